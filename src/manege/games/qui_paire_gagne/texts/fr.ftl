### Qui paire gagne — textes français. Référence : en.ftl a exactement les mêmes clés, dans le même ordre.
###
### Les faits d’une phrase. Une personne vient par son nom : { $player }. Les numéros d’une paire sont
### { $one } et { $other }. Un moment de la manche vient avec ses formes : { $phase }, { $phase_over }.
### Un nom peut commencer par une voyelle et l’on ne sait pas s’il faut « il » ou « elle » : jamais
### « de » ni « que » devant un nom, jamais d’accord avec lui : le bouton dit « C’est prêt ».
### Aucune phrase ne dit ce que montre une image : un mot souffle des paires (PP-67).

game-name = Qui paire gagne
    .promise = Onze images, une intruse.
    .facts = De 3 à 8 joueurs, 30 à 45 minutes, dès 10 ans.
    .players = 3–8 joueurs
    .minutes = 30–45 min
    .goal = Avec onze images, faites en secret cinq paires. Une paire vaut autant de points que de mains levées, mais rien si tout le monde l’a faite, et rien pour une main toute seule.

## Les cartes numérotées. Les images tiennent leur nom de leur paquet, ou d’un album.

token-number-1 = numéro 1
token-number-2 = numéro 2
token-number-3 = numéro 3
token-number-4 = numéro 4
token-number-5 = numéro 5
token-number-6 = numéro 6
token-number-7 = numéro 7
token-number-8 = numéro 8
token-number-9 = numéro 9
token-number-10 = numéro 10
token-number-11 = numéro 11

## Les moments d’une manche ; .over : ce qui se dit quand son temps est écoulé

phase-gather = On se rassemble
    .over = On n’attend plus : la manche commence.
phase-look = Coup d’œil
    .over = Assez regardé : à vos paires !
phase-pairing = Les paires
    .over = Le sablier est vide.
phase-calls = Les annonces
    .over = On passe à la suite.

## Les lieux

zone-numbers = Numéros en main
zone-pairs = Paires posées
zone-pictures = Images
zone-undersides = L’autre face
zone-pile = Pile
zone-done = Images déjà jouées

## Les options de la table ; .value dit une valeur qui est un nombre

option-rounds = Manches
    .text = Une carte sert deux fois : une manche par face.
    .value = { $value ->
        [one] { $value } manche
       *[other] { $value } manches
    }
option-clock = Sablier
    .text = Le temps de faire ses cinq paires.
    .value = { $value ->
        [0] sans sablier
       *[other] { $value } s
    }
option-look = Coup d’œil
    .text = Le temps de regarder, avant le sablier.
    .value = { $value ->
        [0] aucun
       *[other] { $value } s
    }
option-talk = Annonces
    .text = Combien de temps chaque annonce reste, si personne ne passe à la suite.
    .value = { $value ->
        [0] à la main
       *[other] { $value } s
    }
option-fresh = Cartes neuves
    .text = Onze nouvelles cartes à chaque manche : on ne retourne plus.
option-fresh-true = à chaque manche
option-fresh-false = une manche sur deux
option-apple = Pomme pourrie
    .text = Quand l’image de trop ne rapporte rien.
option-apple-both = zéro à une main, ou à toutes
option-apple-lone_only = zéro à une seule main
option-apple-none = jamais zéro
option-apple-off = pas de pomme
option-pictures = Images
    .text = Combien en compte le paquet ; peu d’images, peu de manches.
    .value = { $value } images
option-album = Album
    .text = Les images sont celles de la table, et personne n’en sait rien d’avance.
option-album-true = celui de la table
option-album-false = les cartes postales
option-doors = Portes ouvertes
    .text = On peut partir, ou s’asseoir, en pleine partie.
option-doors-true = ouvertes
option-doors-false = fermées
option-company = Pour commencer
    .text = Combien de places sont prises ; les autres attendent quelqu’un.
    .value = { $value } personnes
option-company-all = toutes les places

## Les décisions : pour qui décide, puis pour les autres (.other)

decision-ready = Dites « C’est prêt » : on commence quand tout le monde l’a dit.
    .other = On attend { $player }.
