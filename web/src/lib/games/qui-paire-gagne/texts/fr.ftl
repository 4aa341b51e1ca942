# Qui paire gagne — ce que dit l’écran du jeu. Référence : en.ftl a exactement les mêmes clés.
# « vous » n’est dit que si une seule personne tient cet appareil ; sinon, les noms.
# Aucun accord avec une personne : le bouton dit « C’est prêt ».

# ==== la table ====

## Les cartes postales
pp-with-whom = avec ?
pp-with = avec { $number }
pp-tag-apple = pomme
pp-eleven = Onze images
pp-picture = Image { $number }
    .named = Image { $number } : { $name }
pp-card =
    .free = { $picture }, libre
    .chosen = { $picture }, choisie
    .paired = { $picture }, en paire avec { $partner }. Toucher pour délier.
    .apple = { $picture }, pomme pourrie
    .plain = { $picture }
pp-apple = Pomme pourrie
pp-apple-last = la dernière qui reste
pp-apple-is = la { $number }

## La tête
pp-round = Manche { $round } sur { $rounds }
    .over = Partie finie
pp-invite = Inviter
pp-look = On regarde…
pp-no-clock = sans sablier
pp-seconds = { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }
pp-only = plus que
pp-last-seconds = { $number } s
pp-time-is-up = C’est fini
pp-all-ready = Tout est prêt
pp-tab-calls = Annonces

## Les joueurs
pp-players = Joueurs
pp-who =
    .me = moi
    .bot = bot
    .here = ici
    .away = hors ligne
    .gone = plus à la table
    .late = à la prochaine manche
pp-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pp-who-points = { $who } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pp-made = { $number ->
        [one] { $number } paire faite
       *[other] { $number } paires faites
    }

## Mes paires
pp-own = Mes paires
pp-own-label = Mes paires, secrètes
pp-own-count = { $number ->
        [0] Aucune paire.
        [one] Une paire sur cinq.
       *[other] { $word } paires sur cinq.
    }
pp-secret = secret
pp-sum = { $one } + { $other }
pp-sum-open = { $one } + …
pp-loosen = Délier { $one } et { $other }
pp-say-why = Dire pourquoi…
pp-about = { " " }({ $one } et { $other })
pp-quote = « { $note } »
pp-choose-partner = choisissez sa partenaire
pp-nth-pair = { $nth ->
        [1] première paire
        [2] deuxième paire
        [3] troisième paire
        [4] quatrième paire
       *[5] cinquième paire
    }
pp-note-title = Pourquoi { $one } et { $other } ?
    .apple = Pourquoi la { $one } reste-t-elle seule ?
pp-note-ask = Votre raison, si vous voulez
pp-note-secret = Secrète jusqu’à l’annonce.
pp-note-keep = Garder
pp-note-remove = Effacer

## Plusieurs personnes sur cet appareil
pp-here = Sur cet appareil
pp-here-text = À tour de rôle derrière le rideau. Pour changer une paire, rouvrez le vôtre.
pp-passing = Le rideau est levé : vos paires sont visibles.

## La barre
pp-gather = Tout le monde est là ?
pp-bar-gather = Tout le monde est là ?
    .next = Manche { $round } : tout le monde est là ?
    .rest = Les images viennent quand tout le monde a dit « C’est prêt ».
pp-await = On attend { $names }.
    .many = On attend { $word } personnes.
pp-begin = Commencer sans attendre
    .short = Commencer
pp-bar-look = Regardez bien.
    .brief = { $seconds ->
        [0] Puis les paires.
       *[other] Les paires dans { $seconds } s.
    }
    .rest = { $seconds ->
        [0] Les paires commencent quand tout le monde a dit « C’est prêt ».
       *[other] Les paires commencent dans { $seconds } s, ou dès que tout le monde a dit « C’est prêt ».
    }
pp-bar-two = Touchez deux images qui vont ensemble.
pp-bar-one = Touchez l’image qui va avec la { $number }.
pp-pairs-left = { $number ->
        [one] Encore { $word } paire.
       *[other] Encore { $word } paires.
    }
    .apple = { $number ->
        [one] Encore { $word } paire ; la dernière image sera la pomme pourrie.
       *[other] Encore { $word } paires ; la dernière image sera la pomme pourrie.
    }
pp-bar-five = Cinq paires !
    .apple = Cinq paires ! Pomme pourrie : la { $apple }.
    .rest = Tout peut changer jusqu’à la fin.
    .why = Appui long : dire pourquoi.
pp-bar-ready = Vous avez dit « C’est prêt ».
    .rest = Modifier reste possible jusqu’à la fin.
pp-bar-secret = Les paires se font en secret.
pp-bar-late = La manche est en cours.
    .rest = Vous jouerez dès la prochaine.
pp-bar-lost = { $number ->
        [0] Connexion perdue : tout ce qui est fait est gardé.
        [one] Connexion perdue : votre paire est gardée.
       *[other] Connexion perdue : vos { $number } paires sont gardées.
    }
    .bare = Connexion perdue : tout ce qui est fait est gardé.
