### Wishland — textes français. Référence : en.ftl a exactement les mêmes clés, dans le même ordre.
###
### Les faits d’une phrase. Un joueur vient par son nom : { $player }, { $first }. Une carte, un
### entrepreneur, une réussite, un pas, une case vient par son nom.
### Un nom peut commencer par une voyelle et l’on ne sait pas s’il faut « il » ou « elle » : jamais
### « de » ni « que » devant un joueur, jamais d’accord avec lui.

game-name = Wishland
    .promise = Le parc de tous les vœux.
    .facts = De 1 à 4 joueurs, 75 minutes, dès 14 ans.
    .players = 1–4 joueurs
    .minutes = 75 min
    .goal = Placez vos ouvriers, ouvrez attractions, restaurants et hôtels, engagez acteurs et mascottes. Le plus de points gagne.

## Les attractions

card-attraction-1 = Le Manège aux chevaux
card-attraction-2 = La Draisine
card-attraction-3 = Toboggan
card-attraction-4 = La Toupie
card-attraction-5 = Le Tortillard
card-attraction-6 = Les Canots
card-attraction-7 = Carrousel
card-attraction-8 = Petit Dragon
card-attraction-9 = La Rivière magique
card-attraction-10 = Les Tasses folles
card-attraction-11 = Train de lune
card-attraction-12 = Le Moulin à eau
card-attraction-13 = La Grande Roue
card-attraction-14 = L’Express
card-attraction-15 = Le Grand Plouf
card-attraction-16 = La Ronde des astres
card-attraction-17 = La Mine perdue
card-attraction-18 = Les Pirates
card-attraction-19 = L’Horloge géante
card-attraction-20 = Le Dragon d’acier
card-attraction-21 = Vague bleue
card-attraction-22 = La Roue céleste
card-attraction-23 = Le Tonnerre
card-attraction-24 = Les Chutes d’or

## Les restaurants

card-restaurant-1 = Le Petit Feu
card-restaurant-2 = Le Nougat
card-restaurant-3 = La Rôtisserie
card-restaurant-4 = Le Brasero
card-restaurant-5 = La Gaufrerie
card-restaurant-6 = Le Samovar
card-restaurant-7 = Le Palais des glaces
card-restaurant-8 = Le Grand Comptoir
card-restaurant-9 = La Braise
card-restaurant-10 = Chez Tison
card-restaurant-11 = Pomme d’amour
card-restaurant-12 = Tasse d’étoiles
card-restaurant-13 = La Broche d’or
card-restaurant-14 = Café des Nuages
card-restaurant-15 = La Chocolaterie
card-restaurant-16 = Salon de thé
card-restaurant-17 = Sur le pouce
card-restaurant-18 = La Saucisse
card-restaurant-19 = Crêpe volante
card-restaurant-20 = Barbe à papa
card-restaurant-21 = Le Cornet
card-restaurant-22 = Le Gobelet
card-restaurant-23 = La Buvette
card-restaurant-24 = La Fontaine

## Les acteurs

card-actor-1 = Les Quilles
card-actor-2 = Ada la jongleuse
card-actor-3 = Les Frères Balle
card-actor-4 = Mage Aldo
card-actor-5 = Le Grand Mystère
card-actor-6 = L’Escamoteuse
card-actor-7 = La Diva
card-actor-8 = Le Ténor
card-actor-9 = Les Choristes
card-actor-10 = Les Claquettes
card-actor-11 = Le Flamenco
card-actor-12 = Ballerine
card-actor-13 = Auguste
card-actor-14 = Monsieur Pouf
card-actor-15 = Le Clown blanc
card-actor-16 = Les Hirondelles
card-actor-17 = Le Voltigeur
card-actor-18 = Les Sœurs Trapèze
card-actor-19 = Le Pantin
card-actor-20 = Fils-de-Fer
card-actor-21 = Le Ventriloque
card-actor-22 = Flamma
card-actor-23 = Le Cracheur
card-actor-24 = Étincelle

## Les hôtels

card-hotel-1 = Le Palais doré
card-hotel-2 = Le Relais
card-hotel-3 = Les Thermes
card-hotel-4 = Hôtel des Guichets
card-hotel-5 = La Conciergerie
card-hotel-6 = Le Belvédère
card-hotel-7 = Le Carillon
card-hotel-8 = Le Dernier Étage
card-hotel-9 = Hôtel du Gala
card-hotel-10 = La Ménagerie
card-hotel-11 = Villa Azur
card-hotel-12 = Hôtel des Échos
card-hotel-13 = La Gazette
card-hotel-14 = Le Bon Couvert
card-hotel-15 = Les Trois Bassins
card-hotel-16 = Hôtel des Départs
card-hotel-17 = L’Arc-en-ciel
card-hotel-18 = Hôtel des Artistes
card-hotel-19 = Le Grand Pourboire
card-hotel-20 = Le Beffroi
card-hotel-21 = L’Enseigne
card-hotel-22 = Le Fastueux
card-hotel-23 = Auberge gourmande
card-hotel-24 = Les Grands Horizons

## Les mascottes

card-mascot-1 = Tourelle
card-mascot-2 = La Mésange
card-mascot-3 = Petite Loco
card-mascot-4 = Le Blaireau
card-mascot-5 = Loutron
card-mascot-6 = La Loutre
card-mascot-7 = Cocotte
card-mascot-8 = Le Coq
card-mascot-9 = Ourson Praline
card-mascot-10 = Ours Nougat
card-mascot-11 = Chaton Tisane
card-mascot-12 = Le Chat Moka
card-mascot-13 = Goupil
card-mascot-14 = Renard masqué
card-mascot-15 = Rainette
card-mascot-16 = Le Crapaud
card-mascot-17 = Belle Plume
card-mascot-18 = Le Paon
card-mascot-19 = La Chouette
card-mascot-20 = Le Hibou
card-mascot-21 = Grelot
card-mascot-22 = Chèvre Clochette
card-mascot-23 = Canard Plouf
card-mascot-24 = Le Caneton

## Ce que dit une carte : genre et symbole, coût, ce qu’elle donne, aux chiffres en vigueur

face-attraction = Attraction, { $symbol }. { $cost } { $gains }, et une place de plus par couleur.
face-restaurant = Restaurant, { $symbol }. { $cost } { $gains }.
face-actor = Acteur, { $symbol }. { $cost } { $gains }. Spectacle : { $show }.
face-hotel = Hôtel, { $symbol }. { $cost } { $power }
face-mascot = Mascotte, { $symbol }. { $cost } À la fin, un demi-point par carte au même symbole, mascottes exceptées.
face-cost = { $number ->
    [0] Ne coûte rien.
    [one] Coûte { $number } crédit.
   *[other] Coûte { $number } crédits.
  }
gain-points-now = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
gain-happiness-now = { $number } bonheur tout de suite
gain-visitors-now = { $number ->
    [one] { $number } visiteur
   *[other] { $number } visiteurs
  } tout de suite
gain-workers-now = { $number ->
    [one] { $number } ouvrier
   *[other] { $number } ouvriers
  } tout de suite
gain-credits-now = { $number ->
    [one] { $number } crédit
   *[other] { $number } crédits
  } tout de suite
gain-credits-income = { $number ->
    [one] { $number } crédit
   *[other] { $number } crédits
  } à chaque revenu
gain-points-end = à la fin, { $number ->
    [one] { $number } point
   *[other] { $number } points
  } de moins
gain-nothing = Ne donne rien
gain-next = { $before } ; { $next }
power-hotel-1 = Tout de suite : 6 points.
power-hotel-2 = Tout de suite : 3 crédits.
power-hotel-3 = Tout de suite : 1 bonheur, 1 visiteur et 1 ouvrier.
power-hotel-4 = Tout de suite : 2 guichets.
power-hotel-5 = À la fin : jusqu’à { $most ->
        [one] { $most } point
       *[other] { $most } points
    } selon vos guichets, à partir de { $from }.
power-hotel-6 = Tout de suite : 1 point. À la fin : 1 point pour chaque piste à 10, et 1 si votre réserve est vide.
power-hotel-7 = À la fin : 1 point par couleur où vos cartes montrent 3 symboles différents.
power-hotel-8 = À la fin : vous pouvez acheter une carte de plus, dans toutes les piles.
power-hotel-9 = À la fin : un type de spectacle de plus.
power-hotel-10 = À la fin : vos mascottes comptent aussi les mascottes.
power-hotel-11 = À la fin : jusqu’à { $most ->
        [one] { $most } point
       *[other] { $most } points
    } selon vos cartes jouées, à partir de { $from }.
power-hotel-12 = À la fin : 1 point par spectacle en double.
power-hotel-13 = Après une publicité, vous pouvez rappeler tous vos ouvriers à la fin du tour.
power-hotel-14 = Chaque restaurant joué ensuite : 1 crédit. À la fin : vos restaurants ne coûtent aucun point.
power-hotel-15 = Chaque bonheur, visiteur ou ouvrier gagné devient celui des trois que vous voulez.
power-hotel-16 = Une fois par tour, pour 3 crédits : rappelez tous vos ouvriers sans dépenser d’action.
power-hotel-17 = À la fin : 1 point par série des cinq couleurs.
power-hotel-18 = Chaque acteur joué ensuite : un pas au choix.
power-hotel-19 = À chaque achat ensuite : 2 crédits de plus, si vous voulez, pour 1 point.
power-hotel-20 = Chaque réussite que vous prenez : un pas au choix.
power-hotel-21 = 2 crédits de moins à chaque revenu ; 1 point par autre hôtel joué ensuite.
power-hotel-22 = Chaque carte de coût 5 ou plus jouée ensuite : un pas au choix.
power-hotel-23 = À chaque revenu : 1 crédit de plus par restaurant.
power-hotel-24 = Plus aucune limite de cartes pour vous.