decision-pairing = Faites cinq paires, puis dites « C’est prêt ».
    .other = { $player } cherche ses paires.
decision-announce = Vous annoncez : racontez si vous voulez, puis passez à la suite.
    .other = { $player } annonce.
decision-house = Dites quand le temps est écoulé.
    .other = Le sablier coule.

## Les coups ; .button est le mot d’un bouton

action-pair = Lier { $one } et { $other }
    .button = Lier
action-loosen = Délier { $one } et { $other }
    .button = Délier
action-ready = Dire « C’est prêt »
    .button = C’est prêt
action-next = Passer à la suite
    .button = Suivant
action-time-up = Annoncer la fin du temps
    .button = C’est l’heure
action-leave = { $player } quitte la table
    .button = Quitter
action-sit = { $player } vient à la table
    .button = S’asseoir

## Le journal : une phrase par événement, à la troisième personne
## La phrase elle-même ne dit que ce que tout le monde sait. Un attribut qui porte le nom d’un fait (.one)
## la remplace pour qui ce fait est connu.

log-ready = { $player } : « C’est prêt ».
log-round-began = { $turned ->
        [1] Manche { $round } : les onze cartes se retournent.
       *[other] Manche { $round } : onze nouvelles cartes.
    }
log-shown = À la place { $number }, une image.
log-pairing-began = À vos paires : cinq, en secret !
log-paired = { $player } pose une paire, face cachée.
    .one = { $player } pose une paire, face cachée : { $one } et { $other }.
log-loosened = { $player } reprend une paire.
    .one = { $player } reprend une paire : { $one } et { $other }.
log-time-up = { $phase_over }
log-closed = Plus rien ne bouge : place aux annonces.
log-called = { $player } annonce { $one } et { $other } : { $points ->
        [0] { $hands ->
            [1] une seule main, zéro point
           *[other] toutes les mains, zéro point
        }
       *[other] { $hands } mains, { $points } points chacune
    }.
log-called-apple = { $player } montre sa pomme pourrie, la { $one } : { $points ->
        [0] { $hands ->
            [1] une seule main, zéro point
           *[other] toutes les mains, zéro point
        }
       *[other] { $hands ->
            [1] une seule main, { $points } points
           *[other] { $hands } mains, { $points } points chacune
        }
    }.
log-raised = { $player } lève la main : { points }.
log-round-over = Fin de la manche { $round }.
log-void = Il reste moins de trois personnes : la partie s’arrête aux manches complètes.
log-left = { $player } quitte la table.
log-sat-down = { $player } vient à la table et jouera dès la prochaine manche.

## Les refus : pourquoi, et ce qui irait

refusal-over = La partie est finie. Pour continuer, lancez-en une autre.
refusal-not-at-the-table = Personne ne joue à cette place. Venez-y : vous jouerez dès la prochaine manche.
refusal-closed = Les paires sont relevées, et la parole est à { $player }. Écoutez, riez, demandez pourquoi : la suite vient après.
refusal-closed-yours = Les paires sont relevées : on ne les change plus. C’est votre annonce ; passez à la suite quand vous voulez.
refusal-hush = Chut ! On cherche ses paires en secret. Les mots reviennent avec les annonces.
refusal-no-such-call = Cela n’a pas été annoncé dans cette manche. Parlez d’une annonce déjà faite.
refusal-no-such-hand = Cette main n’est pas levée. Demandez à quelqu’un d’autre qui a cette paire.
refusal-note-now = Une raison s’écrit pendant qu’on cherche ses paires, ou plus tard avant leur annonce.
refusal-note-yours = Une raison s’écrit sur une paire que vous avez, ou sur votre pomme pourrie.
refusal-note-late = Cette annonce est passée. Écrivez sur celles qui viennent encore.
refusal-ready-already = Vous avez déjà dit « C’est prêt » : on attend les autres. Délier une paire l’annule.
refusal-wait-for-the-others = Rien à faire pour l’instant : on attend les autres.
refusal-only-look = Pour l’instant, on regarde. Les paires se font dès que le sablier se retourne ; dire « C’est prêt » abrège l’attente.
refusal-ready-first = Les images ne sont pas encore là. Dites « C’est prêt » : elles viennent quand tout le monde l’a dit.
refusal-five-already = Vos cinq paires sont faites. Pour en essayer une autre, déliez-en une.
refusal-paired-already = La { $number } est déjà dans une de vos paires. Déliez-la d’abord, ou prenez une image libre.
refusal-no-such-pair = La { $one } et la { $other } ne sont pas liées. Choisissez une paire que vous avez faite.
refusal-five-first = « C’est prêt » se dit à cinq paires, et { $number ->
        [0] vous n’en avez pas encore
        [one] vous n’en avez qu’une
       *[other] vous en avez { $number }
    }. Liez encore des images, ou laissez le temps finir.
