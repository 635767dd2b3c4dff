# Connexion par code, sessions, connexion en deux étapes et page des modérateurs.
sign-in-code = Code
sign-in-code-note = Les six chiffres de votre application d’authentification, ou un code de secours.
sign-in-recovery = Code de secours
sign-in-recovery-note = L’un des codes que vous avez conservés. Il sert une fois.
forgotten = J’ai oublié mon mot de passe
forgotten-go = Enregistrer le nouveau mot de passe
back-to-sign-in = Retour à la connexion
sessions = Où vous êtes connecté
sessions-note = Si vous ne connaissez pas l’un de ces appareils, déconnectez-le et changez votre mot de passe.
session-unknown = Appareil inconnu
session-made = Depuis le { $day }
session-current = cet appareil
session-used = utilisé { $when }
session-end = Déconnecter
two-factor = Connexion en deux étapes
two-factor-note = Après le mot de passe, la connexion demande un code d’une application d’authentification sur votre téléphone. Chaque code de secours le remplace une fois, et permet de choisir un nouveau mot de passe si vous avez oublié le vôtre.
two-factor-is-on = La connexion en deux étapes est active.
two-factor-is-off = La connexion en deux étapes est inactive.
two-factor-enable = Activer
two-factor-disable = Désactiver
two-factor-scan = Scannez ce code avec votre application d’authentification, puis saisissez les six chiffres affichés.
two-factor-qr = Code QR pour l’application d’authentification
two-factor-secret = Ou saisissez cette clé dans l’application :
two-factor-open = Ouvrir l’application sur cet appareil
two-factor-enable-go = Continuer
two-factor-disable-go = Désactiver
two-factor-codes-go = Créer les codes
recovery-left = { $number ->
    [0] Vous n’avez pas de code de secours.
    [one] Il vous reste un code de secours.
   *[other] Il vous reste { $number } codes de secours.
}
recovery-new = Nouveaux codes de secours
recovery-once = Conservez ces codes de secours en lieu sûr. Ils ne sont affichés que maintenant ; les précédents ne servent plus.
moderation-title = Modération
moderation-only = Cette page est réservée aux modérateurs de ce serveur.
moderation-command-line = Ligne de commande
moderation-player = Joueur
moderation-table = Table
moderation-tables = Tables ouvertes et en cours
moderation-tables-none = Aucune table ouverte ou en cours.
moderation-waiting = En attente
moderation-running = En cours
moderation-close = Fermer
moderation-close-sure = Fermer pour tous
reports-title = Signalements
reports-none = Aucun signalement ouvert.
reports-open = { $count ->
    [one] { $count } signalement ouvert
   *[other] { $count } signalements ouverts
}
reported-line = { $reporter } signale { $player } : { $reason }
reported-is-chat = messages
reported-is-name = nom
reported-is-cheating = triche
reported-is-leaving = abandon de parties
reported-is-other = autre chose
reported-lines = Messages à la table
reported-dismiss = Classer sans suite
reported-resolve = Traité
bans = Exclusions
bans-none = Personne n’est exclu.
ban-this = Exclure…
ban-player = Exclure { $name }
ban-other = Un autre joueur
ban-name = Nom du compte à exclure
ban-reason = Raison
ban-reason-note = Le joueur la lit.
ban-length = Durée
ban-days = { $number ->
    [one] Un jour
   *[other] { $number } jours
}
ban-forever = Sans fin
ban-until = jusqu’au { $day }
ban-end = Mettre fin
ban-go = Exclure
audit = Journal d’administration
audit-none = Aucune action.
audit-ban = Exclusion :
audit-unban = Fin de l’exclusion :
audit-resolve = Signalement traité :
audit-close-table = Table fermée :
audit-grant = Nouveau modérateur :
audit-revoke = Rôle retiré :
audit-prune-guests = Anciens invités supprimés
audit-backup = Sauvegarde de la base :
audit-restore = Restauration d’une sauvegarde :
audit-records = Export de parties :