## Les entrepreneurs

entrepreneur-e1 = Madame Palette
    .bare = Madame Palette
    .text = La 1re carte d’une couleur : 1 crédit. La 3e : un pas au choix. La 5e : 1 point. Les guichets sont une couleur.
entrepreneur-e2 = Victor Sou
    .bare = Victor Sou
    .text = La 1re et la 5e carte de chaque couleur coûtent 2 crédits de moins.
entrepreneur-e3 = Capitaine Défi
    .bare = Capitaine Défi
    .text = Une réussite rien que pour vous ; 1 crédit dès que quelqu’un prend une réussite ; un pas au choix pour les vôtres.
entrepreneur-e4 = Baron Félix
    .bare = Baron Félix
    .text = Le bonheur rapporte le double : 2 points par nombre impair, et 2 par couleur à la fin.
entrepreneur-e5 = Miss Affluence
    .bare = Miss Affluence
    .text = Les visiteurs rapportent le double : 4 crédits par nombre impair, et 2 points par tranche de 5 crédits à la fin.
entrepreneur-e6 = Cheffe Ombeline
    .bare = Cheffe Ombeline
    .text = Restaurants : un pas au choix pour chacun, 1 crédit de moins, aucune limite.
entrepreneur-e7 = Maître Aubert
    .bare = Maître Aubert
    .text = Hôtels : un pas au choix pour chacun, 1 crédit de moins, aucune limite.
entrepreneur-e8 = Dame Pelucha
    .bare = Dame Pelucha
    .text = Mascottes : 1 crédit de moins, et leurs cinq bonus sont doublés.
entrepreneur-e9 = Le jeune Héritier
    .bare = Le jeune Héritier
    .text = Au premier revenu : 2 ouvriers, 3 crédits, 1 point et 2 guichets.
entrepreneur-e10 = Professeur Mosaïque
    .bare = Professeur Mosaïque
    .text = 1 crédit par carte au symbole nouveau, mascottes exceptées ; 2 points à la fin pour les 12 symboles.
entrepreneur-e11 = Madame Unisson
    .bare = Madame Unisson
    .text = À la fin : 1 point par carte au symbole que vous avez le plus, mascottes exceptées.
entrepreneur-e12 = Comte Fourchette
    .bare = Comte Fourchette
    .text = Au revenu : 1 crédit avec 2 restaurants, un pas au choix avec 4, 1 point avec 6.

## Les réussites

achievement-board-1 = Bonheur 7
    .text = Avoir atteint 7 sur la piste de bonheur.
achievement-board-2 = Visiteurs 7
    .text = Avoir atteint 7 sur la piste de visiteurs.
achievement-board-3 = Neuf ouvriers
    .text = Avoir au moins 9 ouvriers à votre service.
achievement-board-4 = Quinze points
    .text = Avoir au moins 15 points.
achievement-board-5 = Cinq attractions
    .text = Avoir au moins 5 attractions.
achievement-board-6 = Cinq acteurs
    .text = Avoir au moins 5 acteurs.
achievement-board-7 = Cinq restaurants
    .text = Avoir au moins 5 restaurants.
achievement-board-8 = Cinq hôtels
    .text = Avoir au moins 5 hôtels.
achievement-board-9 = Cinq mascottes
    .text = Avoir au moins 5 mascottes.
achievement-tile-1 = Les deux pistes à 5
    .text = Être à 5 au moins en bonheur et en visiteurs.
achievement-tile-2 = Sept d’une couleur
    .text = Avoir au moins 7 cartes d’une même couleur, guichets compris.
achievement-tile-3 = Une piste à 10
    .text = Être à 10 en bonheur ou en visiteurs.
achievement-tile-4 = Trois de chaque
    .text = Avoir 3 cartes de chacune des cinq couleurs du marché.
achievement-tile-5 = Cinq symboles pareils
    .text = Avoir au moins 5 fois le même symbole.
achievement-tile-6 = Dix symboles
    .text = Avoir 10 symboles différents.
achievement-tile-7 = Quinze cartes
    .text = Avoir joué 15 cartes, guichets compris.
achievement-tile-8 = Revenu de 12
    .text = Avoir un revenu d’au moins 12 crédits.
achievement-tile-9 = Vingt crédits
    .text = Avoir au moins 20 crédits en main.
achievement-tile-10 = Trois cartes à 6
    .text = Avoir au moins 3 cartes de coût 6 ou plus.

## Couleurs, symboles, spectacles

colour-attraction = Attractions
colour-restaurant = Restaurants
colour-actor = Acteurs
colour-hotel = Hôtels
colour-mascot = Mascottes
colour-ticket = Guichets
symbol-wheel = Roue
symbol-rail = Rail
symbol-wave = Vague
symbol-grill = Gril
symbol-sweet = Sucre
symbol-cup = Tasse
symbol-mask = Masque
symbol-note = Note
symbol-ribbon = Ruban
symbol-key = Clé
symbol-bell = Cloche
symbol-pool = Piscine
show-juggling = Jonglerie
show-magic = Magie
show-song = Chant
show-dance = Danse
show-clown = Clown
show-trapeze = Trapèze
show-puppet = Marionnettes
show-fire = Feu
show-parade = Parade
show-fireworks = Feu d’artifice
show-gala = Gala

## Cases, pas, pièces

row-attraction = la rangée des attractions
row-restaurant = la rangée des restaurants
row-actor = la rangée des acteurs
row-hotel = la rangée des hôtels
row-mascot = la rangée des mascottes
row-advert = la publicité
step-happiness = Bonheur
    .one = 1 bonheur
step-visitors = Visiteurs
    .one = 1 visiteur
step-workers = Ouvriers
    .one = 1 ouvrier
worker-a = Ouvrier A
worker-b = Ouvrier B
worker-c = Ouvrier C
worker-d = Ouvrier D
ticket-ticket = Guichet

## Les lieux

zone-market = Marché
zone-attraction-pile = Pioche des attractions
zone-restaurant-pile = Pioche des restaurants
zone-actor-pile = Pioche des acteurs
zone-hotel-pile = Pioche des hôtels
zone-mascot-pile = Pioche des mascottes
zone-discards = Défausse
zone-area = Parc
zone-hand = Main
zone-tickets = Guichets
zone-ticket-supply = Guichets à gagner
zone-workers = Ouvriers libres
zone-reserve = Réserve
zone-board = Ouvriers au travail
zone-dealt = Entrepreneurs reçus
zone-entrepreneur = Entrepreneur
zone-declined = Entrepreneur écarté
zone-undealt = Entrepreneurs restants

## Les options de la table

option-entrepreneurs = Entrepreneurs
    .text = Chacun garde un entrepreneur sur deux, et son pouvoir toute la partie.
option-entrepreneurs-true = Avec
option-entrepreneurs-false = Sans
option-tiles = Tuiles de réussite
    .text = Des tuiles tirées au sort changent les réussites du plateau.
option-tiles-true = Avec
option-tiles-false = Sans

## Les décisions : pour qui décide, puis pour les autres (.other)

decision-choose-entrepreneur = Gardez un entrepreneur, en secret.
    .other = { $player } choisit un entrepreneur.
decision-choose-order = Prenez une case de la piste d’ordre.
    .other = { $player } choisit une case d’ordre.
decision-step-choice = Un pas au choix : 1 bonheur, 1 visiteur ou 1 ouvrier.
    .other = { $player } choisit un pas.
decision-conversion = Les Trois Bassins : prenez cette unité comme bonheur, visiteur ou ouvrier.
    .other = { $player } choisit que prendre.
decision-act = À vous : achetez une carte, faites de la publicité ou rappelez vos ouvriers.
    .other = { $player } joue son tour.
decision-finish = Votre action est faite : réussites et rappels, puis finissez votre tour.
    .other = { $player } finit son tour.
decision-solo-turn = À vous : piochez pour acheter, ou rappelez vos ouvriers.
    .other = { $player } joue son tour.
decision-buying = Piochez encore, jouez une carte, faites de la publicité ou arrêtez-vous.
    .other = { $player } choisit une carte.
decision-solo-end = Votre action est faite : cartes gratuites et réussites, puis finissez votre tour.
    .other = { $player } finit son tour.
decision-last-purchase = Le Dernier Étage : achetez une carte de plus, ou aucune.
    .other = { $player } cherche une dernière carte.

## Les coups ; un attribut qui est un mot du coup (.with) le remplace

action-keep = Garder { $entrepreneur }
action-order = Prendre la case { $number }
action-step = Prendre { $step_one }
action-recover = Rappeler les ouvriers
action-advertise = Faire de la publicité
action-buy = Acheter { $card }
    .with = Acheter { $card } avec { $number ->
        [one] { $number } ouvrier de plus
       *[other] { $number } ouvriers de plus
    }
    .surcharged = Acheter { $card } et un point pour 2 crédits
    .surcharged-with = Acheter { $card } avec { $number ->
        [one] { $number } ouvrier de plus
       *[other] { $number } ouvriers de plus
    }, et un point pour 2 crédits