refusal-still-pairing = C’est le moment des paires : liez, déliez, ou dites « C’est prêt ».
refusal-say-next = C’est votre annonce. Quand vous avez tout dit, passez à la suite.
refusal-no-clock = Cette table joue sans sablier : les paires se ferment quand tout le monde a dit « C’est prêt ».
refusal-only-the-clock = Le sablier ne sait dire qu’une chose : que le temps est écoulé.

## Les mots tout prêts, pendant les annonces

line-why = Pourquoi ?
face-funny = Drôle !

## Réactions : à tout moment, publiques, sans valeur dans la règle

react-same-mind = On pense pareil !
react-far-fetched = Il fallait y penser !
react-obvious = C’était évident !
react-odd-one = Et moi, avec qui ?

## La fin

outcome-alone = { $players } gagne avec { points } !
outcome-shared = { $players } se partagent la victoire, à { points } !

decided-PP-35 = Le plus grand total l’emporte.
decided-PP-36 = Même total en tête : la victoire est partagée.
decided-PP-62 = Il restait moins de trois personnes : les manches complètes décident.

source-points = Points
    .text = ce qu’ont valu les paires et les pommes partagées

## Les bots

bot-in_tune = en phase
    .text = Fait les paires auxquelles tout le monde pense.
bot-in_tune-temper = pense comme la table
bot-normal = normal
    .text = Suit son goût, et tombe souvent d’accord avec quelqu’un.
bot-normal-temper = suit son goût
bot-dreamer = rêveur
    .text = Voit entre les images des liens que presque personne ne voit.
bot-dreamer-temper = a la tête ailleurs

## Pourquoi un bot a joué ainsi : vrai des images, quoi qu’il ait pesé d’autre.

look-pair = Regardez l’image { $one } : avec laquelle va-t-elle ?
look-pairs = Regardez vos paires : laquelle est la moins sûre ?
look-ready = Regardez si tout est comme vous le voulez.
look-call = Regardez qui a levé la main.
reason-facet = { $one } et { $other } : { $why }.
reason-something = { $one } et { $other } ont quelque chose en commun.
reason-theme = { $one } et { $other } parlent de la même chose.
reason-colour = { $one } et { $other } ont les mêmes couleurs.
reason-shape = { $one } et { $other } ont la même silhouette.
reason-left-over = { $one } et { $other } : rien ne les rapproche nettement, mais il ne restait que trois images.
reason-ready = Les cinq paires sont là, et n’en changer aucune semble le mieux.
reason-fancy = { $one } et { $other } : rien ne les rapproche nettement, mais d’autres peuvent y penser aussi.
reason-album = { $one } et { $other } : un bot ne connaît pas vos photos, il en choisit deux au hasard.
reason-loosen = Cette paire peut se défaire jusqu’à la fin du temps.
reason-begin = La manche commence quand tout le monde est prêt.
reason-next = Tout est dit de cette paire : les autres attendent la suite.

## Au terminal

terminal-round = { $round ->
        [0] Avant la première manche
       *[other] Manche { $round } sur { $rounds } · { $phase }
    }
terminal-ready = C’est prêt
terminal-empty = place vide
terminal-pairs = { $number ->
        [one] { $number } paire sur 5
       *[other] { $number } paires sur 5
    }
