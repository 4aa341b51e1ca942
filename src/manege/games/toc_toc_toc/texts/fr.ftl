### Toc toc toc — textes français. Référence : en.ftl a exactement les mêmes clés, dans le même ordre.
###
### Les faits d’une phrase. Un joueur vient par son nom : { $player }, { $door }, { $host }… Une carte
### ou un type vient avec toutes ses formes : { $card } est le nom de l’étiquette, { $card_one } celui
### de l’attribut .one, et ainsi de suite.
### Un nom peut commencer par une voyelle et l’on ne sait pas s’il faut « il » ou « elle » : jamais
### « de » ni « que » devant un joueur, jamais d’accord avec lui.

game-name = Toc toc toc
    .promise = Qui frappe à cette heure ?
    .facts = De 3 à 5 joueurs, 15 minutes, dès 7 ans.
    .players = 3–5 joueurs
    .minutes = 15 min
    .goal = Donnez la meilleure fête. À la fin, un invité vaut 1 point, un épouvantail 3, et le musicien double son type.

## Les cartes
## .bare : sans article, dans une liste. .short : le rôle seul, ou le type. .text : ce qu’elle fait.

card-monster = Monstre
    .bare = monstre
    .one = un monstre
    .the = le monstre
    .plural = monstres
    .short = Monstre
    .text = Rejoint la fête. 1 point à la fin.

card-brute-monster = Monstre brute
    .bare = monstre brute
    .one = un monstre brute
    .the = le monstre brute
    .plural = monstres brutes
    .short = Brute
    .text = Rejoint la fête et y protège les monstres des enfants et des taxis, pas des vamps. 1 point à la fin.

card-musician-monster = Monstre musicien
    .bare = monstre musicien
    .one = un monstre musicien
    .the = le monstre musicien
    .plural = monstres musiciens
    .short = Musicien
    .text = Rejoint la fête. À la fin, chaque monstre de cette fête vaut 2 points, lui compris.

card-vamp-monster = Vamp monstre
    .bare = vamp monstre
    .one = une vamp monstre
    .the = la vamp monstre
    .plural = vamps monstres
    .short = Vamp
    .text = Emmène un monstre chez l’adversaire, qui le choisit. Puis sort du jeu.

card-ghost = Fantôme
    .bare = fantôme
    .one = un fantôme
    .the = le fantôme
    .plural = fantômes
    .short = Fantôme
    .text = Rejoint la fête. 1 point à la fin.

card-brute-ghost = Fantôme brute
    .bare = fantôme brute
    .one = un fantôme brute
    .the = le fantôme brute
    .plural = fantômes brutes
    .short = Brute
    .text = Rejoint la fête et y protège les fantômes des enfants et des taxis, pas des vamps. 1 point à la fin.

card-musician-ghost = Fantôme musicien
    .bare = fantôme musicien
    .one = un fantôme musicien
    .the = le fantôme musicien
    .plural = fantômes musiciens
    .short = Musicien
    .text = Rejoint la fête. À la fin, chaque fantôme de cette fête vaut 2 points, lui compris.

card-vamp-ghost = Vamp fantôme
    .bare = vamp fantôme
    .one = une vamp fantôme
    .the = la vamp fantôme
    .plural = vamps fantômes
    .short = Vamp
    .text = Emmène un fantôme chez l’adversaire, qui le choisit. Puis sort du jeu.

card-vampire = Vampire
    .bare = vampire
    .one = un vampire
    .the = le vampire
    .plural = vampires
    .short = Vampire
    .text = Rejoint la fête. 1 point à la fin.

card-brute-vampire = Vampire brute
    .bare = vampire brute
    .one = un vampire brute
    .the = le vampire brute
    .plural = vampires brutes
    .short = Brute
    .text = Rejoint la fête et y protège les vampires des enfants et des taxis, pas des vamps. 1 point à la fin.

card-musician-vampire = Vampire musicien
    .bare = vampire musicien
    .one = un vampire musicien
    .the = le vampire musicien
    .plural = vampires musiciens
    .short = Musicien
    .text = Rejoint la fête. À la fin, chaque vampire de cette fête vaut 2 points, lui compris.