action-play = Jouer { $card }
    .with = Jouer { $card } avec { $number ->
        [one] { $number } ouvrier de plus
       *[other] { $number } ouvriers de plus
    }
    .surcharged = Jouer { $card } et un point pour 2 crédits
    .surcharged-with = Jouer { $card } avec { $number ->
        [one] { $number } ouvrier de plus
       *[other] { $number } ouvriers de plus
    }, et un point pour 2 crédits
action-claim = Prendre la réussite { $number }
    .private = Prendre la réussite privée
action-recall = Rappeler les ouvriers, sans action
    .for = Rappeler les ouvriers pour 3 crédits, sans action
action-end = Finir le tour
action-draw = Piocher une carte pour 1 ouvrier
    .freely = Avancer le pion : une carte gratuite
action-stop = S’arrêter et garder la main
action-take = Acheter { $card } pour finir
    .surcharged = Acheter { $card } pour finir, et un point pour 2 crédits
    .none = Ne rien acheter de plus

## Le journal : une phrase par événement, à la troisième personne. Un attribut qui porte le nom d’un fait la remplace pour qui ce fait est connu.

log-tile = Réussite { $place } : { $achievement }.
log-dealt = { $player } reçoit un entrepreneur.
    .entrepreneur = { $player } reçoit un entrepreneur : { $entrepreneur_bare }.
log-kept = { $player } garde une carte, face cachée.
    .entrepreneur = { $player } garde une carte, face cachée : { $entrepreneur_bare }.
log-revealed = { $player } dévoile { $entrepreneur }.
log-private-tile = { $player } reçoit une réussite privée : { $achievement }.
log-round-began = Manche { $round } : { $first } a le fanion.
log-on-sale = Au marché : { $card }.
log-order = { $player } prend la case { $space }.
log-income = { $player } touche { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } de revenu.
log-reshuffled = Les défausses sont mélangées : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans les pioches.
log-round-over = Fin de la manche { $round }.
log-placed = { $player } place { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } : { $row }.
log-bought = { $player } ouvre { $card } pour { $credits ->
        [0] rien
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }.
log-surcharge = { $player } paie { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } de plus pour un point.
log-recovered = { $player } rappelle { $workers ->
        [0] ses ouvriers : aucun n’était sorti
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
log-paid-recall = { $player } paie { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } pour un rappel.
log-recalled = Sans dépenser d’action, { $player } rappelle { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.
log-claimed = { $player } prend la réussite { $achievement }.
log-stepped = { $player } gagne { $step_one } : { $number } maintenant.
log-wasted = { $player } perd un pas : { $step }, rien ne bouge plus.
log-credited = { $player } gagne { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } ({ $source }).
log-scored = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source }).
log-ticketed = { $player } gagne un guichet : { $tickets ->
        [one] { $tickets } guichet
       *[other] { $tickets } guichets
    } maintenant.