terminal-with = avec { $number }
terminal-apple = pomme pourrie
terminal-picture = { $number } « { $name } »
terminal-called = { $player } annonce { $one } et { $other }. Mains levées : { $hands }.
terminal-called-apple = { $player } montre sa pomme pourrie, la { $one }. Mains levées : { $hands }.
terminal-ask-ready = C’est prêt ? (ok)
terminal-ask-next = La suite ? (ok)
terminal-ask-pair = { $number ->
        [0] « C’est prêt » ? (ok, ou x 3 pour délier)
       *[other] Vos deux images :
    }
terminal-ask-other = Avec quelle image ?
terminal-ask-loosen = Délier quelle image ?
terminal-help = { $number ->
        [0] Cinq paires ! Tapez ok pour dire « C’est prêt », ou x et un numéro, qui délie.
        [one] Encore { $number } paire. Tapez deux numéros, comme 3 9, ou x et un numéro, qui délie.
       *[other] Encore { $number } paires. Tapez deux numéros, comme 3 9, ou x et un numéro, qui délie.
    }

## L’ordre du fichier est celui du livret : chaque rule- appartient au chapter- qui le précède.

chapter-idea = Penser comme les autres
rule-PP-14 = Deux images vont ensemble pour la raison que vous voulez : le thème, la couleur, la forme, un souvenir, un jeu de mots. Personne ne vérifie, et une paire ne se refuse jamais faute de raison.
rule-PP-37 = Le tout est de tomber d’accord, mais pas avec toute la table. Une paire faite par deux personnes au moins, et pas par toutes, rapporte à chacune un point par personne qui l’a faite ; toute autre ne vaut rien. Une paire vaut donc de plus en plus, jusqu’au bord de l’unanimité.
rule-PP-1 = On joue de 3 à 8.
rule-PP-6 = Une partie compte 4 manches.

chapter-setup = Mise en place
rule-PP-2 = Onze jetons, de 1 à 11, se rangent en ordre au milieu de la table : ils numérotent onze places.
rule-PP-3 = Chaque personne a en main onze cartes numérotées de 1 à 11, d’une couleur que personne d’autre n’a, et une feuille de score.
rule-PP-4 = Les cartes numérotées des couleurs que personne n’a prises ne servent pas.
rule-PP-5 = Les cartes à images se mélangent en une seule pile.
rule-PP-64 = Il y en a 150, à deux faces : 300 images toutes différentes. Le hasard décide de l’ordre de la pile ; la première carte tirée va au jeton 1, la deuxième au jeton 2, et ainsi de suite.
rule-PP-R10 = Le hasard décide aussi, pour chaque carte, de la face qui se montre la première. Les deux se valent.
rule-PP-65 = Une image ne paraît jamais deux fois dans une partie : 4 manches en montrent 44.
rule-PP-66 = Chaque écran peut disposer les images à sa façon, mais une image porte le même numéro pour tout le monde, et elles se suivent toujours de 1 à 11.

chapter-layout = Onze images
rule-PP-7 = Les images d’une manche ne se montrent qu’une fois que tout le monde a dit « C’est prêt ».
rule-PP-8 = À la première manche, les onze premières cartes de la pile se posent, une devant chaque jeton. Une image porte le numéro de son jeton.
rule-PP-9 = Avant de lancer le temps, la table peut s’accorder quelques secondes pour regarder. Ce n’est pas obligatoire.
rule-PP-41 = À l’écran, ce coup d’œil dure 5 secondes ; la table peut le régler de 0 à 30. On ne fait encore aucune paire. Si tout le monde dit « C’est prêt », il finit plus tôt.
rule-PP-10 = Puis le sablier se retourne : 90 secondes.
rule-PP-40 = La fin du temps est la même pour tout le monde, et une seule horloge en décide, celle de la table. Les écrans ne font que la montrer : une montre qui avance ou qui retarde n’y change rien.
rule-PP-67 = Tant que les points d’une manche ne sont pas comptés, aucune image n’est nommée : un mot soufflerait des paires. Qui a besoin d’une description peut la demander dans ses réglages ; au terminal, où rien ne se dessine, les mots remplacent les images.