pp-closing =
    .time = C’est fini !
    .ready = Tout le monde a dit « C’est prêt » !
    .rest = On relève les paires.
pp-bar-tell = { $player }, racontez si vous voulez.
pp-bar-listen = { $player } peut raconter.
pp-bar-next =
    .brief = La suite dans { $seconds } s.
    .alone = La suite vient seule dans { $seconds } s.
    .mine = Puis passez à la suite.
    .theirs = { $player } passe à la suite.
pp-funny = Drôle
    .label = Drôle : { $number ->
        [0] personne encore
        [one] une personne
       *[other] { $number } personnes
    }
pp-undo = Annuler
    .nothing = Il n’y a rien à annuler : aucune image n’est choisie, aucune paire n’est faite. Touchez deux images.
pp-at-five = à cinq paires ({ $made }/{ $of })
pp-still-open = modifier reste possible

## Ce qui s’entend
pp-begin-look = Onze images. On regarde, puis on fait cinq paires.
pp-did-pair = { $one } et { $other } liées.
    .quiet = Paire faite.
pp-did-loosen = { $one } et { $other } déliées.
    .quiet = Paire déliée.
pp-are-ready = { $names } : « C’est prêt ».
pp-reads = { $player } annonce { $one } et { $other }.
    .apple = { $player } montre sa pomme pourrie, la { $one }.
pp-hands =
    .points = { $hands ->
        [one] Une seule main : { $names }. { $points } points.
       *[other] { $word } mains : { $names }. { $points } points pour chaque main.
    }
    .everybody = Toutes les mains : 0 point.
    .alone = Une seule main : 0 point.
pp-reason = { $player } : « { $text } ».
pp-standing = { $player } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
pp-numeral-0 = zéro
pp-numeral-1 = une
pp-numeral-2 = deux
pp-numeral-3 = trois
pp-numeral-4 = quatre
pp-numeral-5 = cinq
pp-numeral-6 = six
pp-numeral-7 = sept
pp-numeral-8 = huit
pp-numeral-9 = neuf
pp-numeral-10 = dix
pp-numeral-11 = onze
pp-numeral-12 = douze

## Le journal
pp-log-round = Manche { $round }
pp-log-hands = { $said } Mains levées : { $names }.

## Le menu
describe-on = Décrire les images : oui
describe-off = Décrire les images : non

# ==== les annonces, la fin, l’écran partagé ====

## Une annonce
pr-reads = { $player } annonce sa { $place ->
        [1] 1re
       *[other] { $place }e
    } paire
pr-shows-apple = { $player } montre sa pomme
pr-picture = Image { $number }
pr-pair = { $one } + { $other }
pr-apple = pomme { $number }
pr-calls = Les annonces de la manche
pr-order = Ordre des annonces
pr-order-apples = puis les pommes pourries.
pr-hands = { $hands ->
        [1] une main
        [2] deux mains
        [3] trois mains
        [4] quatre mains
        [5] cinq mains
        [6] six mains
        [7] sept mains
        [8] huit mains
        [9] neuf mains
        [10] dix mains
        [11] onze mains
       *[other] { $hands } mains
    }
pr-points-each = { $hands ->
        [1] points
       *[other] points chacune
    }
pr-everybody = tout le monde
pr-alone = une seule main
pr-verdict-points = { $hands ->
        [1] 1 main, { $points } points
       *[other] { $hands } mains, { $points } points chacune
    }
pr-verdict-everybody = { $hands } mains, tout le monde : 0 point
pr-verdict-alone = { $hands ->
        [1] une seule main
       *[other] { $hands } mains
    } : 0 point
pr-laughs = { $number ->
        [one] { $number } rire
       *[other] { $number } rires
    }

