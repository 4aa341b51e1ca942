# Toc toc toc — ce que dit l’écran du jeu. Référence : en.ftl a exactement les mêmes clés.
# « vous » n’est dit que si une seule personne tient cet appareil ; sinon, les noms.

tt-round = Tour { $round } · pioche { $pile }
tt-player = Nom
tt-colon = { $word } :
tt-quote = « { $line } »
tt-guests = { $number ->
        [one] { $type_one }
       *[other] { $number } { $type_plural }
    }

## Les joueurs
tt-finished = La fête est finie
tt-state-you = vous
tt-state-knocks = frappe
tt-state-answers = répond
tt-state-chooses = choisit
tt-state-plays = joue
tt-state-opened = a ouvert
tt-state-refused = n’a pas ouvert
tt-state-online = en ligne
tt-state-away = hors ligne
tt-state-here = ici
tt-state-bot = bot { $level }
tt-breakdown = Si la fête finissait là
    .of = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Les cartes
tt-role-normal = normal
tt-role-brute = brute
tt-role-musician = musicien
tt-role-vamp = vamp
tt-role-child = hors jeu
tt-role-taxi = corbillard
tt-role-scarecrow = 3 points
tt-card-unknown = carte inconnue
tt-card-at-door = carte devant une porte
tt-hand = Votre main
tt-hand-card = { $name }. { $card_text }
tt-hand-empty = Plus de carte en main : on peut encore frapper chez vous.
tt-pile = Pioche
tt-pile-yours = Vous aurez celle-ci.
tt-pile-label = Pioche : { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }. Au sommet : { $card }.
tt-pile-empty = La pioche est vide.

## La maison
tt-your-house = Chez vous
tt-house-of = { $you ->
        [yes] Chez vous
       *[no] Chez { $player }
    }