chapter-pairing = Les paires
rule-PP-11 = Tout le monde joue en même temps, sans tour de rôle.
rule-PP-12 = Le but est de former cinq paires, exactement, en secret.
rule-PP-13 = Une paire, ce sont deux de vos cartes numérotées, qui désignent deux images différentes de la table.
rule-PP-15 = Les deux cartes d’une paire se posent l’une sur l’autre, face cachée : une petite pile par paire.
rule-PP-17 = Une image ne sert qu’une fois : vos paires n’ont aucun numéro en commun, et votre pomme pourrie n’est dans aucune.
rule-PP-16 = Après cinq paires, il vous reste une carte. Elle se pose aussi face cachée : c’est votre pomme pourrie.
rule-PP-45 = À l’écran, la pomme se trouve toute seule : c’est l’image qui reste quand vous avez cinq paires. À quatre paires ou moins, vous n’en avez pas.
rule-PP-42 = Chaque paire faite ou défaite est gardée à l’instant même. Il n’y a rien à envoyer à la fin : ce qui est posé quand le temps s’arrête, c’est votre jeu.
rule-PP-43 = Jusque-là, vous pouvez délier et relier autant qu’il vous plaît.
rule-PP-R5 = Une paire posée peut donc encore changer : rien n’a été montré.
rule-PP-44 = Un geste impossible ne change rien à ce qui est posé, et l’on vous dit pourquoi : un numéro qui n’est pas de 1 à 11, une image liée à elle-même, une image déjà prise par une autre de vos paires, une sixième paire, un geste qui vient hors de son moment.
rule-PP-46 = « C’est prêt » ne se dit qu’à cinq paires. Changer ensuite une paire l’annule ; il faudra le redire.

chapter-secret = Le secret
rule-PP-51 = Jusqu’à son annonce, une paire, une pomme ou une raison n’est connue que de vous. Les autres voient seulement combien de paires vous avez posées, comme on verrait des piles sur une table, et si vous avez dit « C’est prêt ».
rule-PP-52 = De l’arrivée des images à la fin des paires, on ne bavarde plus : messages, voix et réactions attendent les annonces.
rule-PP-68 = Les bots voient les images et ce qu’on sait d’elles, jamais les paires des autres. Ils prennent leur temps, entre la vingtième et la quatre-vingtième seconde, sauf quand il n’y a plus qu’eux à attendre.

chapter-closing = La fin du temps
rule-PP-18 = Les paires se ferment dès que tout le monde a fini, ou quand le temps est écoulé, selon ce qui vient d’abord.
rule-PP-R13 = Avoir fini, c’est avoir dit « C’est prêt » avec cinq paires. La cinquième paire ne suffit pas : on peut vouloir encore tout changer.
rule-PP-47 = Au dernier « C’est prêt », les paires se ferment à l’instant. On n’attend pas une personne dont la connexion est perdue depuis 20 secondes ; ce qu’elle a posé compte.
rule-PP-48 = À zéro, les écrans se figent. Un geste fait à temps, mais retardé par le réseau, compte encore s’il arrive dans la seconde, et cela vaut pour tout le monde ; plus tard, il est refusé. Quand c’est le dernier « C’est prêt » qui ferme, il n’y a pas de délai.
rule-PP-49 = Si le temps vous surprend avant la cinquième paire, vos paires complètes comptent comme les autres. Une image choisie et restée sans compagne ne compte pas, vous n’avez pas de pomme, et personne ne complète à votre place.
rule-PP-R4 = La règle d’origine ne dit rien des paires qui manquent. Les inventer serait parler pour vous, et pourrait changer une belle paire en zéro unanime ; et trois cartes qui restent ne font pas une pomme.
rule-PP-50 = Ne rien poser du tout est permis : cela ne rapporte rien, et vous comptez quand même parmi les personnes de la manche.

