# Ce que le serveur dit en français : erreurs, défauts d'un champ, et avis.

# Erreurs : une phrase sans point final.
error-bad-request = cette demande ne convient pas : { $fields }
error-bad-json = cette demande est illisible ; son contenu doit être du JSON
error-bad-name = ce nom ne convient pas ; un nom compte de 1 à { $most } caractères d'une seule écriture, au moins une lettre ou un chiffre, rien d'invisible, et n'est pas réservé
error-bad-cursor = cet endroit n'est pas dans cette liste ; prenez celui que la page précédente indique comme suite
error-bad-password-length = un mot de passe compte de { $least } à { $most } caractères
error-not-signed-in = vous n'êtes pas connecté ; choisissez un nom pour jouer en invité, ou connectez-vous
error-bad-token = ce jeton n'est pas valable ; il a été révoqué, ou n'a jamais existé
error-wrong-password = le mot de passe est faux
error-wrong-name-or-password = le nom ou le mot de passe est faux
error-foreign-origin = cette demande ne vient pas d'une page de ce serveur ; elle a été refusée pour votre sécurité
error-account-needed = il faut un compte ; réservez votre nom avec un mot de passe, ou connectez-vous
error-people-only = seule la personne elle-même peut le faire, connectée dans un navigateur ; un jeton ne suffit pas
error-metrics-forbidden = les mesures ne sont que pour cette machine, ou pour qui présente leur jeton
error-not-found = il n'y a rien à cette adresse
error-no-such-person = ce joueur n'existe pas
error-no-such-table = cette table n'existe pas
error-no-such-token = ce jeton n'existe pas
error-no-such-subscription = ce navigateur ne reçoit pas d'avis d'ici
error-method-not-allowed = cette adresse ne fait pas cela
error-name-taken = ce nom, ou un nom trop semblable, est pris ; choisissez-en un autre, ou connectez-vous si c'est le vôtre
error-already-account = c'est déjà un compte
error-too-many-bots = une personne a au plus { $most } comptes de robot ; supprimez-en un d'abord
error-too-many-tokens = au plus { $most } jetons à la fois ; révoquez-en un d'abord
error-too-many-subscriptions = au plus { $most } navigateurs d'une personne reçoivent des avis ; retirez-en un d'abord
error-conflict = quelqu'un d'autre a changé cela au même instant ; regardez à nouveau, puis réessayez
error-too-large = c'est trop à la fois ; une demande compte au plus { $most } kilo-octets
error-too-often = c'était trop souvent ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
error-our-fault = quelque chose s'est mal passé ici, par notre faute ; si cela se reproduit, signalez-le comme { $reference }
error-push-off = ce serveur n'envoie pas d'avis aux navigateurs fermés
error-stopping = le serveur s'arrête ; réessayez dans un instant
error-database-away = la base de données ne répond pas ; réessayez dans un instant
error-bad-message = le message est incompréhensible : { $reason }
error-bad-position = ce n’est pas une position : { $reason }
error-no-advice = il n’y a rien à conseiller : { $reason }
error-engine-locked = vous jouez sur ce plateau une partie en cours avec d’autres personnes ; jusqu’à la fin, réfléchissez vous-même
error-too-many-watched = on peut suivre au plus { $most } tables à la fois
error-too-many-advised = trop de demandes de conseil en ce moment ; réessayez dans un instant

# Ce qui ne va pas dans un champ d'une demande.
field-missing = { $field } manque
field-unknown = { $field } n'est pas connu ici
field-too-short = { $field } est trop court ; au moins { $limit }
field-too-long = { $field } est trop long ; au plus { $limit }
field-too-small = { $field } est trop petit ; au moins { $limit }
field-too-big = { $field } est trop grand ; au plus { $limit }
field-not-a-choice = { $field } n'est aucun des choix possibles
field-hidden-characters = { $field } contient des caractères invisibles
field-wrong-form = { $field } n'a pas la bonne forme
field-unknown-push-service = { $field } n'est pas chez un service d'avis que ce serveur connaît

# Noms à la place de celui d'une personne.
deleted-player = joueur supprimé

# Avis aux navigateurs fermés.
push-turn-title = C'est à vous de jouer
push-turn-body = { $table } attend votre décision.
error-table-full = cette table a déjà { $most } entrées et n'en prend plus de cette sorte
bot-budget = un joueur de l'ordinateur a ici au plus { $most } { $option } par décision