## Les mains, les raisons
pr-hands-up = Les mains
pr-hand-up = { $player } lève la main{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
pr-hand-down = { $player } : { $apple ->
        [yes] pas cette pomme
       *[no] pas cette paire
    }
pr-not-this = { $apple ->
        [yes] pas cette pomme
       *[no] pas cette paire
    }
pr-reading = annonce
pr-why = Pourquoi ?
    .label = Demander pourquoi à { $player }
pr-asked = demandé
pr-explain = Dire pourquoi
pr-asks = { $number ->
        [one] { $players } demande : pourquoi ?
       *[other] { $players } demandent : pourquoi ?
    }
pr-why-you = { $apple ->
        [yes] Pourquoi cette pomme ?
       *[no] Pourquoi cette paire ?
    }
pr-answer = Répondre
pr-answer-hint = Une raison, si vous voulez
pr-says = { $player } :
pr-quote = « { $text } »
pr-reason-facet = { $one ->
        [1] { $why }.
        [2] { $why }, voilà.
        [4] { $why }, forcément.
       *[other] { $why }.
    }
pr-reason-theme = { $one ->
        [1] Elles parlent de la même chose.
        [2] Un air de famille.
        [3] Le même sujet, vu deux fois.
       *[other] La même idée.
    }
pr-reason-colour = { $one ->
        [1] Les mêmes couleurs.
        [2] Elles se ressemblent de loin : question de couleurs.
        [3] Le même pot de peinture.
       *[other] À cause des couleurs.
    }
pr-reason-shape = { $one ->
        [1] La même silhouette.
        [2] Les yeux mi-clos, c’est la même forme.
        [3] Le même contour.
       *[other] À cause de la forme.
    }
pr-reason-left-over = { $one ->
        [1] Les deux qui restaient.
        [2] Il n’y avait plus le choix.
       *[other] Les deux dernières.
    }

## Entre deux manches
pr-between = La manche { $round }
pr-player = Nom
pr-total = Total
pr-round = Manche { $round }
    .short = M{ $round }
pr-gone = n’est plus là
pr-not-there = pas encore là
pr-best-pair = La paire de la manche
pr-next-round = Ensuite, la manche { $round } sur { $rounds }
pr-next-turned = Les mêmes cartes, sur l’autre face.
pr-next-fresh = Onze nouvelles cartes.
pr-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pr-points-in = { $player }, manche { $round } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $best ->
        [yes] , sa meilleure manche
       *[no] {""}
    }. D’où viennent-ils ?
pr-sources = { $player } · manche { $round } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pr-source = { $hands ->
        [one] une seule main
       *[other] { $hands } mains
    }
pr-source-apple = { $hands ->
        [one] pomme, une seule main
       *[other] pomme, { $hands } mains
    }
pr-source-none = Aucune paire dans cette manche.

## La fin
pr-end-title = { $number ->
        [one] { $names } l’emporte !
       *[other] { $names } l’emportent !
    }
pr-end-nobody = Personne ne gagne !
pr-end-ahead = {""} ; { $other } suit à { $ahead ->
        [one] { $ahead } point.
       *[other] { $ahead } points.
    }
pr-end-shared = { $number ->
        [2] {" "}de part et d’autre.
       *[other] {" "}pour chaque personne.
    }
pr-end-void = Il restait moins de trois personnes : les manches complètes décident.
pr-again-title = Encore une ?
pr-again-text = Même table, nouvelles images.
pr-points-by-round = Points par manche
pr-best-round = Souligné : la meilleure manche de chacun.
    .tap = Souligné : la meilleure manche de chacun. Touchez un nombre pour voir d’où viennent les points.
pr-who-like-whom = Qui pense comme qui
pr-graph-sub = Paires en commun, sur { $most }{ $from ->
        [1] {""}
       *[other] , à partir de { $from }
    }{ $number ->
        [0] {" "}: aucune
       *[other] {""}
    }
    .dense = Paires en commun, sur { $most } : les { $number } fils les plus forts
pr-graph = Paires en commun, sur { $most } : { $threads }.
pr-graph-thread = { $both } { $number }
pr-most-alike = , à l’unisson : { $number ->
        [one] { $number } paire.
       *[other] { $number } paires.
    }
pr-least-alike = , deux mondes : { $number ->
        [0] aucune.
        [one] { $number } paire.
       *[other] { $number } paires.
    }
pr-most-alone = , cavalier seul : { $number ->
        [one] { $number } paire sans écho.
       *[other] { $number } paires sans écho.
    }
pr-souvenirs-laughs = Les paires les plus drôles
    .sub = Celles qui ont fait rire la table
pr-souvenirs-lone = Les paires en solo
    .sub = Une seule main, mais une raison
pr-souvenirs-shared = Les paires les plus partagées
    .sub = Sans que ce soit tout le monde
pr-souvenir = { $player } · { $hands ->
        [one] { $hands } main
       *[other] { $hands } mains
    } · manche { $round }
    .laughs = { $player } · { $laughs ->
        [one] { $laughs } rire
       *[other] { $laughs } rires
    } · manche { $round }
pr-souvenir-names = { $one } + { $other }

## L’écran partagé
pr-round-of = Manche { $round } sur { $rounds }
pr-finished = Partie finie
pr-look = On regarde…
pr-secret = Cinq paires, en secret.
pr-no-clock = sans sablier
pr-seconds = { $number ->
        [one] { $number } seconde
       *[other] { $number } secondes
    }
pr-ready-of = « C’est prêt » : { $ready } sur { $all }
pr-made = { $number ->
        [one] { $number } paire sur 5
       *[other] { $number } paires sur 5
    }
pr-goes-on-in = { $seconds ->
        [0] On passe à la suite.
       *[other] La suite vient seule dans { $seconds } s.
    }
pr-goes-on = { $player } passe à la suite.
pr-closing = C’est fini !
pr-pictures = Les onze images
pr-album-locked = Les photos de l’album ne se montrent qu’aux appareils de la table : ouvrez cet écran sur l’un d’eux, par le menu.
pr-to-come = Les vôtres, encore à annoncer