chapter-calls = Les annonces
rule-PP-19 = La table désigne qui commence : cette personne annonce ses paires, l’une après l’autre.
rule-PP-53 = À la première manche, c’est le hasard qui désigne ; à chaque manche suivante, c’est la place d’après. Ensuite, les annonces suivent l’ordre des places.
rule-PP-R6 = On tourne dans le sens des aiguilles d’une montre. Commencer ne donne ni avantage ni désavantage.
rule-PP-20 = À chaque paire annoncée, toutes les personnes qui ont fait la même lèvent la main, y compris celle qui annonce. À l’écran, les mains se lèvent d’elles-mêmes : personne n’oublie la sienne.
rule-PP-54 = Vos paires s’annoncent dans l’ordre où vous les avez faites ; pour en changer, déliez et reliez. Celles qui ont déjà été comptées sont passées sans un mot.
rule-PP-25 = Puis la personne suivante annonce celles de ses paires qui n’ont pas encore été comptées, et ainsi de suite, jusqu’à ce que tout le monde ait parlé. Une même paire ne compte donc qu’une fois.
rule-PP-56 = Chaque annonce montre les deux images, ou la pomme, qui annonce, les mains levées et les points ; et, pour un zéro, sa raison : une seule main, ou toutes.
rule-PP-57 = L’ordre ne change rien aux points : ni celui des annonces, ni celui de vos paires, ni celui des deux numéros d’une paire.

chapter-points = Les points
rule-PP-21 = Qui lève la main gagne autant de points qu’il y a de mains levées.
rule-PP-R2 = La main de la personne qui annonce compte comme les autres.
rule-PP-22 = Exception : si toutes les mains se lèvent, la paire vaut zéro.
rule-PP-23 = Exception : si la main de la personne qui annonce est la seule, la paire vaut zéro.
rule-PP-R3 = « Toutes les mains », ce sont celles de toutes les personnes de la manche encore à la table quand les paires se ferment, même si elles ont posé moins de cinq paires, ou aucune.
rule-PP-24 = Les points s’inscrivent au fur et à mesure, chaque personne les siens.

chapter-apple = La pomme pourrie
rule-PP-26 = Chaque personne montre aussi sa pomme pourrie.
rule-PP-27 = Une pomme en commun vaut le double d’une paire : chacune des mains levées rapporte deux fois le nombre de mains.
rule-PP-R1 = Les deux exceptions valent aussi pour elle : une pomme que vous êtes la seule personne à avoir, ou que tout le monde a, vaut zéro. La table peut en décider autrement.
rule-PP-55 = Viennent d’abord toutes les paires de tout le monde, puis les pommes, dans le même ordre, une annonce par pomme différente. Qui n’a pas de pomme passe son tour.
rule-PP-R7 = Les pommes attendent donc la fin des paires. Les montrer plus tôt ne changerait pas les points.
rule-PP-R8 = Une même pomme n’est comptée qu’une fois, à sa première annonce, comme une paire.

chapter-why = Dire pourquoi
rule-PP-28 = Quand vous annoncez une paire, vous pouvez raconter d’où elle vient. Ce n’est jamais obligatoire, et cela ne change jamais les points ; mais les paires les plus tirées par les cheveux font les meilleures histoires.
rule-PP-R11 = Certaines tables exigent une explication. Ici, elle reste libre.
rule-PP-58 = À l’écran, une raison peut s’écrire sur une paire ou sur la pomme, en 140 signes au plus, à tout moment avant son annonce. Elle se montre alors, avec celles de toutes les mains levées, chacune sous un nom.
rule-PP-29 = Tout le monde peut demander aux autres d’expliquer leurs paires.
rule-PP-59 = Après une annonce, un « pourquoi ? » peut s’adresser à chaque main levée ; on y répond, ou non. La suite vient quand la personne qui annonce, ou celle qui tient la table, le dit ; sinon toute seule, au bout de 8 secondes ou du temps que la table a choisi.

chapter-rounds = Les manches suivantes
rule-PP-30 = Pour la deuxième manche, il suffit de retourner les onze cartes en place : chacune reste devant son jeton.
rule-PP-R9 = C’est ce que l’on fait d’ordinaire. La table peut préférer onze cartes neuves.
rule-PP-31 = Pour la troisième manche, il faut onze nouvelles cartes ; celles des deux premières ne servent plus.
rule-PP-32 = Pour la quatrième manche, ce sont les cartes de la troisième qui se retournent.
rule-PP-33 = Ces manches se jouent et se comptent comme la première, et les points s’ajoutent.

