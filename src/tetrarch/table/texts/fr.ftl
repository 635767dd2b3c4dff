# Les tables en français. $player est le nom d'une personne ou d'un joueur de l'ordinateur, $seat le numéro d'une place à partir de 1.

unnamed-player = quelqu’un
deleted-player = joueur supprimé

# Ce qui se passe à une table.
entry-opened = { $player ->
    [you] Vous ouvrez
   *[other] { $player } ouvre
} la table.
entry-hosted = { $player ->
    [you] Vous êtes
   *[other] { $player } est
} désormais l’hôte de la table.
entry-seated = { $player ->
    [you] Vous prenez
   *[other] { $player } prend
} la place { $seat }.
entry-unseated = { $player ->
    [you] Vous quittez
   *[other] { $player } quitte
} la place { $seat }.
entry-seat-planned = La place { $seat } { $plan ->
    [bot] est pour l’ordinateur { $bot }.
    [person] est réservée à quelqu’un.
    [mine] est pour { $bot }, sur l’appareil de l’hôte.
   *[open] est ouverte à tout le monde.
}
entry-readied = { $ready ->
    [yes] { $player ->
        [you] Vous êtes d’accord pour jouer.
       *[other] { $player } est d’accord pour jouer.
    }
   *[no] { $player ->
        [you] Vous demandez encore un moment.
       *[other] { $player } demande encore un moment.
    }
}
entry-salt-committed = { $player ->
    [you] Vous scellez
   *[other] { $player } scelle
} un sel.
entry-salted = { $player ->
    [you] Vous ajoutez
   *[other] { $player } ajoute
} un sel à la graine du hasard.
entry-restarted = Un sel était déjà connu : la donne recommence avec de nouveaux sels (nouveau départ n° { $times }).
entry-started = La partie commence.
entry-hinted = { $player ->
    [you] Vous demandez un indice.
   *[other] { $player } demande un indice.
}
entry-undo-asked = { $player ->
    [you] Vous demandez
   *[other] { $player } demande
} à revenir en arrière.
entry-undo-answered = { $agrees ->
    [yes] { $player ->
        [you] Vous acceptez.
       *[other] { $player } accepte.
    }
   *[no] { $player ->
        [you] Vous refusez.
       *[other] { $player } refuse.
    }
}
entry-undone = { $player ->
    [you] Vous revenez
   *[other] { $player } revient
} en arrière.
entry-resigned = { $player ->
    [you] Vous abandonnez
   *[other] { $player } abandonne
}.
entry-timed-out = { $player ->
    [you] Vous n’avez
   *[other] { $player } n’a
} plus de temps{ $did ->
    [bot] {""} ; l’ordinateur continue à { $player ->
        [you] votre
       *[other] sa
    } place.
    [pass] {""} : la pendule décide à { $player ->
        [you] votre
       *[other] sa
    } place.
   *[resign] {""} et { $player ->
        [you] abandonnez
       *[other] abandonne
    } donc.
}
entry-left = { $player ->
    [you] Vous vous absentez
   *[other] { $player } s’absente
} de la table.
entry-returned = { $player ->
    [you] Vous êtes
   *[other] { $player } est
} de retour.
entry-stand-in = { $bot } joue pour { $player ->
    [you] vous
   *[other] { $player }
}.
entry-stand-in-voted = { $agrees ->
    [yes] { $player ->
        [you] Vous laisseriez l’ordinateur jouer pour
       *[other] { $player } laisserait l’ordinateur jouer pour
    }
   *[no] { $player ->
        [you] Vous préférez attendre
       *[other] { $player } préfère attendre
    }
} { $other ->
    [you] vous
   *[other] { $other }
}.
entry-resumed = Le serveur était indisponible ; les pendules étaient arrêtées.
entry-ended = La partie est finie : { $winners ->
    [0] personne ne gagne.
    [one] { $players ->
        [you] vous gagnez
       *[other] { $players } gagne
    }{ $how ->
        [resigned] {""}, car les autres ont abandonné.
        [timed-out] {""}, car le temps est écoulé.
       *[rules] .
    }
   *[other] { $players } gagnent ensemble.
}
entry-rematch-offered = { $player ->
    [you] Vous voudriez
   *[other] { $player } voudrait
} rejouer.
entry-rematch-accepted = { $player ->
    [you] Vous voulez
   *[other] { $player } veut
} rejouer aussi.
entry-closed = { $by ->
    [server] Le serveur ferme la table.
   *[host] L’hôte ferme la table.
}