card-vamp-vampire = Vamp vampire
    .bare = vamp vampire
    .one = une vamp vampire
    .the = la vamp vampire
    .plural = vamps vampires
    .short = Vamp
    .text = Emmène un vampire chez l’adversaire, qui le choisit. Puis sort du jeu.

card-child = Jeune enfant
    .bare = jeune enfant
    .one = un jeune enfant
    .the = le jeune enfant
    .plural = jeunes enfants
    .short = Enfant
    .text = Fait fuir chez l’adversaire tous les invités du type le plus nombreux parmi ceux qu’aucune brute ne garde. Puis sort du jeu.

card-taxi = Taxi-corbillard
    .bare = taxi-corbillard
    .one = un taxi-corbillard
    .the = le taxi-corbillard
    .plural = taxis-corbillards
    .short = Taxi
    .text = Emmène pour de bon tous les invités du type le plus nombreux parmi ceux qu’aucune brute ne garde. Passagers et taxi sortent du jeu.

card-scarecrow = Épouvantail
    .bare = épouvantail
    .one = un épouvantail
    .the = l’épouvantail
    .plural = épouvantails
    .short = Épouvantail
    .text = Rejoint la fête et n’en bouge plus. 3 points à la fin.

## Les types

type-monster = Monstre
    .one = un monstre
    .plural = monstres
    .letter = M
type-ghost = Fantôme
    .one = un fantôme
    .plural = fantômes
    .letter = F
type-vampire = Vampire
    .one = un vampire
    .plural = vampires
    .letter = V

## Les lieux

zone-hand = Main
zone-party = Fête
zone-door = Devant la porte
zone-revealed = Carte révélée
zone-top = Sommet de la pioche
zone-pile = Sous le sommet de la pioche
zone-out = Hors du jeu
zone-box = Dans la boîte

## Les options ; une valeur qui est une place se dit par le nom du joueur

option-first = Qui frappe d’abord
    .text = Le sort choisit, ou bien vous.
option-first-random = Au hasard
option-memory = Mémoire de la rue
    .text = Chacun revoit ce que tous ont vu piocher.
option-memory-true = oui
option-memory-false = non

## Les décisions : pour qui décide, puis pour les autres (.other)

decision-offer = Choisissez une carte et une porte où frapper.
    .card = Choisissez une carte.
    .door = Chez qui frapper ?
    .other = { $player } choisit une carte et une porte.
decision-answer = On frappe chez vous. Ouvrez-vous ?
    .other = { $player } hésite derrière sa porte : ouvrir, ou non ?
decision-take-guest = La vamp vous amène quelqu’un. Quel invité vous rejoint ?
    .other = { $player } choisit l’invité qui suit la vamp.
decision-choose-type = Plusieurs types sont à égalité. Lequel s’en va ?
    .other = { $player } choisit le type qui s’en va.

## Les coups ; .button est le mot d’un bouton

action-knock = Frapper chez { $player } avec { $card_one }
    .button = Frapper
action-open = Ouvrir
    .button = Ouvrir
action-refuse = Ne pas ouvrir
    .button = Ne pas ouvrir
action-take = Inviter { $card_the }
    .button = Inviter
action-send = Faire partir les { $type_plural }
    .button = Faire partir

## Le journal : une phrase par événement, à la troisième personne
## La phrase elle-même ne dit que ce que tous savent. Un attribut qui porte le nom d’un fait (.card) la
## remplace pour qui ce fait est connu.

log-first-guest = Chez { $player }, { $card_one } est déjà là.
log-dealt = { $player } reçoit une carte.
    .card = { $player } reçoit { $card_one }.
log-uncovered = Au sommet de la pioche : { $card_bare }.
log-knocked = { $player } frappe chez { $door }.
    .card = { $player } frappe chez { $door } et pose, face cachée, { $card_one }.
log-opened = { $player } ouvre à { $offerer }.
log-refused = { $player } n’ouvre pas à { $offerer }.
log-revealed = Lumière chez { $player } : c’est { $card_one } !
log-joined = { $player } accueille { $card_the } à sa fête.
log-no-effect = Il ne se passe rien : { $card_the } n’a pas d’effet chez { $player }.
log-left = Hors du jeu : { $card_bare }.
log-moved = { $host } voit { $number ->
        [one] { $card_one }
       *[other] { $number } { $card_plural }
    } filer chez { $to }.