log-drew = { $player } pioche { $card }.
log-moved = { $player } avance son pion à la case { $space }.
log-hand-discarded = { $player } défausse { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
log-stopped = { $player } s’arrête et garde sa main.
log-scoring-began = La manche { $round } est finie : le décompte final commence.
log-entrepreneur-counted = { $entrepreneur }, chez { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-last-card = { $player } cherche dans toutes les piles une dernière carte.
log-no-last-card = { $player } n’achète rien de plus.
log-hotel-counted = { $card }, chez { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-mascots-counted = Mascottes, chez { $player } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au même symbole, la moitié fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-shows-counted = Spectacles, chez { $player } : { $types ->
        [one] { $types } type
       *[other] { $types } types
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-duplicates-counted = Spectacles en double, chez { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-happiness-counted = Bonheur à 10, chez { $player } : { $colours ->
        [one] { $colours } couleur complète
       *[other] { $colours } couleurs complètes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-visitors-counted = Visiteurs à 10, chez { $player } : un revenu de { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-restaurants-counted = Restaurants, chez { $player } : { $cards ->
        [one] { $cards } point perdu
       *[other] { $cards } points perdus
    }.

## Les refus : pourquoi, et ce qui irait

refusal-over = La partie est finie. Pour continuer, lancez-en une autre.
refusal-already-kept = Votre entrepreneur est déjà gardé. Tous se montreront ensemble.
refusal-not-your-turn = C’est à { $player } de jouer. Votre tour viendra, selon la piste d’ordre.
refusal-keep-one-first = Choisissez d’abord l’entrepreneur que vous gardez.
refusal-not-dealt = { $entrepreneur } n’est pas l’un des deux que vous avez reçus. Gardez l’un de ceux-là.
refusal-choose-order-first = La manche commence par l’ordre : prenez d’abord une case de la piste.
refusal-space-taken = { $player } est déjà sur la case { $space }. Prenez-en une qui est vide.
refusal-choose-a-step = Choisissez d’abord votre pas : 1 bonheur, 1 visiteur ou 1 ouvrier.
refusal-convert = Dites d’abord comment vous prenez cette unité : bonheur, visiteur ou ouvrier.
refusal-act = C’est votre tour : achetez une carte, faites de la publicité ou rappelez vos ouvriers.
refusal-acted-already = Votre action de ce tour est faite. Prenez une réussite, ou finissez votre tour.
refusal-not-for-sale = { $card } n’est pas au marché. Choisissez parmi les cartes face visible.
refusal-too-few-workers = Il faut { $needed ->
        [one] { $needed } ouvrier
       *[other] { $needed } ouvriers
    } ici ({ $row }), vous en avez { $workers }. Choisissez une autre case, ou rappelez vos ouvriers.
refusal-limit-reached = { $colour } : votre limite de { $limit ->
        [one] { $limit } carte
       *[other] { $limit } cartes
    } est atteinte. Un guichet ou une attraction de plus la relève.
refusal-too-dear = { $card } : il faut { $price ->
        [one] { $price } crédit
       *[other] { $price } crédits
    }, vous en avez { $credits }. Choisissez une carte moins chère, ou autre chose.
refusal-no-surcharge = Seul Le Grand Pourboire permet d’acheter un point avec une carte. Achetez la carte seule.
refusal-reserve-not-empty = Votre réserve compte encore { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } : des ouvriers ne baissent le prix qu’une fois les six sortis. Placez seulement ceux qu’il faut.
refusal-too-many-extra = C’est plus d’ouvriers qu’il n’en faut : le prix est de { $price ->
        [0] zéro crédit
        [one] { $price } crédit
       *[other] { $price } crédits
    }. Ajoutez-en moins.
refusal-not-so-many-left = Après ceux qu’il faut placer, { $workers ->
        [0] il ne vous reste aucun ouvrier
        [one] il vous reste { $workers } ouvrier
       *[other] il vous reste { $workers } ouvriers
    }. Ajoutez-en moins, ou aucun.
refusal-no-private-achievement = Cette réussite est privée : il faut Capitaine Défi. Choisissez une réussite du plateau.
refusal-claimed-already = { $achievement } : cette réussite est déjà prise. Choisissez parmi celles qui restent.
refusal-not-reached = { $achievement } : il faut { $needed }, vous en êtes à { $number }.
refusal-no-paid-recall = Seul l’Hôtel des Départs permet de rappeler contre des crédits. Sans lui, rappeler est l’action du tour.
refusal-recalled-already = Un seul rappel payé par tour : celui-ci est fait. Le suivant viendra à votre prochain tour.
refusal-recall-too-dear = Ce rappel coûte 3 crédits, vous en avez { $credits }. Rappeler par une action ne coûte rien.
refusal-nobody-out = Aucun de vos ouvriers n’est au travail : il n’y a personne à rappeler. Gardez vos crédits.
refusal-no-recall = Seule La Gazette permet de rappeler après une publicité. Sans elle, rappeler est l’action du tour.
refusal-not-advertised = Ce rappel ne vient qu’à la fin d’un tour où vous avez fait de la publicité.
refusal-last-card-or-none = Achetez une dernière carte, ou aucune : la partie est finie.
refusal-out-of-reach = { $card } n’est dans aucune pile ni au marché. Choisissez une carte qui s’y trouve.
refusal-end-of-the-track = Votre pion est au bout de la piste : plus de carte gratuite cette manche. Une carte coûte 1 ouvrier.
refusal-not-in-hand = { $card } n’est pas dans votre main. Choisissez une carte que vous avez.
refusal-draw-first = Piochez d’abord une carte : jouer ou faire de la publicité vient après.
refusal-draw-or-recover = C’est votre tour : piochez pour acheter, ou rappelez vos ouvriers.
refusal-no-worker-to-draw = Piocher une carte demande 1 ouvrier, vous n’en avez aucun devant vous. Rappelez vos ouvriers.
refusal-no-worker-to-draw-on = Une carte de plus demande 1 ouvrier, il ne vous en reste aucun. Jouez une carte, ou arrêtez-vous.
refusal-too-few-workers-alone = Il faut { $needed ->
        [one] { $needed } ouvrier
       *[other] { $needed } ouvriers
    } ici ({ $row }), vous en avez { $workers }. Jouez une carte, ou arrêtez-vous.
refusal-finish-buying = Finissez d’abord votre achat : piochez, jouez une carte, faites de la publicité ou arrêtez-vous.

## Réactions : à tout moment, publiques, sans valeur dans la règle

react-lovely = Quel joli parc !
react-wanted = Je la voulais, celle-là !
react-short = Il me manque un ouvrier…
react-dream = Un vœu exaucé !

## La fin

outcome-alone = { $players } gagne avec { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    } !
outcome-shared = { $players } gagnent ensemble, avec { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    } !
decided-WL-184 = Le parc qui a le plus de points l’emporte.
decided-WL-185 = Autant de points : le pion le plus à droite sur la piste d’ordre l’emporte.
decided-WL-186 = En solo : c’est le score à battre la prochaine fois.
source-order = Ordre
    .text = la case 3 de la piste d’ordre
source-attractions = Attractions
    .text = les points imprimés
source-happiness = Bonheur
    .text = les nombres impairs de la piste
source-mascot-bonus = Bonus de mascotte
    .text = la quatrième mascotte
source-achievements = Réussites
    .text = un point chacune
source-hotels = Hôtels
    .text = ce qu’ils donnent en cours de jeu
source-entrepreneur = Entrepreneur
    .text = son pouvoir, en cours de jeu
source-end-entrepreneur = Entrepreneur, à la fin
    .text = Professeur Mosaïque et Madame Unisson
source-end-hotels = Hôtels, à la fin
    .text = leur récompense finale
source-end-mascots = Mascottes
    .text = la moitié des cartes au même symbole
source-end-shows = Spectacles
    .text = par types, et les doubles avec l’Hôtel des Échos
source-end-happiness = Bonheur à 10
    .text = les couleurs de cinq cartes
source-end-visitors = Visiteurs à 10
    .text = un revenu de plus
source-end-restaurants = Restaurants
    .text = un point perdu par restaurant de cuisine rapide
source-advert = Publicité
    .text = un crédit chacune
source-visitors = Visiteurs
    .text = les nombres impairs de la piste
source-restaurant = Restaurant
    .text = des crédits tout de suite

## Pourquoi : le conseil ; rien que tous ne sachent

look-entrepreneurs = Regardez vos deux entrepreneurs et ce que chacun compte.
look-order = Regardez les cases de la piste d’ordre : leur récompense, et ce qu’il restera au marché.
look-row = Regardez { $row } : ses prix et ses groupes d’ouvriers.
look-advert = Regardez la case publicité, et ce qu’elle donne.
look-tracks = Regardez vos pistes et leurs prochaines récompenses.
look-workers = Regardez vos ouvriers : combien sont encore au marché ?
look-achievements = Regardez les réussites : l’une est à votre portée.
look-turn = Regardez ce que ce tour permet encore.
look-hand = Regardez les cartes de votre main et leur prix.
look-last = Regardez les cartes qu’il reste à prendre.
cost-less = D’après ce que toute la table voit, cela aurait rapporté { $number ->
        [one] environ un point de moins
       *[other] environ { $number } points de moins
    }.
cost-same = D’après ce que toute la table voit, cela aurait rapporté à peu près autant.
cost-more = D’après ce que toute la table voit, cela aurait rapporté { $number ->
        [one] environ un point de plus
       *[other] environ { $number } points de plus
    } : ce bot regarde plus loin, en sait davantage, ou n’y a pas pensé.
reason-keep = Celui-ci pour ce parc ; l’autre s’en va.
reason-order-first = Jouer en premier : tout le marché est encore là.
reason-order = La récompense de la case { $space }, plutôt qu’un tour plus tôt.
reason-order-left = La case { $space }, la première encore libre, avec sa récompense.
reason-step-point = Bonheur { $number } : ce nombre impair rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-step-credits = Visiteurs { $number } : ce nombre impair rapporte { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }.
reason-step-nearer = { $step } { $number } : un pas de plus vers la récompense suivante.
reason-step-workers = Un ouvrier de plus : plus d’achats entre deux rappels.
reason-step-none = Il ne reste plus d’ouvrier à gagner : ce pas serait perdu.
reason-step = { $step } : cette piste est déjà au bout.
reason-buy-points = { $card } : { $points ->
        [one] { $points } point de plus
       *[other] { $points } points de plus
    }, compté comme si la partie s’arrêtait là.
reason-buy-income = { $card } : { $credits ->
        [one] { $credits } crédit de plus
       *[other] { $credits } crédits de plus
    } à chaque revenu, et { $number ->
        [one] il en reste { $number }
       *[other] il en reste { $number }
    }.
reason-buy-credits = { $card } : { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } tout de suite, pour acheter mieux ensuite.
reason-buy-room = { $card } : de la place pour d’autres cartes de chaque couleur.
reason-buy-steps = { $card } : le parc avance sur ses pistes, ou gagne des ouvriers.
reason-buy-later = { $card } : rien tout de suite, mais une carte de plus dans le parc.
reason-advertise = La publicité donne un crédit et un pas.
reason-recover = { $number ->
        [one] { $number } ouvrier revient, et pourra resservir
       *[other] { $number } ouvriers reviennent, et pourront resservir
    }.
reason-recover-none = Aucun ouvrier n’est à rappeler : un tour pour attendre.
reason-recall = { $number ->
        [one] { $number } ouvrier revient
       *[other] { $number } ouvriers reviennent
    } sans dépenser d’action.
reason-claim = { $achievement } : une réussite ne se prend qu’une fois, autant ne pas attendre.
reason-draw = Une carte de plus en main, pour 1 ouvrier.
reason-draw-freely = Une carte de plus en main, pour rien.
reason-stop = La main reste pour plus tard, et rien n’est payé.
reason-end = Le tour finit ici, et rien de plus n’est dépensé.
reason-take-none = Rien de plus n’est dépensé.

## L’ordre du fichier est celui du livret : chaque rule- appartient au chapter- qui le précède.

chapter-idea = Le parc
rule-WL-1 = Qui a le plus de points quand le décompte final est terminé gagne la partie.

chapter-setup = Mise en place
rule-WL-2 = Chacun des cinq paquets du marché est mélangé à part. Quatre cartes de chacun sont posées face visible dans la rangée de leur couleur ; les 20 autres forment, face cachée, la pioche de cette rangée.
rule-WL-3 = Chacun a une couleur et part de 0 sur les pistes de bonheur, de visiteurs et de points.
rule-WL-4 = Chacun commence avec 4 ouvriers devant soi et 6 ouvriers en réserve.
rule-WL-5 = On commence à la première manche et au premier tour.
rule-WL-6 = On désigne comme on veut qui commence et reçoit le fanion de premier joueur.
rule-WL-R2 = Ici, c’est le sort qui en décide.
rule-WL-7 = Tous les crédits sont à la banque.
rule-WL-R1 = Personne n’a d’argent au départ : les premiers crédits sont ceux du premier revenu.
rule-WL-8 = Votre pion d’ordre attend devant vous, hors de la piste.
rule-WL-9 = Chacun reçoit 1 guichet, face visible ; les autres guichets forment la réserve de guichets.
rule-WL-R3 = À 2 ou 3 joueurs rien ne change : même marché, mêmes cinq cases d’ordre ; celles que personne ne prend restent vides.
rule-WL-10 = Les entrepreneurs et les tuiles de réussite sont deux options indépendantes : on joue sans, avec l’une, ou avec les deux.
rule-WL-11 = Avec les entrepreneurs, chacun en reçoit deux au hasard, en garde un en secret et écarte l’autre sans le montrer.
rule-WL-12 = Quand tous ont choisi, les entrepreneurs gardés se montrent ensemble, et restent face visible.
rule-WL-13 = Avec les tuiles, 9 des 15 sont tirées au hasard, une pour chaque case de réussite : elle remplace la réussite imprimée là.
rule-WL-14 = Une tuile vierge retourne dans la boîte : la réussite imprimée sur sa case reste valable.
rule-WL-R44 = On pose les tuiles avant de donner les entrepreneurs. La réussite privée de l’entrepreneur 3 vient des tuiles qui restent, de toutes les 15 si l’on joue sans tuiles ; il en reste toujours une qui n’est pas vierge.

chapter-cards = Les cartes
rule-WL-15 = Le coût imprimé sur une carte est le nombre de crédits à payer pour l’acheter.
rule-WL-16 = Les symboles de catégorie servent au décompte des mascottes, et partout où une carte ou une tuile en parle.
rule-WL-17 = Il y a sept couleurs : attractions jaunes, restaurants rouges, acteurs bleus, hôtels verts, mascottes noires, guichets violets, entrepreneurs orange.
rule-WL-18 = Une récompense immédiate vient une fois, dès que la carte est jouée.
rule-WL-19 = Une récompense durable agit sans cesse, dès que sa carte est jouée.
rule-WL-20 = Une récompense de revenu agit à chaque phase de revenu.
rule-WL-21 = Une récompense de fin de partie se compte au décompte final.
rule-WL-22 = Une carte qui montre plusieurs bonus les donne tous.
rule-WL-R45 = Une récompense durable ne réagit pas à la carte qui l’apporte, seulement aux suivantes. Un entrepreneur est là depuis le début : il réagit à tout.
rule-WL-R46 = Plusieurs récompenses à la fois : d’abord celle de la carte, puis le bonus de mascotte, puis les hôtels par numéro, puis l’entrepreneur. Les totaux n’en dépendent pas.

chapter-round = La manche
rule-WL-23 = La partie dure 7 manches ; chacun y joue 4 tours.
rule-WL-24 = Une manche s’ouvre ainsi : qui a le fanion, puis les autres dans le sens des aiguilles d’une montre, pose son pion sur une case encore vide de la piste d’ordre et en prend aussitôt la récompense.
rule-WL-25 = Case 1 : rien.
rule-WL-26 = Case 2 : 1 crédit.
rule-WL-27 = Case 3 : 1 point.
rule-WL-28 = Case 4 : un pas au choix, c’est-à-dire 1 bonheur, 1 visiteur ou 1 ouvrier.
rule-WL-29 = Case 5 : 1 guichet.
rule-WL-30 = Pour le reste de la manche, on joue du pion le plus à gauche au pion le plus à droite.
rule-WL-R4 = Les pions quittent la piste d’ordre entre deux manches : seules sont prises les cases choisies dans la phase en cours. Après la manche 7 ils restent, pour départager.
rule-WL-31 = Revenus, dans l’ordre du tour : chacun prend 5 crédits à la banque.
rule-WL-32 = Juste après, chacun applique les effets de revenu de ses propres cartes.
rule-WL-R6 = Le nouvel ordre vaut déjà pour les revenus de la manche.
rule-WL-33 = Ensuite chacun joue une action, dans l’ordre, et l’on recommence jusqu’à ce que tous aient joué 4 tours.
rule-WL-34 = À votre tour, vous faites exactement une action : placer, acheter et jouer ; ou rappeler vos ouvriers.
rule-WL-R7 = On ne passe pas son tour. Mais on peut toujours rappeler, même sans ouvrier sur le plateau : c’est alors un tour pour rien.
rule-WL-R5 = Une manche compte quatre tours entiers pour chacun ; elle finit après le quatrième.

chapter-place = Placer, acheter, jouer
rule-WL-35 = On place d’abord des ouvriers sur une seule case : la publicité, ou l’une des cinq cases d’ouvriers, chacune liée à une rangée du marché.
rule-WL-36 = Une case vide demande 1 ouvrier.
rule-WL-37 = Une case où se trouvent des groupes demande 1 ouvrier, plus 1 par groupe, quelle qu’en soit la couleur ou la taille.
rule-WL-R10 = Vos propres groupes comptent aussi.
rule-WL-R11 = Seul compte le nombre de groupes, pas leur taille.
rule-WL-38 = Les ouvriers placés en une action forment un seul groupe, séparé des autres.
rule-WL-39 = Les groupes coûtent sur la case publicité comme ailleurs.
rule-WL-40 = Publicité : 1 crédit tout de suite et un pas au choix.
rule-WL-41 = Case d’ouvriers : on achète une carte face visible de cette rangée, et une seule, en payant son coût à la banque.
rule-WL-42 = La carte achetée vient dans votre parc et ses récompenses immédiates sont prises.
rule-WL-R8 = Pas d’ouvriers sur une rangée sans achat : il faut qu’une carte y soit permise et payable. Une rangée vide ne peut être choisie.
rule-WL-R9 = La case, les ouvriers et la carte sont une seule décision, vérifiée en entier avant que rien ne bouge.
rule-WL-R12 = Un pas au choix peut être pris là où rien ne bouge plus : il est alors perdu. Il ne se garde pas et ne se change en rien d’autre.
rule-WL-R13 = Les ouvriers gagnés pendant une action sont là aussitôt, mais ne servent qu’à l’action suivante.
rule-WL-R14 = La banque ne manque jamais de crédits.

chapter-recover = Rappeler
rule-WL-43 = On reprend tous ses ouvriers du plateau, de toutes les cases ; ils resservent dès le tour suivant.
rule-WL-44 = Les ouvriers ne rentrent jamais d’eux-mêmes, pas même en fin de manche : seuls le rappel ou le pouvoir d’une carte les ramènent.

chapter-tracks = Les pistes, la réserve, la limite
rule-WL-45 = Chaque nombre impair atteint sur la piste de bonheur rapporte 1 point.
rule-WL-46 = Atteindre 10 en bonheur donne droit à la récompense de bonheur du décompte final.
rule-WL-47 = Chaque nombre impair atteint sur la piste de visiteurs rapporte 2 crédits.
rule-WL-48 = Atteindre 10 en visiteurs donne droit à la récompense de visiteurs du décompte final.
rule-WL-R16 = Plusieurs pas se font un par un : chaque nombre impair franchi paie, cinq fois par piste en tout.
rule-WL-R17 = À 10 on s’arrête : les pas de trop sont perdus et ne paient rien. On ne recule jamais.
rule-WL-49 = Les points s’inscrivent à mesure qu’ils sont gagnés.
rule-WL-R15 = Les points peuvent tomber au-dessous de 0, mais seulement à cause de la cuisine rapide.
rule-WL-50 = Gagner un ouvrier, c’est en prendre un des siens dans la réserve.
rule-WL-R18 = Réserve vide : l’ouvrier gagné est perdu, sans compensation.
rule-WL-51 = Une fois vos 6 ouvriers de réserve pris, vous pouvez, à chaque achat, ajouter jusqu’à 3 ouvriers à ceux qu’il faut placer : chacun baisse le coût de 1 crédit.
rule-WL-R19 = N’importe lequel de vos ouvriers libres peut être un ouvrier ajouté.
rule-WL-R20 = Les ouvriers ajoutés font partie du même groupe.
rule-WL-R21 = Cela vaut dès l’achat qui suit le sixième ouvrier, pour toujours, et pour les achats seulement, jamais pour la publicité.
rule-WL-R22 = Pas plus d’ouvriers ajoutés que le prix n’en demande, ni qu’il n’en reste, ni que 3.
rule-WL-R23 = Un prix ne tombe jamais au-dessous de 0, et rien n’est rendu.
rule-WL-R24 = Les remises s’ajoutent : l’entrepreneur d’abord, puis les ouvriers.
rule-WL-R25 = « De coût 5 ou plus » (hôtel 22) et « de coût 6 ou plus » (tuile 10) parlent du coût imprimé, pas du prix payé.
rule-WL-52 = Votre limite de cartes est le nombre de vos guichets plus celui de vos attractions.
rule-WL-53 = Vous pouvez avoir au plus ce nombre de restaurants, d’acteurs, d’hôtels et de mascottes, chaque couleur pour elle-même.
rule-WL-54 = Un achat qui dépasserait la limite n’est pas permis, tant qu’un guichet ou une attraction ne l’a pas relevée.
rule-WL-R26 = Attractions et guichets n’ont pas de maximum.
rule-WL-R27 = La limite se vérifie à l’achat, avant la nouvelle carte : ce que la carte apporte vient trop tard pour elle-même.
rule-WL-R28 = La limite ne baisse jamais : aucune carte ne quitte un parc.
rule-WL-R29 = Les guichets comptent comme joués, jamais comme achetés ; ils n’ont ni coût ni symbole.
rule-WL-R30 = S’il n’y avait plus de guichet, le gain serait perdu. Cela n’arrive pas.
rule-WL-55 = Les places vidées du marché restent vides jusqu’à la fin de la manche, où tout le marché est renouvelé.

chapter-achievements = Les réussites
rule-WL-56 = À votre tour, si vous remplissez la condition d’une réussite, vous pouvez la prendre et gagnez 1 point.
rule-WL-57 = Cela ne coûte pas d’action ; on peut en prendre plusieurs dans un même tour.
rule-WL-58 = Chaque réussite ne se prend qu’une fois dans la partie ; un jeton la marque.
rule-WL-R31 = Une fois pour toute la table : à qui la prend d’abord.
rule-WL-R32 = Avant l’action, après elle, ou après un effet gratuit ; jamais pendant. La condition doit être remplie à ce moment.
rule-WL-R33 = Condition remplie hors de son tour : on attend son tour, et quelqu’un d’autre peut être plus rapide.
rule-WL-R34 = Ce que rapporte une réussite peut en ouvrir une autre dans le même tour.
rule-WL-R35 = Prendre une réussite n’est jamais une obligation.
rule-WL-R36 = Aucune réussite pendant le décompte final.
rule-WL-R37 = « Avoir 5 » ou « atteindre 7 » veut dire au moins.
rule-WL-59 = Réussite 1 : bonheur 7.
rule-WL-60 = Réussite 2 : visiteurs 7.
rule-WL-61 = Réussite 3 : au moins 9 ouvriers pris à votre service, ceux de l’entrepreneur 9 compris.
rule-WL-R38 = Réussite 3 : comptent les 4 du départ et ceux pris dans la réserve, où qu’ils soient.
rule-WL-62 = Réussite 4 : 15 points.
rule-WL-63 = Réussite 5 : 5 attractions.
rule-WL-64 = Réussite 6 : 5 acteurs.
rule-WL-65 = Réussite 7 : 5 restaurants.
rule-WL-66 = Réussite 8 : 5 hôtels.
rule-WL-67 = Réussite 9 : 5 mascottes.

chapter-kinds = Attractions, restaurants, acteurs, mascottes
rule-WL-68 = Une attraction donne ses points quand elle est jouée, et relève la limite de 1.
rule-WL-69 = Restaurant de la première sorte : ses crédits à chaque revenu.
rule-WL-70 = Restaurant de la deuxième sorte : ses visiteurs tout de suite, ses crédits à chaque revenu.
rule-WL-71 = Restaurant de la troisième sorte, la cuisine rapide : 4 crédits tout de suite, 1 point de moins au décompte final.
rule-WL-72 = Un acteur donne son bonheur, ses visiteurs ou ses ouvriers quand il est joué.
rule-WL-73 = Chaque acteur porte un symbole de spectacle, compté au décompte final.
rule-WL-74 = Votre première mascotte : 1 guichet.
rule-WL-75 = La deuxième : un pas au choix.
rule-WL-76 = La troisième : 2 crédits.
rule-WL-77 = La quatrième : 1 point.
rule-WL-78 = La cinquième : un type de spectacle pour le décompte final, deux avec l’entrepreneur 8.
rule-WL-79 = Seules vos cinq premières mascottes donnent ces bonus, chacun une fois.
rule-WL-80 = Chaque mascotte rapporte à la fin pour vos cartes qui ont son symbole.

chapter-hotels = Les hôtels
rule-WL-81 = Hôtel 1 ({ card-hotel-1 }), tout de suite : 6 points.
rule-WL-82 = Hôtel 2 ({ card-hotel-2 }), tout de suite : 3 crédits.
rule-WL-83 = Hôtel 3 ({ card-hotel-3 }), tout de suite : 1 bonheur, 1 visiteur et 1 ouvrier.
rule-WL-84 = Hôtel 4 ({ card-hotel-4 }), tout de suite : 2 guichets.
rule-WL-85 = Hôtel 5 ({ card-hotel-5 }), à la fin : des points selon le nombre de vos guichets. 1 point pour 2 guichets, 2 pour 3, 3 pour 4, 5 pour 5, 6 pour 6 ou plus.
rule-WL-R47 = Hôtel 5 : tous vos guichets comptent, celui du départ aussi.
rule-WL-86 = Hôtel 6 ({ card-hotel-6 }), tout de suite : 1 point.
rule-WL-87 = Hôtel 6, à la fin : 1 point pour chacun de ces buts : bonheur à 10, visiteurs à 10, réserve vide.
rule-WL-R48 = Hôtel 6 : les buts se vérifient au décompte final, après l’hôtel 8.
rule-WL-88 = Hôtel 7 ({ card-hotel-7 }), à la fin : 1 point pour chaque couleur où vos cartes montrent au moins 3 symboles différents.
rule-WL-R49 = Hôtel 7 : les cinq couleurs du marché comptent, les mascottes aussi.
rule-WL-89 = Hôtel 8 ({ card-hotel-8 }), à la fin : vous pouvez acheter et jouer une carte prise dans les piles du marché.
rule-WL-R50 = Hôtel 8 : la carte vient de n’importe quelle pioche, défausse, ou du marché face visible ; jamais un guichet.
rule-WL-R51 = Hôtel 8 : on cherche dans les pioches et l’on choisit.
rule-WL-R52 = Hôtel 8 : ce n’est pas une obligation ; et rien n’a lieu si aucune carte n’est payable et permise.
rule-WL-R53 = Hôtel 8 : les remises de l’entrepreneur et la limite valent ; pas d’ouvriers, donc pas de remise par ouvriers ; le supplément de l’hôtel 19 est permis. La carte est jouée comme d’habitude.
rule-WL-R54 = Hôtel 8 : les entrepreneurs 10 et 11 ont déjà été comptés, sans cette carte.
rule-WL-90 = Hôtel 9 ({ card-hotel-9 }), à la fin : un type de spectacle de plus.
rule-WL-91 = Hôtel 10 ({ card-hotel-10 }), à la fin : au décompte des mascottes, les symboles des mascottes comptent aussi.
rule-WL-R55 = L’hôtel 10 n’ajoute pas de carte : il élargit seulement ce compte.
rule-WL-92 = Hôtel 11 ({ card-hotel-11 }), à la fin : des points selon le nombre de symboles sur vos cartes. 1 point dès 10 symboles, 2 dès 12, 3 dès 14, 4 dès 16, 5 dès 18, 6 dès 20.
rule-WL-R56 = Hôtel 11 : tous les symboles, répétés ou non, mascottes comprises : un par carte du marché.
rule-WL-93 = Hôtel 12 ({ card-hotel-12 }), à la fin : après les spectacles, 1 point pour chaque symbole de spectacle en double qui n’avait pas compté.
rule-WL-R57 = L’hôtel 9 est le type de plus ; l’hôtel 12 paie les doubles.
rule-WL-R58 = Hôtel 12 : seuls comptent les doubles sur les acteurs, pas les types au-delà du neuvième.
rule-WL-94 = Hôtel 13 ({ card-hotel-13 }) : dans un tour où vous avez fait de la publicité, vous pouvez à la fin rappeler tous vos ouvriers sans dépenser d’action.
rule-WL-R59 = Hôtel 13 : les ouvriers qu’on vient de placer rentrent aussi.
rule-WL-95 = Hôtel 14 ({ card-hotel-14 }) : 1 crédit chaque fois que vous jouez un restaurant.
rule-WL-96 = Hôtel 14, à la fin : vos restaurants ne vous coûtent aucun point.
rule-WL-R60 = Hôtel 14 : toutes les pertes sont annulées, même d’avant ; le crédit n’est que pour les restaurants joués ensuite.
rule-WL-97 = Hôtel 15 ({ card-hotel-15 }) : chaque fois que vous gagnez bonheur, visiteurs ou ouvriers, vous pouvez prendre chaque unité comme l’un des trois.
rule-WL-R61 = Hôtel 15 : chaque unité se change librement, d’où qu’elle vienne ; les plafonds se vérifient après.
rule-WL-98 = Hôtel 16 ({ card-hotel-16 }) : vous pouvez payer 3 crédits pour rappeler tous vos ouvriers sans dépenser d’action.
rule-WL-99 = Hôtel 16 : vous jouez quand même votre action, avant ou après.
rule-WL-R62 = Hôtel 16 : une fois par tour au plus, avant ou après l’action, avec 3 crédits et au moins un ouvrier sur le plateau. Avant l’action, les ouvriers rappelés y servent.
rule-WL-100 = Hôtel 17 ({ card-hotel-17 }), à la fin : 1 point pour chaque série complète d’une carte jaune, une bleue, une rouge, une verte et une noire, sans maximum.
rule-WL-R63 = Hôtel 17 : cinq couleurs ; il est lui-même l’une des cartes vertes.
rule-WL-101 = Hôtel 18 ({ card-hotel-18 }) : un pas au choix chaque fois que vous jouez un acteur.
rule-WL-102 = Hôtel 19 ({ card-hotel-19 }) : à chaque achat, vous pouvez ajouter 2 crédits et prendre 1 point.
rule-WL-103 = Hôtel 19 : une fois au plus par carte achetée.
rule-WL-104 = Hôtel 19 : pas pour son propre achat.
rule-WL-R64 = Hôtel 19 : le supplément se paie avec le prix, avant toute récompense de la carte. En solo, quand la carte est jouée.
rule-WL-105 = Hôtel 20 ({ card-hotel-20 }) : un pas au choix chaque fois que vous prenez une réussite.
rule-WL-106 = Hôtel 21 ({ card-hotel-21 }) : 2 crédits de moins à chaque revenu.
rule-WL-R65 = Hôtel 21 : le revenu ne devient jamais négatif ; au pire il reste 3 crédits.
rule-WL-107 = Hôtel 21 : 1 point chaque fois que vous jouez un autre hôtel.
rule-WL-108 = Hôtel 22 ({ card-hotel-22 }) : un pas au choix chaque fois que vous jouez une carte de coût 5 ou plus.
rule-WL-109 = Hôtel 23 ({ card-hotel-23 }) : à chaque revenu, 1 crédit de plus par restaurant que vous avez.
rule-WL-R66 = L’hôtel 23 est un bonus, et compte les restaurants de toute sorte.
rule-WL-110 = Hôtel 24 ({ card-hotel-24 }) : plus de limite de cartes pour vous, dans aucune couleur, jusqu’à la fin.
rule-WL-R67 = Hôtel 24 : si vos hôtels sont à la limite, il ne peut pas être acheté lui-même.

chapter-entrepreneurs = Les entrepreneurs
rule-WL-111 = Entrepreneur 1 ({ entrepreneur-e1 }) : 1 crédit après votre première carte d’une couleur.
rule-WL-112 = Entrepreneur 1 : un pas au choix à la troisième carte d’une couleur.
rule-WL-113 = Entrepreneur 1 : 1 point à la cinquième carte d’une couleur.
rule-WL-114 = Entrepreneur 1 : les guichets sont une couleur comme une autre.
rule-WL-R68 = Entrepreneur 1 : le guichet du départ ne paie rien, mais compte comme le premier.
rule-WL-R69 = Entrepreneur 1 : plusieurs guichets arrivent un par un. L’orange n’est pas une couleur ici.
rule-WL-115 = Entrepreneur 2 ({ entrepreneur-e2 }) : la première carte achetée de chaque couleur coûte 2 crédits de moins.
rule-WL-116 = Entrepreneur 2 : la cinquième carte achetée de chaque couleur coûte 2 crédits de moins.
rule-WL-117 = Entrepreneur 2 : une carte qui coûte 0 ne rend rien.
rule-WL-R70 = Entrepreneur 2 : on compte les cartes de cette couleur déjà dans le parc.
rule-WL-118 = Entrepreneur 3 ({ entrepreneur-e3 }) : au début, tirez des tuiles de réussite jusqu’à en avoir une qui ne soit pas vierge, et gardez celle-ci à côté de la carte.
rule-WL-119 = Entrepreneur 3 : personne d’autre que vous ne peut prendre cette réussite, à la condition habituelle.
rule-WL-120 = Entrepreneur 3 : 1 crédit chaque fois que quelqu’un prend une réussite.
rule-WL-121 = Entrepreneur 3 : un pas au choix chaque fois que vous prenez une réussite.
rule-WL-R71 = Entrepreneur 3 : vos propres réussites paient le crédit aussi ; avec l’hôtel 20, deux pas au choix.
rule-WL-122 = Entrepreneur 4 ({ entrepreneur-e4 }) : la piste de bonheur paie le double, 2 points par nombre impair.
rule-WL-123 = Entrepreneur 4 : la récompense finale de bonheur est doublée, 2 points par couleur.
rule-WL-124 = Entrepreneur 5 ({ entrepreneur-e5 }) : la piste de visiteurs paie le double, 4 crédits par nombre impair.
rule-WL-125 = Entrepreneur 5 : la récompense finale de visiteurs est doublée, 2 points par tranche de 5 crédits.
rule-WL-R72 = Entrepreneurs 4 et 5 : seul est doublé ce qui est imprimé sur la piste. Pour les visiteurs on arrondit d’abord, puis on double.
rule-WL-126 = Entrepreneur 6 ({ entrepreneur-e6 }) : un pas au choix chaque fois que vous jouez un restaurant.
rule-WL-127 = Entrepreneur 6 : les restaurants vous coûtent 1 crédit de moins.
rule-WL-128 = Entrepreneur 6 : pas de limite pour vos restaurants.
rule-WL-129 = Entrepreneur 7 ({ entrepreneur-e7 }) : un pas au choix chaque fois que vous jouez un hôtel.
rule-WL-130 = Entrepreneur 7 : les hôtels vous coûtent 1 crédit de moins.
rule-WL-131 = Entrepreneur 7 : pas de limite pour vos hôtels.
rule-WL-132 = Entrepreneur 8 ({ entrepreneur-e8 }) : les mascottes vous coûtent 1 crédit de moins.
rule-WL-133 = Entrepreneur 8 : chaque bonus de mascotte est doublé : 2 guichets, deux pas au choix, 4 crédits, 2 points, deux types de spectacle.
rule-WL-R73 = Entrepreneur 8 : les deux pas se choisissent l’un après l’autre. Les points des mascottes à la fin ne sont pas doublés.
rule-WL-134 = Entrepreneur 9 ({ entrepreneur-e9 }) : au premier revenu seulement, 2 ouvriers, 3 crédits, 1 point et 2 guichets.
rule-WL-R74 = Entrepreneur 9 : ses ouvriers viennent de la réserve et comptent partout comme les autres.
rule-WL-135 = Entrepreneur 10 ({ entrepreneur-e10 }) : 1 crédit quand vous jouez une carte, autre qu’une mascotte, dont le symbole n’est sur aucune carte de votre parc.
rule-WL-136 = Entrepreneur 10 avec l’hôtel 10 : de même pour une mascotte.
rule-WL-R75 = Entrepreneur 10 : un symbole déjà sur une mascotte n’est plus nouveau.
rule-WL-137 = Entrepreneur 10, à la fin : 2 points pour les 12 symboles.
rule-WL-R76 = Entrepreneur 10 : pour les 12 symboles, les mascottes aident.
rule-WL-138 = Entrepreneur 11 ({ entrepreneur-e11 }), à la fin : 1 point par carte, autre qu’une mascotte, qui a le symbole que vous avez le plus.
rule-WL-139 = Entrepreneur 11 avec l’hôtel 10 : les mascottes peuvent compter aussi.
rule-WL-R77 = Entrepreneur 11 : on cherche et l’on compte sur les mêmes cartes, avec les mascottes ou sans.
rule-WL-140 = Entrepreneur 12 ({ entrepreneur-e12 }), au revenu : avec 2 restaurants ou plus, 1 crédit.
rule-WL-141 = Entrepreneur 12, au revenu : avec 4 restaurants ou plus, un pas au choix aussi.
rule-WL-142 = Entrepreneur 12, au revenu : avec 6 restaurants ou plus, 1 point aussi.
rule-WL-R78 = Entrepreneur 12 : les restaurants se comptent au moment de votre revenu.

chapter-tiles = Les tuiles de réussite
rule-WL-143 = Tuile 1 : bonheur et visiteurs à 5 au moins.
rule-WL-144 = Tuile 2 : au moins 7 cartes d’une couleur ; les guichets en sont une.
rule-WL-145 = Tuile 3 : bonheur à 10 ou visiteurs à 10.
rule-WL-146 = Tuile 4 : 3 cartes de chaque couleur, sans compter guichets ni entrepreneurs.
rule-WL-R39 = Tuile 4 : jaune, rouge, bleu, vert et noir, 3 au moins de chaque.
rule-WL-147 = Tuile 5 : au moins 5 symboles identiques.
rule-WL-148 = Tuile 6 : 10 symboles différents.
rule-WL-R41 = Tuiles 5 et 6 : les symboles des mascottes comptent.
rule-WL-149 = Tuile 7 : 15 cartes jouées, guichets compris, sans l’entrepreneur.
rule-WL-R40 = Tuile 7 : le guichet du départ compte.
rule-WL-150 = Tuile 8 : un revenu d’au moins 12 crédits, les 5 de base compris, sans attendre une phase de revenu.
rule-WL-R43 = Le revenu : 5, plus les crédits des restaurants, plus l’hôtel 23, moins l’hôtel 21, plus le crédit de l’entrepreneur 12. Rien d’autre.
rule-WL-151 = Tuile 9 : au moins 20 crédits en main.
rule-WL-R42 = Tuile 9 : ceux que vous avez au moment où vous la prenez.
rule-WL-152 = Tuile 10 : au moins 3 cartes de coût 6 ou plus.
rule-WL-153 = Les tuiles 11 à 15 sont vierges.

chapter-close = La fin d’une manche
rule-WL-154 = Quand chacun a joué un tour, on passe au suivant ; quand tous ont joué leur quatrième, la manche est finie.
rule-WL-155 = Après la manche 7, la partie est finie et le décompte final commence ; rien de ce qui suit n’a lieu.
rule-WL-156 = Sinon, les cartes invendues vont, face visible, à la défausse de leur rangée.
rule-WL-R80 = Les défausses sont ouvertes à tous.
rule-WL-157 = Après la manche 6 seulement, chaque défausse est mélangée et redevient la pioche de sa rangée.
rule-WL-158 = Quatre cartes de chaque pioche forment la nouvelle rangée.
rule-WL-R79 = S’il en reste moins de quatre, toutes sont posées et le reste de la rangée est vide.
rule-WL-159 = Le marqueur de manche avance d’un.
rule-WL-160 = Le fanion passe à la place de gauche.

chapter-scoring = Le décompte final
rule-WL-161 = On compte dans cet ordre : entrepreneurs, hôtels, mascottes, spectacles, bonheur, visiteurs, restaurants.
rule-WL-R81 = Section par section, chacun dans l’ordre du tour ; les résultats ne dépendent pas les uns des autres.
rule-WL-162 = Entrepreneurs, s’ils sont en jeu : chacun compte la récompense finale du sien.
rule-WL-163 = Un entrepreneur dont la récompense appartient à une section suivante (4, 5, 8) attend son heure.
rule-WL-164 = Hôtels : chacun pour lui-même ; ceux d’une section suivante (9, 10, 12, 14) attendent leur heure.
rule-WL-165 = L’hôtel 8 passe toujours avant les autres.
rule-WL-166 = La carte prise grâce à l’hôtel 8 s’achète : son coût se paie en crédits.
rule-WL-167 = La carte prise grâce à l’hôtel 8 ne demande pas d’ouvriers.
rule-WL-168 = Un hôtel acheté ainsi se compte dans cette même section ; toute autre carte, dans la sienne.
rule-WL-169 = Mascottes : pour chacune, comptez vos cartes au même symbole, mascottes exceptées, et additionnez.
rule-WL-170 = Deux mascottes au même symbole comptent chacune ces cartes, donc deux fois.
rule-WL-171 = Une carte dont aucune de vos mascottes n’a le symbole ne compte pas.
rule-WL-172 = Avec l’hôtel 10, chaque mascotte compte aussi vos mascottes au même symbole, elle-même comprise.
rule-WL-173 = Le total est divisé par deux, arrondi à l’entier inférieur : autant de points.
rule-WL-R82 = On divise une seule fois, sur le grand total.
rule-WL-174 = Spectacles : comptez les types différents sur vos acteurs ; un symbole répété n’ajoute rien.
rule-WL-175 = Le nombre de types se lit dans le tableau ; moins de 2 types ne donnent rien.
rule-WL-R83 = Le tableau : 1 point pour 2 types, 2 pour 3, 3 pour 4, 5 pour 5, 7 pour 6, 9 pour 7, 12 pour 8, 15 pour 9 ou plus.
rule-WL-176 = L’hôtel 9 ajoute 1 type.
rule-WL-177 = Cinq mascottes ou plus ajoutent l’un des 2 types du plateau.
rule-WL-178 = Avec l’entrepreneur 8 et cinq mascottes, les deux types s’ajoutent.
rule-WL-R84 = Ces types s’ajoutent même si vos acteurs en montrent moins de 2.
rule-WL-179 = L’hôtel 12 paie ensuite 1 point par double qui n’a pas compté.
rule-WL-180 = Bonheur : à 10, 1 point pour chaque couleur dont vous avez au moins 5 cartes ; une couleur ne paie qu’une fois.
rule-WL-R85 = Bonheur : cinq guichets font une couleur aussi.
rule-WL-181 = Visiteurs : à 10, 1 point par tranche entière de 5 crédits qu’un revenu de plus vous donnerait, les 5 de base compris.
rule-WL-182 = Ces crédits ne sont pas reçus.
rule-WL-183 = Restaurants : 1 point de moins pour chaque restaurant de cuisine rapide.
rule-WL-184 = Qui a le plus de points gagne.
rule-WL-185 = À égalité, le pion le plus à droite sur la piste d’ordre l’emporte.
rule-WL-R86 = Il n’y a pas d’autre égalité : deux pions ne sont jamais sur la même case.

chapter-solo = En solo
rule-WL-186 = En solo, on joue 7 manches pour le plus haut score possible ; la marque à battre est son propre record.
rule-WL-187 = Toutes les règles valent, sauf ce qui suit.
rule-WL-188 = Les 120 cartes du marché forment un seul paquet mélangé, sans les guichets.
rule-WL-189 = Ce paquet est la pioche de la rangée des mascottes, qui fait à elle seule tout le marché ; les autres rangées ne servent pas.
rule-WL-R87 = Rien n’est face visible. En fin de manche, seuls les marqueurs bougent ; après la manche 6, la défausse est mélangée au paquet.
rule-WL-190 = Chaque manche a 4 tours ; à son début, on pose son pion sur une case d’ordre et l’on en prend la récompense.
rule-WL-191 = Action gratuite, à tout moment d’un tour : avancez votre pion d’une case vers la droite, sans sa récompense, et piochez une carte.
rule-WL-192 = On peut recommencer, dans ce tour ou plus tard, jusqu’à la case 5 : au plus 4 cartes par manche.
rule-WL-R93 = Les actions gratuites se font à tout moment du tour avant sa fin, même après une carte jouée : la carte piochée commence alors une nouvelle main. Pas pendant l’ordre ni les revenus.
rule-WL-193 = L’action du tour : rappeler, ou acheter des cartes.
rule-WL-194 = Rappeler : tous les ouvriers rentrent et le tour est fini.
rule-WL-195 = Acheter : posez 1 ouvrier sur la rangée des mascottes et piochez une carte.
rule-WL-196 = Piocher ne coûte pas de crédits.
rule-WL-197 = Les cartes piochées vont en main : les piocher ne les joue pas encore.
rule-WL-198 = Après la première carte, vous pouvez en piocher d’autres, 1 ouvrier chacune, tant que vous en avez.
rule-WL-R91 = Une pioche coûte toujours 1 ouvrier : les groupes ne comptent pas là. Sur la publicité, ils comptent.
rule-WL-199 = Après la première carte, vous pouvez en jouer une de votre main en payant son coût ; le reste de la main va à la défausse.
rule-WL-200 = La limite de cartes vaut quand une carte est jouée.
rule-WL-201 = Après la première carte, vous pouvez plutôt faire de la publicité ; toute la main est alors défaussée.
rule-WL-R88 = Piochez autant que vous voulez, puis jouez une carte, faites de la publicité ou arrêtez-vous : l’action est finie.
rule-WL-R89 = La main est gardée si vous vous arrêtez ou rappelez, même d’une manche à l’autre, sans limite.
rule-WL-R90 = Une carte piochée peut être jouée dans le même tour.
rule-WL-R92 = Pas de publicité sans avoir d’abord pioché.
rule-WL-R94 = Paquet vide : la défausse est mélangée aussitôt ; si les deux sont vides, rien n’est pioché.
rule-WL-R95 = Les ouvriers ajoutés valent aussi quand on joue une carte en solo : ils vont sur la rangée des mascottes.
rule-WL-R96 = Options, réussites et hôtel 8 comme d’habitude ; l’hôtel 8 cherche dans le paquet et la défausse.
rule-WL-R97 = Rien n’oblige à jouer une carte : arrêtez-vous, faites de la publicité ou rappelez.
rule-WL-202 = Après la manche 7, le décompte final se fait comme à plusieurs.

## Le livret en images : étagères, petites positions, exemples

shelf-attraction = Les attractions
shelf-restaurant = Les restaurants
shelf-actor = Les acteurs
shelf-hotel = Les hôtels
shelf-mascot = Les mascottes
shelf-entrepreneur = Les entrepreneurs
shelf-achievement = Les réussites
shelf-colour = Les couleurs du marché
shelf-symbol = Les symboles
shelf-show = Les types de spectacle
shelf-track = Le plateau
shelf-worker = Ouvriers, pions et guichets
shelf-piece = Les autres signes
token-a = Pion A
token-b = Pion B
token-c = Pion C
token-d = Pion D
track-order = Piste d’ordre
    .text = On joue de gauche à droite ; chaque case donne ce qu’elle montre.
track-round = Piste des manches
    .text = Le marqueur avance d’une case à chaque manche.
track-turn = Piste des tours
    .text = Le marqueur avance d’une case quand chacun a joué son tour.
track-happiness = Piste de bonheur
    .text = Une étoile : 1 point. La couronne : la récompense de bonheur du décompte final.
track-visitors = Piste de visiteurs
    .text = Une pièce : 2 crédits. La couronne : la récompense de visiteurs du décompte final.
track-shows = Tableau des spectacles
    .text = En haut le nombre de types différents, en bas les points.
piece-pennant = Fanion
    .text = Qui le détient choisit en premier sa case d’ordre.
piece-credit = Crédit
    .text = L’argent du parc.
piece-point = Point
    .text = Le plus de points gagne.
piece-happiness = Bonheur
    .text = Sa piste paie 1 point à chaque nombre impair.
piece-visitors = Visiteurs
    .text = Leur piste paie 2 crédits à chaque nombre impair.
piece-step = Un pas au choix
    .text = 1 bonheur, 1 visiteur ou 1 ouvrier.
piece-advert = Publicité
    .text = 1 crédit et un pas au choix.
piece-claimed = Jeton de réussite
    .text = Il marque une réussite prise.
piece-blank = Tuile vierge
    .text = La réussite imprimée sur sa case reste valable.
piece-help = Carte d’aide
    .text = Elle résume la manche ; elle n’a aucun effet.
position-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
position-credits = { $number ->
        [one] { $number } crédit
       *[other] { $number } crédits
    }
position-happiness = bonheur { $number }
position-visitors = visiteurs { $number }
position-workers = { $number ->
        [one] { $number } ouvrier libre
       *[other] { $number } ouvriers libres
    }
position-tickets = { $number ->
        [one] { $number } guichet
       *[other] { $number } guichets
    }
position-limit = limite { $limit }
example-groups = Deux groupes travaillent déjà pour les acteurs : 1 ouvrier de { $a }, 2 de { $b }. C’est à { $b }.
    .actor = Acheter l’acteur
    .mascot = Acheter la mascotte
example-limit = Un guichet, donc une limite de 1 : { $a } a déjà un restaurant, un acteur, un hôtel et une mascotte. Seule l’attraction est permise.
    .attraction = Acheter l’attraction
example-steps = { $a } a l’hôtel 15 et vient de jouer un acteur qui donne 3 ouvriers. Chaque unité peut se prendre autrement.
    .mixed = 1 bonheur et 2 visiteurs
    .workers = 3 ouvriers
example-doubled = { $a } joue avec l’entrepreneur 8, qui double les bonus des mascottes. C’est sa première mascotte.
    .buy = Acheter la mascotte
example-hotel-7 = La dernière action de la partie. { $a } a l’hôtel 7 et trois restaurants aux symboles différents.
    .count = Rappeler, puis compter
example-hotel-8 = Décompte final : { $a } a les hôtels 8 et 17, et peut acheter une dernière carte.
    .restaurant = Acheter le restaurant
    .hotel = Acheter l’hôtel 5
    .none = Ne rien acheter
example-sets = La dernière action de la partie. Avec l’hôtel 17, { $a } a trois séries des cinq couleurs.
    .count = Rappeler, puis compter
example-mascots = La dernière action de la partie. Les mascottes de { $a } montrent une roue, un rail et deux vagues ; le parc compte 3 roues, 2 rails et 2 vagues.
    .count = Rappeler, puis compter
example-mascots-twice = La dernière action de la partie. Les mêmes mascottes, et l’hôtel 10 : chacune compte aussi celles de son symbole.
    .count = Rappeler, puis compter
example-shows = La dernière action de la partie. Les acteurs de { $a } montrent quatre spectacles, dont deux pareils.
    .count = Rappeler, puis compter
example-shows-more = La dernière action de la partie. Les mêmes acteurs, et l’hôtel 9.
    .count = Rappeler, puis compter
example-shows-five = La dernière action de la partie. Les mêmes acteurs, l’hôtel 9 et cinq mascottes.
    .count = Rappeler, puis compter
example-shows-both = La dernière action de la partie. Les mêmes encore, et { $a } joue avec l’entrepreneur 8.
    .count = Rappeler, puis compter
example-duplicates = La dernière action de la partie. Les mêmes acteurs, dont deux pareils, et l’hôtel 12.
    .count = Rappeler, puis compter
example-happiness = La dernière action de la partie. { $a } est à 10 en bonheur et a cinq restaurants.
    .count = Rappeler, puis compter
example-visitors = La dernière action de la partie. { $a } est à 10 en visiteurs ; cinq restaurants, dont trois rapportent.
    .count = Rappeler, puis compter
example-third-kind = La dernière action de la partie. { $a } a deux restaurants de la troisième sorte.
    .count = Rappeler, puis compter
example-alone = En solo, { $a } a posé son pion sur la case 1.
    .one = Avancer d’une case
    .four = Avancer jusqu’au bout