tt-knock-at = Frapper chez { $player }. { $house }
tt-own = Ce qui est à vous
tt-own-party = Chez vous : { $guests ->
        [one] { $guests } invité
       *[other] { $guests } invités
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tt-goal = But :
tt-on-top = À piocher : { $card }
tt-watching = Vous regardez la fête. Chacun cache sa main, et la pioche se voit.
tt-passing = Cet appareil passe de main en main. Chacun ne voit sa main que derrière le rideau.

## Frapper
tt-bar-turn = À vous, { $player }.
tt-bar-knock = { $card } frappe chez { $door } ?
tt-bar-sent = Toc toc toc…
tt-take-back = Reprendre
tt-confirm = Confirmer
tt-first-offer = Choisissez d’abord une carte et une porte.
tt-first-answer = Touchez d’abord une porte.
tt-first-take-guest = Choisissez d’abord un invité.
tt-first-choose-type = Choisissez d’abord un type.
tt-say-something = Dire…
tt-say-hint = Une réplique ou une mimique, une seule. Tous l’entendent, et elle ne vous engage à rien.
tt-if-opens = { $player } ouvre :
tt-if-refuses = { $player } n’ouvre pas :
tt-effect-joins = { $host_you ->
        [yes] un invité de plus chez vous, { $gain }.
       *[no] un invité de plus chez { $host }, { $gain }.
    }
tt-effect-nothing = { $host_you ->
        [yes] rien ne se passe chez vous.
       *[no] rien ne se passe chez { $host }.
    }
tt-effect-choice = { $rival_you ->
        [yes] à vous de choisir qui s’en va.
       *[no] { $rival } choisit qui s’en va.
    }
tt-effect-moves = { $guests } { $number ->
        [one] part
       *[other] partent
    } { $rival_you ->
        [yes] chez vous.
       *[no] chez { $rival }.
    }
tt-effect-leaves = { $guests } { $number ->
        [one] { $host_you ->
            [yes] vous quitte
           *[no] quitte { $host }
        }
       *[other] { $host_you ->
            [yes] vous quittent
           *[no] quittent { $host }
        }
    } en taxi.

## Toc toc toc
tt-knock-1 = Toc…
tt-knock-2 = toc…
tt-knock-3 = toc !
tt-knocks = { $you ->
        [yes] { $offerer } frappe chez vous.
       *[no] { $offerer } frappe chez { $keeper }.
    }
tt-then-open = { $you ->
        [yes] La carte agit chez vous ; l’adversaire, c’est { $offerer }.
       *[no] La carte agit chez { $keeper } ; l’adversaire, c’est { $offerer }.
    }
tt-then-refuse = { $you ->
        [yes] Elle agit chez { $offerer } ; l’adversaire, c’est vous.
       *[no] Elle agit chez { $offerer } ; l’adversaire, c’est { $keeper }.
    }
tt-one-of = { $cards ->
        [one] La dernière carte en main
       *[other] Une des { $cards } cartes en main
    } chez { $offerer }
tt-key-open = O
tt-key-refuse = N
tt-bar-answer = { $keeper }, ouvrez-vous à { $offerer } ?
    .hint = Touchez une porte, puis confirmez.
    .open = La porte va s’ouvrir.
    .refuse = La porte restera close.

## La carte au jour
tt-step-opens = { $player } ouvre
tt-step-refuses = { $player } n’ouvre pas
tt-step-chooses = { $player } choisit
tt-step-draws = { $player } pioche
tt-it-was = C’était
tt-was-monster = un monstre !
tt-was-ghost = un fantôme !
tt-was-vampire = un vampire !
tt-was-brute = une brute !
tt-was-musician = un musicien !
tt-was-vamp = une vamp !
tt-was-child = un enfant !
tt-was-taxi = un taxi !
tt-was-scarecrow = un épouvantail !
tt-bar-opened = { $keeper } a ouvert.
    .refused = { $keeper } n’a pas ouvert.
tt-bar-take = { $player }, quel invité vous suit ?
    .monster = { $player }, quel monstre vous suit ?
    .ghost = { $player }, quel fantôme vous suit ?
    .vampire = { $player }, quel vampire vous suit ?
tt-bar-send = { $player }, qui s’en va ?
tt-tiles = { $you ->
        [yes] Votre choix
       *[no] Le choix laissé à { $player }
    }
tt-tile-normal = { $number ->
        [one] Le seul chez { $host }.
       *[other] Il y en a { $number }.
    }
tt-tile-brute = { $you ->
        [yes] Gardera vos { $type_plural }.
       *[no] Gardera les { $type_plural }.
    }
tt-tile-musician = { $you ->
        [yes] Doublera vos { $type_plural }.
       *[no] Doublera les { $type_plural }.
    }
tt-tile-child = { $number ->
        [one] { $you ->
            [yes] S’enfuit chez vous.
           *[no] S’enfuit chez { $rival }.
        }
       *[other] { $you ->
            [yes] S’enfuient chez vous.
           *[no] S’enfuient chez { $rival }.
        }
    }
tt-tile-taxi = { $number ->
        [one] Rentre en taxi.
       *[other] Rentrent en taxi.
    }
tt-tile-points = { $gained ->
        [0] { $host_you ->
            [yes] Vous { $loss }
           *[no] { $host } { $loss }
        }
       *[other] { $you ->
            [yes] Vous { $gain }, { $host } { $loss }
           *[no] { $rival } { $gain }, { $host_you ->
                [yes] vous { $loss }
               *[no] { $host } { $loss }
            }
        }
    }
tt-invite-normal = Inviter { $type_one }
tt-invite-brute = Inviter la brute
tt-invite-musician = Inviter le musicien
tt-send-child = Faire fuir les { $type_plural }
tt-send-taxi = Renvoyer les { $type_plural }
tt-rule = Règle
tt-delta-title = { $you ->
        [yes] Si c’est votre choix
       *[no] Après ce choix
    }
tt-delta = { $types } : { $before }, puis { $after }{ $guarded ->
        [yes] , gardés
       *[no] {""}
    }{ $doubled ->
        [yes] , doublés
       *[no] {""}
    }. Total { $points }, puis { $then }.

## La mémoire
tt-memory = Mémoire
tt-memory-title = { $you ->
        [yes] Ce que vous savez
       *[no] Ce que tous savent
    }
tt-memory-off = La mémoire de la rue est fermée pour cette partie : à chacun de se souvenir.
tt-hand-of = { $player } : { $seen ->
        [0] aucune carte vue
        [one] { $seen } carte vue
       *[other] { $seen } cartes vues
    }, { $unknown ->
        [0] aucune inconnue
        [one] { $unknown } inconnue
       *[other] { $unknown } inconnues
    }.
tt-if-you-open = { $you ->
        [yes] Si vous ouvrez à…
       *[no] Si la porte s’ouvre à…
    }
tt-never-seen = { $number ->
        [0] Plus aucune carte inconnue
        [one] Jamais vue : { $number } carte
       *[other] Jamais vues : { $number } cartes
    }
tt-next-draw = { $you ->
        [yes] Ensuite, vous piocherez { $card_one }.
       *[no] Ensuite, { $player } piochera { $card_one }.
    } { $rest ->
        [0] C’est la dernière carte.
        [one] Il en restera { $rest }.
       *[other] Il en restera { $rest }.
    }

## Le journal
tt-log-turn = Tour { $turn }
tt-log-start = La fête commence

## La fin
tt-end-title = { $number ->
        [one] { $names } gagne la fête !
       *[other] { $names } gagnent la fête !
    }
tt-end-ahead = {""}, contre { $behind } chez { $second }, après { $turns } tours.
tt-end-turns = {""}, après { $turns } tours.
tt-total = Total
tt-doubled = { $guests } × 2 =
tt-bar-again = Encore une ?
    .hint = Mêmes places, nouvelle donne.
    .watch = La fête est finie.
tt-evening = La partie en une courbe
tt-evening-label = Les points de chacun, tour après tour
tt-evening-tab = La soirée
tt-turning-points = Les tournants
tt-turn-number = tour { $turn }
    .capital = Tour { $turn }