log-went-home = { $host } voit { $number ->
        [one] { $card_one }
       *[other] { $number } { $card_plural }
    } repartir en taxi-corbillard.
log-drew = { $player } pioche { $card_one }.
log-worth = Chez { $player }, la fête vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Répliques et mimiques : une par carte proposée, publique, sans valeur dans la règle

line-passing = Je ne fais que passer.
line-friend = C’est amical, promis !
line-do-not-open = Surtout, n’ouvrez pas.
line-music = J’amène la musique !
line-cold = Vite, il gèle dehors !
line-gift = J’ai un petit cadeau pour vous.
line-party = C’est bien ici, la fête ?
line-dare = Chiche !

face-angel = un sourire d’ange
face-devil = un sourire de diable
face-stone = un visage de marbre
face-wink = un clin d’œil
face-yawn = un bâillement
face-shiver = un grand frisson

log-said = { $player } dit : « { $line } »
log-made-face = { $player } ajoute { $face }.

## Les refus : pourquoi, et ce qui irait

refusal-over = La fête est finie : plus personne n’a de carte en main. Pour continuer, lancez une autre partie.
refusal-not-your-turn = C’est à { $player } de frapper. Votre tour viendra, dans le sens des aiguilles d’une montre.
refusal-not-at-the-door = Une carte est en jeu devant une porte, et c’est à { $player } de décider. Attendez que ce soit réglé.
refusal-offer-a-card = On ne passe pas son tour : choisissez une carte de votre main, puis une porte où frapper.
refusal-not-in-hand = Vous n’avez pas cette carte en main ({ $card_bare }). Choisissez une des vôtres.
refusal-own-door = On ne frappe pas chez soi. Choisissez une autre porte.
refusal-nobody-there = Personne n’habite là. Frappez à une porte de cette table.
refusal-open-or-refuse = On attend derrière votre porte : ouvrez, ou n’ouvrez pas.
refusal-take-a-guest = La vamp vous amène { $type_one }, que vous en vouliez ou non. Choisissez lequel.
refusal-not-her-type = Cette vamp ne séduit que les { $type_plural }. Choisissez { $type_one }.
refusal-no-such-guest = Personne de cette sorte à cette fête ({ $card_bare }). Choisissez parmi les invités présents.
refusal-choose-a-type = Plusieurs types sont à égalité : dites lequel s’en va.
refusal-guarded = Une brute garde les { $type_plural } : ni enfant ni taxi ne les délogent. Choisissez un type sans brute.
refusal-not-most = Les { $type_plural } ne sont pas en tête. Choisissez un des types à égalité pour le plus grand nombre.

## Réactions : à tout moment, publiques, sans valeur dans la règle

react-who = Qui est là ?
react-not-tonight = Pas ce soir !
react-party = Quelle fête !
react-suspicious = Ça sent le piège.

## La fin

outcome-alone = { $players } gagne la fête avec { points } !
outcome-shared = { $players } gagnent la fête ensemble, avec { points } !

source-monster = Monstres
    .text = 1 point par monstre
source-ghost = Fantômes
    .text = 1 point par fantôme
source-vampire = Vampires
    .text = 1 point par vampire
source-music = Musique
    .text = 1 point de plus par invité du type d’un musicien
source-scarecrow = Épouvantails
    .text = 3 points par épouvantail

## Pour les lecteurs d’écran