# Ce dont on convient au sujet du temps.
clock-none = Sans pendule
clock-none-note = Personne n’est pressé
clock-move = Par décision
clock-move-note = Tant de secondes chaque fois qu’on est interrogé
clock-fischer = Réserve de temps
clock-fischer-note = Une réserve de secondes, et un supplément à chaque tour achevé
clock-days = Jours
clock-days-note = Tant de jours chaque fois qu’on est interrogé
timeout-bot = L’ordinateur continue
timeout-pass = La pendule décide
timeout-resign = La place abandonne

# Pourquoi on ne peut pas revenir en arrière sans demander.
undo-off = on ne revient pas en arrière à cette table
undo-over = la partie n’est pas en cours
undo-gave-up = vous avez abandonné
undo-nothing = il n’y a rien à annuler
undo-consent = à cette table, tout le monde doit être d’accord
undo-other = quelqu’un d’autre a décidé depuis

# Pourquoi une table refuse quelque chose, sans point final.
refusal-already-open = la table est déjà ouverte
refusal-not-open = la table n’est pas encore ouverte
refusal-closed = la table est fermée
refusal-started = la partie a commencé
refusal-not-started = la partie n’a pas encore commencé
refusal-over = la partie est finie
refusal-not-over = la partie n’est pas encore finie
refusal-not-host = seul l’hôte de la table peut le faire
refusal-not-seated = vous n’avez pas de place à cette table
refusal-already-seated = vous avez déjà une place à cette table
refusal-one-seat = dans une partie classée, chacun a une seule place
refusal-full = aucune place n’est libre pour vous
refusal-no-such-seat = il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $most }
refusal-seat-taken = la place { $seat } est prise
refusal-seat-kept = la place { $seat } est réservée à quelqu’un d’autre
refusal-not-ready = toutes les places ne sont pas prises, ou tout le monde n’est pas prêt
refusal-cannot-deal = la partie ne peut pas être mise en place : { $reason }
refusal-bad-settings = ces réglages ne conviennent pas : { $reason }
refusal-bad-person = l’identifiant d’une personne compte de 1 à { $most } caractères visibles
refusal-bad-name = un nom compte de 1 à { $most } caractères visibles sur une seule ligne
refusal-bad-chat = un message compte de 1 à { $most } caractères visibles sur une seule ligne
refusal-bad-salt = un sel compte de 1 à { $most } caractères visibles sur une seule ligne
refusal-bad-salt-commitment = l’empreinte d’un sel est un SHA-256 en hexadécimal
refusal-salt-mismatch = ce n’est pas le sel que vous avez scellé
refusal-salts-fixed = les sels sont fixés, car tout le monde est d’accord pour commencer
refusal-salts-revealed = une personne a révélé son sel : rien de ce qui détermine la donne ne peut plus changer ; pour le changer, retirez d’abord votre accord
refusal-salt-early = vous avez scellé votre sel ; révélez-le quand tout le monde est d’accord pour commencer
refusal-tournament-seat = dans un tournoi, vous gardez votre place et votre accord ; vous pouvez seulement abandonner
refusal-not-your-seat = vous ne décidez pas pour la place { $seat }
refusal-not-your-turn = ce n’est pas à vous : { $reason } doit décider
refusal-already-decided = vous avez déjà décidé, et attendez les autres
refusal-gave-up = vous avez abandonné cette partie
refusal-stand-in = l’ordinateur joue à votre place ; revenez d’abord
refusal-stale = la partie a continué : vous répondez à la question { $number }, et elle en est à { $now }
refusal-time-is-up = votre temps est écoulé
refusal-illegal-move = { $play } n’est pas permis : { $reason }
refusal-unreadable-move = { $play } : { $reason }
refusal-no-such-decision = cette décision n’existe pas
refusal-too-often = la décision peut être prise { $most ->
    [one] une seule fois
   *[other] au plus { $most } fois de suite
}, et non { $times } fois
refusal-rated = dans une partie classée, personne ne joue à votre place
refusal-hints-rated = il n’y a pas d’indices dans une partie classée
refusal-hints-tournament = il n’y a pas d’indices dans un tournoi
refusal-hints-people = il n’y a pas d’indices à une table où joue une autre personne
refusal-tournament = dans un tournoi, personne ne joue à votre place
refusal-undo-off = on ne revient pas en arrière à cette table
refusal-undo-pending = quelqu’un a déjà demandé à revenir en arrière ; répondez d’abord
refusal-nothing-to-undo = vous n’avez rien décidé qui puisse être annulé
refusal-no-such-event = il ne peut pas rester autant d’événements : de 0 à { $most }
refusal-not-your-decision = vous ne pouvez annuler qu’une décision à vous
refusal-nothing-asked = personne n’a demandé à revenir en arrière
refusal-own-question = c’est aux autres d’accepter ; vous pouvez seulement retirer votre demande
refusal-no-watchers = on ne peut pas regarder à cette table
refusal-chat-players = pendant la partie, les joueurs ne parlent qu’à la table
refusal-chat-watchers = pendant la partie, les spectateurs parlent entre eux
refusal-no-such-number = il n’y a pas d’entrée { $number } : la table en est à { $most }
refusal-not-away = { $player } n’est pas absent
refusal-own-vote = on ne vote pas sur sa propre place : demandez vous-même un remplaçant
refusal-no-vote = personne ne l’a demandé
refusal-no-such-moment = il n’y a pas de moment { $events } : la partie a ceux de 0 à { $most }
refusal-too-many-moments = on peut demander { $most } moments à la fois au plus, et le premier ne doit pas suivre le dernier