chapter-end = La fin de la partie
rule-PP-34 = La partie finit après la quatrième manche.
rule-PP-35 = Le plus grand total gagne.
rule-PP-36 = En cas d’égalité en tête, la victoire est partagée ; rien ne départage.
rule-PP-R12 = Seules les personnes encore à la table à la fin sont classées, et peuvent partager la victoire.
rule-PP-69 = Une partie peut se rejouer telle quelle : la même donne et les mêmes gestes redonnent les mêmes images, les mêmes annonces, les mêmes totaux.

chapter-people = Partir, revenir, arriver
rule-PP-60 = Connexion perdue ? Votre place et vos paires restent. À votre retour, vous retrouvez tout, raisons comprises, avec le temps qui reste. Le temps ne s’arrête pour personne ; et, si c’est à vous d’annoncer, les annonces se font sans vous.
rule-PP-61 = Qui quitte la table pour de bon avant la fin des paires sort de la manche : ses paires sont retirées, et l’on compte une personne de moins. Après la fin des paires, elles comptent encore, et la personne aussi, jusqu’au bout de la manche. Son total reste affiché, sans être classé.
rule-PP-62 = S’il reste moins de trois personnes au début d’une manche, ou quand les paires se ferment, cette manche ne compte pas et la partie s’arrête : les manches complètes décident. À deux, en effet, une paire est toujours à une seule personne ou à tout le monde : rien ne peut rapporter. La table peut aussi confier les places vides à des bots.
rule-PP-63 = Qui arrive en cours de partie regarde d’abord, puis joue à partir des prochaines images, avec 0 point, tant qu’il reste une chaise : 8 d’ordinaire, 12 à la grande table.

chapter-variants = Variantes
rule-PP-70 = La partie peut compter de 1 à 26 manches : 26, c’est le paquet entier, onze cartes à la fois. Si le nombre est impair, les dernières cartes ne montrent qu’une face.
rule-PP-71 = Le sablier peut durer de 30 à 300 secondes, ou ne pas exister : les paires se ferment alors quand tout le monde a dit « C’est prêt ».
rule-PP-72 = Onze cartes neuves à chaque manche, au lieu de retourner celles qui sont là. La règle d’origine le permet déjà pour la deuxième.
rule-PP-73 = Sans pomme pourrie : l’image de trop ne se montre pas et ne rapporte rien.
rule-PP-74 = Les exceptions de la pomme se choisissent. Les deux, d’ordinaire ; ou seulement celle de la main toute seule, et une pomme unanime vaut alors deux fois le nombre de personnes ; ou aucune : une pomme vaut toujours deux fois ses mains, même s’il n’y en a qu’une.
rule-PP-75 = Vos propres photos peuvent faire le paquet. Le hasard les assemble deux par deux en cartes ; il en faut onze par manche, 44 pour quatre manches. Un album plus petit offre moins de manches : deux au moins, avec 22 images.
rule-PP-76 = La grande table : de 9 à 12 personnes, chacune avec ses onze numéros. Toutes les règles tiennent, tous les calculs aussi.

## Le livret en images : étagères, petites positions, exemples

shelf-token = Autour des images
numbers-a = Cartes A
numbers-b = Cartes B
numbers-c = Cartes C
numbers-d = Cartes D
numbers-e = Cartes E
numbers-f = Cartes F
numbers-g = Cartes G
numbers-h = Cartes H
piece-timer = Sablier
piece-sheet = Feuille de score
shelf-card = Les 300 images
position-picture = Image { $number }
position-side = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
position-worth = { $points ->
        [0] 0
       *[other] +{ $points }
    }
position-hands = { $numbers } : { $hands ->
        [one] une seule main levée
       *[other] { $hands } mains levées
    }
example-calls = Quatre personnes ont posé leurs paires. { $a } annonce d’abord.
    .first = La première annonce
    .second = La deuxième annonce
    .pairs = Toutes les paires
    .apples = Les pommes aussi
example-late = Le temps est écoulé : { $c } n’a posé que quatre paires.
    .pairs = Toutes les paires
    .apples = Les pommes aussi
example-unanimous = Seules la paire 9–10 et la pomme sont partagées, et tout le monde les a.
    .all = Toutes les annonces