a11y-card = { $card }. { $card_text }
a11y-house = Chez { $player }, { points }. Fête : { $party }. Main : { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
    .seen = Chez { $player }, { points }. Fête : { $party }. Main : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, dont, au vu de tous, { $seen }.
a11y-guests = { $type_plural } { $number }
    .guarded = { $type_plural } { $number }, gardés par une brute
    .music = { $type_plural } { $number }, avec le musicien
    .guarded-music = { $type_plural } { $number }, gardés par une brute, avec le musicien
a11y-garden = { $number ->
        [one] { $card_one }
       *[other] { $number } { $card_plural }
    }
a11y-hand-card = { $card_bare }
    .seen = { $card_bare }, au vu de tous
a11y-turn = À vous, { $player }. Main : { $hand }. Sommet de la pioche : { $card_bare }.
    .empty-pile = À vous, { $player }. Main : { $hand }. La pioche est vide.
a11y-knock = { $offerer } frappe chez vous. Ouvrir, ou ne pas ouvrir ?
    .line = { $offerer } frappe chez vous et dit : « { $line } » Ouvrir, ou ne pas ouvrir ?
    .face = { $offerer } frappe chez vous, avec { $face }. Ouvrir, ou ne pas ouvrir ?
a11y-reveal = { $player } a ouvert. C’est { $card_one }.
    .choose = { $player } a ouvert. C’est { $card_one }. Choisissez : { $choices }.
a11y-refusal = { $player } n’ouvre pas. La carte revient chez { $offerer } : { $card_one }.
    .choose = { $player } n’ouvre pas. La carte revient chez { $offerer } : { $card_one }. Choisissez : { $choices }.
a11y-end = { $players } gagne avec { points } : { $sources }.
    .shared = { $players } gagnent ensemble avec { points }.
a11y-standing = { $player }, { points } : { $sources }.
a11y-source-monster = monstres { $number }
a11y-source-ghost = fantômes { $number }
a11y-source-vampire = vampires { $number }
a11y-source-music = musique { $number }
a11y-source-scarecrow = épouvantails { $number }

## La règle, article par article

## Pourquoi un bot a joué ainsi : vrai de la position, quoi qu’il ait pesé d’autre.

look-knock = Regardez chez { $player }, puis dans votre main : laquelle de vos cartes y changerait le plus ?
look-answer = Regardez quelles cartes { $player } peut encore tenir, et ce que chacune ferait chez vous.
look-take = Regardez qui peut quitter la fête chez { $player }.
look-send = Comparez le nombre d’invités de chaque type chez { $player }.
cost-less = D’après ce que toute la table voit, cela aurait rapporté { $number ->
        [one] environ un point de moins
       *[other] environ { $number } points de moins
    } face à l’adversaire.
cost-same = D’après ce que toute la table voit, cela aurait rapporté à peu près autant face à l’adversaire.
cost-more = D’après ce que toute la table voit, cela aurait rapporté { $number ->
        [one] environ un point de plus
       *[other] environ { $number } points de plus
    } face à l’adversaire : ce bot regarde plus loin, en sait davantage, ou n’y a pas pensé.
reason-knock = En points, { $card_the } : porte ouverte, { $player } { $host_by } et { $offerer } { $own_by } ; porte close, { $player } { $host_if_kept_by } et { $offerer } { $own_if_kept_by }.
reason-answer = { $total ->
        [one] { $offerer } ne peut tenir qu’une carte
       *[other] { $offerer } peut tenir { $total } cartes
    } : { $number ->
        [0] aucune ne sert
        [one] une sert
       *[other] { $number } servent
    } mieux { $player } si la porte s’ouvre, { $less ->
        [0] aucune
        [one] une
       *[other] { $less }
    } si elle reste close.
reason-take = En points, { $card_the } : { $rival } { $own_by }, { $player } { $host_by }.
reason-send = En points, les { $type_plural } : { $rival } { $own_by }, { $player } { $host_by }.

## L’ordre du fichier est celui du livret : chaque rule- appartient au chapter- qui le précède.

chapter-idea = La fête
rule-TT-3 = Ce soir, chacun donne une fête dans la même rue. Il s’agit d’avoir chez soi, à la fin, les invités qui valent le plus.
rule-TT-1 = On joue à 3, 4 ou 5.

chapter-box = Le matériel
rule-TT-R1 = On joue avec 55 cartes. Chacun des trois types, monstres, fantômes et vampires, en compte 15 : 7 invités normaux, 2 brutes, 1 musicien et 5 vamps. S’y ajoutent 5 enfants, 3 taxis et 2 épouvantails. Le total de 56 qu’annonce la boîte compte une carte qui ne sert pas.

chapter-setup = Mise en place
rule-TT-4 = À 3 joueurs, une brute de chaque type reste dans la boîte.
rule-TT-5 = Prenez 4 monstres, 4 fantômes et 4 vampires normaux, mélangez ces 12 cartes et donnez-en 2 à chacun.
rule-TT-6 = Ces 2 cartes se posent devant soi, face visible : les premiers invités sont arrivés.
rule-TT-7 = Celles des 12 qui restent rejoignent toutes les autres cartes.
rule-TT-R30 = Ces 12 cartes n’ont ensuite rien de particulier : des invités normaux, comme les 9 autres.
rule-TT-8 = Mélangez en un seul paquet tout ce qui n’est pas encore à une fête.
rule-TT-9 = Chacun en reçoit 5 cartes, face cachée : sa main.
rule-TT-10 = Retournez le reste au milieu de la table : c’est la pioche, face visible.
rule-TT-R29 = D’autres éditions se jouent avec 4 cartes en main ou une pioche cachée. Ici, la main est de 5 cartes et la pioche se voit.
rule-TT-14 = La personne chez qui l’on joue commence.
rule-TT-R2 = À l’écran, personne n’est chez soi : la table désigne qui commence, ou s’en remet au hasard.

chapter-knowledge = Ce que chacun sait
rule-TT-2 = La pioche est face visible : tous voient sa carte du dessus. Ne l’oubliez pas, cela change tout !
rule-TT-R4 = Seule la carte du dessus se voit, et nul ne regarde plus bas. Dès qu’on la prend, la suivante apparaît : on sait donc toujours quelle carte se piochera à ce tour.
rule-TT-R5 = Une carte piochée a été vue de tous : elle reste connue, dans la main de son propriétaire, jusqu’à ce qu’elle soit révélée. Seules les 5 cartes du départ sont secrètes. Quand on frappe, en revanche, nul ne sait quelle carte est posée. Avec l’option « Mémoire de la rue », chacun peut revoir ce que tous ont vu piocher.
rule-TT-11 = Les cartes de votre main restent cachées aux autres.
rule-TT-12 = Vos invités restent devant vous, à la vue de tous, un type par colonne.
rule-TT-R28 = Ce qui est sorti du jeu n’y revient jamais, mais chacun peut le consulter.

chapter-turn = Le tour
rule-TT-13 = Les tours se suivent dans le sens des aiguilles d’une montre.
rule-TT-R3 = Passer au tour suivant ne déclenche rien : une carte n’agit qu’au moment où on la révèle.
rule-TT-15 = À votre tour, prenez une carte de votre main.
rule-TT-R6 = Passer est interdit : tant que vous avez une carte, vous devez frapper. Et chez qui l’on frappe, il faut répondre, par oui ou par non.
rule-TT-16 = Posez cette carte face cachée à la porte de quelqu’un d’autre, jamais à la vôtre, et frappez.
rule-TT-R7 = Toutes les portes sont bonnes, sauf la vôtre : même chez qui n’a pas de carte ou pas d’invité, et la même autant de fois que vous voulez.
rule-TT-17 = L’hôte de cette maison ouvre, ou n’ouvre pas.
rule-TT-R8 = L’hôte décide sans voir la carte. Promettez, suppliez, mentez : les paroles n’engagent à rien.
rule-TT-18 = Porte ouverte, l’hôte retourne la carte : c’est la fête de l’hôte qui la reçoit ou en subit l’effet.
rule-TT-19 = Porte close, la carte revient devant vous et vous la retournez : c’est votre fête qui la reçoit ou en subit l’effet.
rule-TT-20 = Enfin, prenez la carte visible de la pioche : votre main compte à nouveau 5 cartes.
rule-TT-R22 = Seule pioche la personne qui a frappé, une seule carte, une fois que tout est réglé. L’hôte ne pioche pas, n’ayant pas joué de carte.

chapter-rival = L’adversaire
rule-TT-38 = L’adversaire est l’autre personne à la porte. Pour qui retourne une carte, c’est donc la personne qui l’apportait, ou celle qui n’en a pas voulu.
rule-TT-R9 = Porte ouverte : l’adversaire est la personne qui a frappé. Porte close : l’adversaire est l’hôte, même si ce n’est pas son tour. Jamais une troisième personne ne s’en mêle.
rule-TT-R19 = Seule la fête de qui retourne la carte peut y perdre ; l’adversaire ne perd jamais rien.
rule-TT-R27 = Quand il n’y a qu’une possibilité, rien n’est demandé : cela se fait tout seul.

chapter-guests = Les invités
rule-TT-29 = Sauf les vamps et les cartes à fond rouge, toutes les cartes sont des invités en puissance.
rule-TT-28 = Les cartes à fond rouge, enfants et taxis, ne sont jamais des invités : aussitôt jouées, elles sortent du jeu.
rule-TT-30 = Invité normal, qu’il soit monstre, fantôme ou vampire : il entre à la fête de qui le retourne.
rule-TT-31 = Il vaut 1 point pour la fête où il finit la soirée.
rule-TT-32 = Brute : elle entre à la fête de qui la retourne.
rule-TT-33 = Aussi longtemps qu’elle y reste, ni enfant ni taxi ne peut rien contre les invités de son type.
rule-TT-R11 = Contre une vamp, la brute ne peut rien : ni pour les siens, ni pour elle-même.
rule-TT-R21 = Si une fête a deux brutes du même type et en perd une, l’autre monte toujours la garde.
rule-TT-34 = Une brute vaut 1 point pour la fête où elle finit la soirée.
rule-TT-35 = Musicien : il entre à la fête de qui le retourne.
rule-TT-36 = S’il y joue encore à la fin, tous les invités de son type à cette fête valent 2 points, lui aussi.
rule-TT-42 = Épouvantail : il entre à la fête de qui le retourne.
rule-TT-43 = À la fin, il vaut 3 points pour son hôte.
rule-TT-R18 = L’épouvantail n’est d’aucun type : vamps, enfants et taxis ne le concernent pas, il ne compte dans aucune comparaison et ne change jamais de fête.
rule-TT-R20 = Un invité qui change de fête garde son rôle et l’y exerce aussitôt. Une brute protège les siens là où elle arrive, et plus là d’où elle vient ; de même, un musicien double les siens à sa nouvelle fête, et plus à l’ancienne.

chapter-vamp = La vamp
rule-TT-37 = Vamp : qui la retourne perd un invité du type de la vamp, qui file à la fête de l’adversaire.
rule-TT-39 = L’adversaire choisit l’invité à accueillir.
rule-TT-40 = Ce peut être même une brute ou un musicien.
rule-TT-R10 = L’adversaire ne peut pas décliner : s’il y a un invité de ce type, il en vient un, et un seul. Le choix est entre normal, brute et musicien, selon ceux qui sont là ; deux cartes pareilles se valent.
rule-TT-41 = La vamp sort alors du jeu.
rule-TT-R12 = Une vamp n’est jamais de la fête : elle ne compte ni pour le nombre ni pour les points. Elle sort du jeu même si elle n’a rien fait, bien que son fond ne soit pas rouge.

chapter-child = Le jeune enfant
rule-TT-44 = Jeune enfant : qui le retourne perd d’un coup tous ses invités d’un type. Parmi ses types sans brute, c’est celui qui compte le plus d’invités.
rule-TT-45 = Tout ce monde se réfugie à la fête de l’adversaire.
rule-TT-46 = Si des types sont à égalité, l’adversaire désigne celui qui s’enfuit.
rule-TT-47 = L’enfant sort alors du jeu.

chapter-taxi = Le taxi-corbillard
rule-TT-48 = Taxi-corbillard : qui le retourne perd d’un coup tous ses invités d’un type, désigné comme pour l’enfant.
rule-TT-49 = Si des types sont à égalité, l’adversaire désigne celui qui rentre à la maison.
rule-TT-50 = Les passagers et leur taxi sortent du jeu.

chapter-most = Le type le plus nombreux
rule-TT-R13 = On compte les invités de chaque type à cette fête : les normaux et le musicien. De brute, il n’y en a pas dans un type menacé.
rule-TT-R14 = Les types gardés par une brute se mettent d’abord de côté. Le plus nombreux des autres s’en va, même s’il l’est moins qu’un type gardé.
rule-TT-R15 = Un type gardé ne fait jamais égalité avec un autre : seuls les types sans brute se comparent.
rule-TT-R16 = Si les trois types sont à égalité, l’adversaire choisit entre les trois.
rule-TT-R17 = Un type sans invité n’est jamais le plus nombreux. Si tous les types sans brute sont vides, il ne se passe rien et personne ne choisit.

chapter-nothing = Quand il ne se passe rien
rule-TT-51 = Un effet impossible est perdu : ainsi l’enfant qui arrive dans une fête où chaque type a sa brute.
rule-TT-52 = De même pour la vamp qui ne trouve personne de son type.

chapter-end = La fin de la fête
rule-TT-21 = Une fois la pioche vide, on joue encore, mais on ne pioche plus.
rule-TT-R23 = Une fois la dernière carte prise, on ne pioche plus dès le tour suivant. Chacun a alors 5 cartes, donc encore 5 tours.
rule-TT-22 = La fête se termine quand toutes les mains sont vides.
rule-TT-R24 = Si vous n’avez plus de carte, votre tour est sauté. Mais on peut encore frapper chez vous : vous ouvrez ou non, et vous choisissez quand l’adversaire, c’est vous. La partie continue tant que quelqu’un a une carte.
rule-TT-R31 = La partie s’arrête dès que les mains sont vides, même au milieu d’un tour de table : il se peut que certaines personnes aient joué une fois de plus que d’autres.

chapter-score = Le décompte
rule-TT-23 = Les points se comptent à la fin, pas avant.
rule-TT-24 = Un monstre, un fantôme ou un vampire vaut 1 point, même si c’est une brute.
rule-TT-25 = Un musicien compte parmi les invités de son type et, dans sa fête, les fait tous valoir double, lui compris.
rule-TT-R26 = Le musicien double aussi les brutes de son type, mais ni les autres types ni les épouvantails. Seul de son type, il vaut 2. Chaque type n’en a qu’un : rien n’est doublé deux fois.
rule-TT-26 = Un épouvantail vaut 3 points.
rule-TT-27 = Le plus grand total gagne.
rule-TT-R25 = À égalité pour la première place, la victoire est partagée.

## Le livret en images : étagères, petites positions, exemples

shelf-card = Les cartes
position-side = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
example-draw = { $a } a cinq cartes en main et va frapper chez { $b } avec un vampire. Au sommet de la pioche attend le monstre musicien.
    .open = { $b } ouvre
    .refuse = { $b } n’ouvre pas
example-vamp = { $a } a frappé chez { $b } avec une vamp fantôme, et { $b } a ouvert. C’est { $a } qui choisit l’invité à accueillir.
    .ghost = { $a } accueille un fantôme
    .musician = { $a } accueille le musicien
example-no-type = { $a } a frappé chez { $b } avec une vamp fantôme. Chez { $b }, pas un seul fantôme.
    .open = { $b } ouvre
    .refuse = { $b } n’ouvre pas
example-child = { $a } a frappé chez { $b } avec un jeune enfant. Chez { $b }, les monstres sont les plus nombreux, mais une brute les garde.
    .open = { $b } ouvre
    .refuse = { $b } n’ouvre pas
example-guarded = { $a } a frappé chez { $b } avec un jeune enfant. Chez { $b }, chaque type a sa brute.
    .open = { $b } ouvre
    .refuse = { $b } n’ouvre pas
example-taxi = { $b } a ouvert au taxi-corbillard. Monstres et fantômes sont à égalité, une brute garde les vampires. C’est { $a } qui choisit.
    .monsters = Les monstres s’en vont
    .ghosts = Les fantômes s’en vont
example-normal = { $a } tient un fantôme normal et une brute. Que vaut l’un, que vaut l’autre, chez { $b } ?
    .ghost = Le fantôme entre chez { $b }
    .brute = La brute entre chez { $b }
example-music = { $a } a frappé chez { $b } avec le fantôme musicien. Chez { $b }, il y a deux fantômes et un monstre.
    .open = { $b } ouvre
    .refuse = { $b } n’ouvre pas
example-scarecrow = { $a } a frappé chez { $b } avec un épouvantail.
    .open = { $b } ouvre
    .refuse = { $b } n’ouvre pas