# Ce qui ne va pas dans des réglages.
fault-game = le jeu { $game } n’existe pas ; il y a { $games }
fault-seats = { $given } places sont nommées pour { $players } joueurs
fault-plan = doit être open, person: suivi d’un identifiant, bot: suivi du texte d’un joueur de l’ordinateur, ou mine: suivi d’un nom
fault-person = après person:, il faut un identifiant de 1 à { $most } caractères
fault-bot = il n’y a pas de joueur { $bot } ; il y a { $bots }
fault-external = les programmes extérieurs ne sont pas admis ici
fault-command = après exec:, il faut une commande
fault-clock = avec la pendule { $kind }, il faut une valeur de { $least } à { $most }
fault-rated-seats = une partie classée se joue entre personnes seulement
fault-rated-several = dans une partie classée, chacun a une seule place
fault-rated-clock = une partie classée demande une pendule
fault-rated-when-time-runs-out = dans une partie classée, qui n’a plus de temps passe ou abandonne ; l’ordinateur ne continue pas
fault-rated-away = dans une partie classée, l’ordinateur ne joue pas pour les absents
fault-rated-practice = une partie d’entraînement n’est pas classée
fault-fork-open = une partie qui reprend n’attend personne : chaque place est la vôtre, mine: suivi d’un nom, ou celle d’un joueur de l’ordinateur
fault-fork-rated = une partie reprise d’une autre n’est pas classée
fault-rated-position = une partie depuis une position préparée n’est pas classée
fault-balanced-position = rien n’est tiré pour une position préparée à la main ; il n’y a donc rien à équilibrer
