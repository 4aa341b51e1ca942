### Wishland — English texts. The reference is fr.ftl: the same keys, in the same order.

game-name = Wishland
    .promise = The park of all wishes.
    .facts = 1 to 4 players, 75 minutes, from age 14.
    .players = 1–4 players
    .minutes = 75 min
    .goal = Place your workers, open attractions, restaurants and hotels, hire actors and mascots. The most points win.

## The attractions

card-attraction-1 = The Painted Horses
card-attraction-2 = The Handcar
card-attraction-3 = The Helter-Skelter
card-attraction-4 = The Spinning Top
card-attraction-5 = The Slow Coach
card-attraction-6 = The Rowing Boats
card-attraction-7 = The Carousel
card-attraction-8 = Little Dragon
card-attraction-9 = The Magic River
card-attraction-10 = The Mad Teacups
card-attraction-11 = The Moon Train
card-attraction-12 = The Water Mill
card-attraction-13 = The Big Wheel
card-attraction-14 = The Express
card-attraction-15 = The Big Splash
card-attraction-16 = The Ring of Stars
card-attraction-17 = The Lost Mine
card-attraction-18 = The Pirates
card-attraction-19 = The Giant Clock
card-attraction-20 = The Steel Dragon
card-attraction-21 = Blue Wave
card-attraction-22 = The Sky Wheel
card-attraction-23 = The Thunder
card-attraction-24 = The Golden Falls

## The restaurants

card-restaurant-1 = The Little Fire
card-restaurant-2 = The Nougat Stall
card-restaurant-3 = The Rotisserie
card-restaurant-4 = The Brazier
card-restaurant-5 = The Waffle House
card-restaurant-6 = The Samovar
card-restaurant-7 = The Ice-Cream Palace
card-restaurant-8 = The Long Counter
card-restaurant-9 = The Ember
card-restaurant-10 = Firebrand’s
card-restaurant-11 = Toffee Apple
card-restaurant-12 = Cup of Stars
card-restaurant-13 = The Golden Spit
card-restaurant-14 = Cloud Café
card-restaurant-15 = The Chocolate Shop
card-restaurant-16 = The Tea Room
card-restaurant-17 = On the Hop
card-restaurant-18 = The Sausage Cart
card-restaurant-19 = Flying Pancake
card-restaurant-20 = Candyfloss
card-restaurant-21 = The Cone
card-restaurant-22 = The Tumbler
card-restaurant-23 = The Refreshment Stand
card-restaurant-24 = The Fountain

## The actors

card-actor-1 = The Clubs
card-actor-2 = Ada the Juggler
card-actor-3 = The Ball Brothers
card-actor-4 = Aldo the Mage
card-actor-5 = The Great Mystery
card-actor-6 = The Conjuress
card-actor-7 = The Diva
card-actor-8 = The Tenor
card-actor-9 = The Choir
card-actor-10 = The Tap Dancers
card-actor-11 = The Flamenco
card-actor-12 = The Ballerina
card-actor-13 = Auguste
card-actor-14 = Mister Poof
card-actor-15 = The White Clown
card-actor-16 = The Swallows
card-actor-17 = The Flyer
card-actor-18 = The Trapeze Sisters
card-actor-19 = The Marionette
card-actor-20 = Wireson
card-actor-21 = The Ventriloquist
card-actor-22 = Flamma
card-actor-23 = The Fire-Eater
card-actor-24 = Spark

## The hotels

card-hotel-1 = The Golden Palace
card-hotel-2 = The Coaching Inn
card-hotel-3 = The Baths
card-hotel-4 = The Ticket Hotel
card-hotel-5 = The Porter’s Lodge
card-hotel-6 = The Belvedere
card-hotel-7 = The Chimes
card-hotel-8 = The Top Floor
card-hotel-9 = The Gala Hotel
card-hotel-10 = The Menagerie
card-hotel-11 = Villa Azure
card-hotel-12 = The Echo Hotel
card-hotel-13 = The Gazette
card-hotel-14 = The Full Plate
card-hotel-15 = The Three Pools
card-hotel-16 = The Departures
card-hotel-17 = The Rainbow
card-hotel-18 = The Artists’ Hotel
card-hotel-19 = The Big Tip
card-hotel-20 = The Belfry
card-hotel-21 = The Chain
card-hotel-22 = The Splendid
card-hotel-23 = The Gourmet Inn
card-hotel-24 = The Wide Horizons

## The mascots

card-mascot-1 = Turret
card-mascot-2 = The Bluebird
card-mascot-3 = Little Engine
card-mascot-4 = The Badger
card-mascot-5 = Otter Pup
card-mascot-6 = The Otter
card-mascot-7 = Pepper Hen
card-mascot-8 = The Rooster
card-mascot-9 = Praline Cub
card-mascot-10 = Nougat Bear
card-mascot-11 = Herbal Kitten
card-mascot-12 = The Mocha Cat
card-mascot-13 = Reynard
card-mascot-14 = The Masked Fox
card-mascot-15 = Tree Frog
card-mascot-16 = The Toad
card-mascot-17 = Fine Feathers
card-mascot-18 = The Peacock
card-mascot-19 = The Barn Owl
card-mascot-20 = The Owl
card-mascot-21 = Jingle
card-mascot-22 = Bellgoat
card-mascot-23 = Splash Duck
card-mascot-24 = The Duckling

## What a card says: kind and symbol, cost, what it gives, with the figures in force

face-attraction = Attraction, { $symbol }. { $cost } { $gains }, and room for one more card of each colour.
face-restaurant = Restaurant, { $symbol }. { $cost } { $gains }.
face-actor = Actor, { $symbol }. { $cost } { $gains }. Show: { $show }.
face-hotel = Hotel, { $symbol }. { $cost } { $power }
face-mascot = Mascot, { $symbol }. { $cost } At the end, half a point for each card with the same symbol, mascots excepted.
face-cost = { $number ->
    [0] Costs nothing.
    [one] Costs { $number } credit.
   *[other] Costs { $number } credits.
  }
gain-points-now = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
gain-happiness-now = { $number } happiness at once
gain-visitors-now = { $number ->
    [one] { $number } visitor
   *[other] { $number } visitors
  } at once
gain-workers-now = { $number ->
    [one] { $number } worker
   *[other] { $number } workers
  } at once
gain-credits-now = { $number ->
    [one] { $number } credit
   *[other] { $number } credits
  } at once
gain-credits-income = { $number ->
    [one] { $number } credit
   *[other] { $number } credits
  } at each income
gain-points-end = at the end, { $number ->
    [one] { $number } point
   *[other] { $number } points
  } less
gain-nothing = Gives nothing
gain-next = { $before }; { $next }
power-hotel-1 = At once: 6 points.
power-hotel-2 = At once: 3 credits.
power-hotel-3 = At once: 1 happiness, 1 visitor and 1 worker.
power-hotel-4 = At once: 2 tickets.
power-hotel-5 = At the end: up to { $most ->
        [one] { $most } point
       *[other] { $most } points
    } for your tickets, from { $from } on.
power-hotel-6 = At once: 1 point. At the end: 1 point for each track at 10, and 1 if your reserve is empty.
power-hotel-7 = At the end: 1 point for each colour in which your cards show 3 different symbols.
power-hotel-8 = At the end: you may buy one more card, out of all the piles.
power-hotel-9 = At the end: one more type of show.
power-hotel-10 = At the end: your mascots count mascots too.
power-hotel-11 = At the end: up to { $most ->
        [one] { $most } point
       *[other] { $most } points
    } for the cards you have played, from { $from } on.
power-hotel-12 = At the end: 1 point for each duplicate show.
power-hotel-13 = After an advert you may recall all your workers at the end of the turn.
power-hotel-14 = Each restaurant played from now on: 1 credit. At the end: your restaurants cost no points.
power-hotel-15 = Each happiness, visitor or worker you gain becomes whichever of the three you like.
power-hotel-16 = Once a turn, for 3 credits: recall all your workers without spending an action.
power-hotel-17 = At the end: 1 point for each set of the five colours.
power-hotel-18 = Each actor played from now on: a step of your choice.
power-hotel-19 = With each purchase from now on: you may pay 2 extra credits for 1 point.
power-hotel-20 = Each achievement you claim: a step of your choice.
power-hotel-21 = 2 credits less at each income; 1 point for each other hotel played from now on.
power-hotel-22 = Each card of cost 5 or more played from now on: a step of your choice.
power-hotel-23 = At each income: 1 extra credit for each restaurant.
power-hotel-24 = You no longer have any card limit.

## The entrepreneurs

entrepreneur-e1 = Madam Palette
    .bare = Madam Palette
    .text = The 1st card of a colour: 1 credit. The 3rd: a step of your choice. The 5th: 1 point. Tickets are a colour.
entrepreneur-e2 = Victor Penny
    .bare = Victor Penny
    .text = The 1st and the 5th card of each colour cost 2 credits less.
entrepreneur-e3 = Captain Dare
    .bare = Captain Dare
    .text = An achievement of your own; 1 credit whenever anybody claims one; a step of your choice for yours.
entrepreneur-e4 = Baron Felix
    .bare = Baron Felix
    .text = Happiness pays double: 2 points for each odd number, and 2 per colour at the end.
entrepreneur-e5 = Miss Crowd
    .bare = Miss Crowd
    .text = Visitors pay double: 4 credits for each odd number, and 2 points for every 5 credits at the end.
entrepreneur-e6 = Chef Ombeline
    .bare = Chef Ombeline
    .text = Restaurants: a step of your choice for each, 1 credit less, no limit.
entrepreneur-e7 = Master Aubert
    .bare = Master Aubert
    .text = Hotels: a step of your choice for each, 1 credit less, no limit.
entrepreneur-e8 = Dame Plush
    .bare = Dame Plush
    .text = Mascots: 1 credit less, and their five bonuses are doubled.
entrepreneur-e9 = The Young Heir
    .bare = The Young Heir
    .text = At the first income: 2 workers, 3 credits, 1 point and 2 tickets.
entrepreneur-e10 = Professor Mosaic
    .bare = Professor Mosaic
    .text = 1 credit for each card with a new symbol, mascots excepted; 2 points at the end for all 12 symbols.
entrepreneur-e11 = Madam Unison
    .bare = Madam Unison
    .text = At the end: 1 point for each card with the symbol you have most often, mascots excepted.
entrepreneur-e12 = Count Fork
    .bare = Count Fork
    .text = At income: 1 credit with 2 restaurants, a step of your choice with 4, 1 point with 6.

## The achievements

achievement-board-1 = Happiness 7
    .text = Reach 7 on the happiness track.
achievement-board-2 = Visitors 7
    .text = Reach 7 on the visitor track.
achievement-board-3 = Nine workers
    .text = Have at least 9 workers in your service.
achievement-board-4 = Fifteen points
    .text = Have at least 15 points.
achievement-board-5 = Five attractions
    .text = Have at least 5 attractions.
achievement-board-6 = Five actors
    .text = Have at least 5 actors.
achievement-board-7 = Five restaurants
    .text = Have at least 5 restaurants.
achievement-board-8 = Five hotels
    .text = Have at least 5 hotels.
achievement-board-9 = Five mascots
    .text = Have at least 5 mascots.
achievement-tile-1 = Both tracks at 5
    .text = Be at 5 or more in both happiness and visitors.
achievement-tile-2 = Seven of a colour
    .text = Have at least 7 cards of one colour, tickets included.
achievement-tile-3 = A track at 10
    .text = Be at 10 in happiness or in visitors.
achievement-tile-4 = Three of each
    .text = Have 3 cards of each of the five market colours.
achievement-tile-5 = Five of a symbol
    .text = Have the same symbol at least 5 times.
achievement-tile-6 = Ten symbols
    .text = Have 10 different symbols.
achievement-tile-7 = Fifteen cards
    .text = Have played 15 cards, tickets included.
achievement-tile-8 = Income of 12
    .text = Have an income of at least 12 credits.
achievement-tile-9 = Twenty credits
    .text = Have at least 20 credits in hand.
achievement-tile-10 = Three cards at 6
    .text = Have at least 3 cards of cost 6 or more.

## Colours, symbols, shows

colour-attraction = Attractions
colour-restaurant = Restaurants
colour-actor = Actors
colour-hotel = Hotels
colour-mascot = Mascots
colour-ticket = Tickets
symbol-wheel = Wheel
symbol-rail = Rail
symbol-wave = Wave
symbol-grill = Grill
symbol-sweet = Sweet
symbol-cup = Cup
symbol-mask = Mask
symbol-note = Note
symbol-ribbon = Ribbon
symbol-key = Key
symbol-bell = Bell
symbol-pool = Pool
show-juggling = Juggling
show-magic = Magic
show-song = Song
show-dance = Dance
show-clown = Clown
show-trapeze = Trapeze
show-puppet = Puppets
show-fire = Fire
show-parade = Parade
show-fireworks = Fireworks
show-gala = Gala

## Spaces, steps, pieces

row-attraction = the attraction row
row-restaurant = the restaurant row
row-actor = the actor row
row-hotel = the hotel row
row-mascot = the mascot row
row-advert = the advert space
step-happiness = Happiness
    .one = 1 happiness
step-visitors = Visitors
    .one = 1 visitor
step-workers = Workers
    .one = 1 worker
worker-a = Worker A
worker-b = Worker B
worker-c = Worker C
worker-d = Worker D
ticket-ticket = Ticket

## The places

zone-market = Market
zone-attraction-pile = Attraction pile
zone-restaurant-pile = Restaurant pile
zone-actor-pile = Actor pile
zone-hotel-pile = Hotel pile
zone-mascot-pile = Mascot pile
zone-discards = Discards
zone-area = Park
zone-hand = Hand
zone-tickets = Tickets
zone-ticket-supply = Tickets to be had
zone-workers = Free workers
zone-reserve = Reserve
zone-board = Workers at work
zone-dealt = Entrepreneurs dealt
zone-entrepreneur = Entrepreneur
zone-declined = Entrepreneur discarded
zone-undealt = Entrepreneurs left over

## The options of the table

option-entrepreneurs = Entrepreneurs
    .text = Everybody keeps one of two entrepreneurs, whose power lasts the whole game.
option-entrepreneurs-true = With
option-entrepreneurs-false = Without
option-tiles = Achievement tiles
    .text = Tiles drawn at random change the achievements on the board.
option-tiles-true = With
option-tiles-false = Without

## The decisions: for whoever decides, then for the others (.other)

decision-choose-entrepreneur = Keep an entrepreneur, in secret.
    .other = { $player } is choosing an entrepreneur.
decision-choose-order = Take a space on the order track.
    .other = { $player } is choosing an order space.
decision-step-choice = A step of your choice: 1 happiness, 1 visitor or 1 worker.
    .other = { $player } is choosing a step.
decision-conversion = The Three Pools: take this unit as happiness, visitor or worker.
    .other = { $player } is choosing what to take.
decision-act = Your turn: buy a card, advertise or recall your workers.
    .other = { $player } is taking a turn.
decision-finish = Your action is done: achievements and recalls, then end your turn.
    .other = { $player } is ending a turn.
decision-solo-turn = Your turn: draw to buy, or recall your workers.
    .other = { $player } is taking a turn.
decision-buying = Draw again, play a card, advertise or stop.
    .other = { $player } is choosing a card.
decision-solo-end = Your action is done: free cards and achievements, then end your turn.
    .other = { $player } is ending a turn.
decision-last-purchase = The Top Floor: buy one more card, or none.
    .other = { $player } is looking for a last card.

## The moves; an attribute that is a word of the move (.with) takes its place

action-keep = Keep { $entrepreneur }
action-order = Take space { $number }
action-step = Take { $step_one }
action-recover = Recall the workers
action-advertise = Advertise
action-buy = Buy { $card }
    .with = Buy { $card } with { $number ->
        [one] { $number } more worker
       *[other] { $number } more workers
    }
    .surcharged = Buy { $card } and a point for 2 credits
    .surcharged-with = Buy { $card } with { $number ->
        [one] { $number } more worker
       *[other] { $number } more workers
    }, and a point for 2 credits
action-play = Play { $card }
    .with = Play { $card } with { $number ->
        [one] { $number } more worker
       *[other] { $number } more workers
    }
    .surcharged = Play { $card } and a point for 2 credits
    .surcharged-with = Play { $card } with { $number ->
        [one] { $number } more worker
       *[other] { $number } more workers
    }, and a point for 2 credits
action-claim = Claim achievement { $number }
    .private = Claim the private achievement
action-recall = Recall the workers, without an action
    .for = Recall the workers for 3 credits, without an action
action-end = End the turn
action-draw = Draw a card for 1 worker
    .freely = Move the token on: a free card
action-stop = Stop and keep the hand
action-take = Buy { $card } to finish
    .surcharged = Buy { $card } to finish, and a point for 2 credits
    .none = Buy nothing more

## The log: a sentence an event, in the third person. An attribute named like a fact takes its place for those who know that fact.

log-tile = Achievement { $place }: { $achievement }.
log-dealt = { $player } is dealt an entrepreneur.
    .entrepreneur = { $player } is dealt an entrepreneur: { $entrepreneur_bare }.
log-kept = { $player } keeps a card, face down.
    .entrepreneur = { $player } keeps a card, face down: { $entrepreneur_bare }.
log-revealed = { $player } reveals { $entrepreneur }.
log-private-tile = { $player } gets a private achievement: { $achievement }.
log-round-began = Round { $round }: { $first } has the pennant.
log-on-sale = On sale: { $card }.
log-order = { $player } takes space { $space }.
log-income = { $player } gets { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } of income.
log-reshuffled = The discards are shuffled: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the piles.
log-round-over = End of round { $round }.
log-placed = { $player } places { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }: { $row }.
log-bought = { $player } opens { $card } for { $credits ->
        [0] nothing
        [one] { $credits } credit
       *[other] { $credits } credits
    }.
log-surcharge = { $player } pays { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } more for a point.
log-recovered = { $player } recalls { $workers ->
        [0] the workers: none was out
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
log-paid-recall = { $player } pays { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } for a recall.
log-recalled = Without spending an action, { $player } recalls { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }.
log-claimed = { $player } claims the achievement { $achievement }.
log-stepped = { $player } gains { $step_one }: { $number } now.
log-wasted = { $player } wastes a step: { $step }, nothing can move any further.
log-credited = { $player } gains { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } ({ $source }).
log-scored = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $source }).
log-ticketed = { $player } gains a ticket: { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    } now.
log-drew = { $player } draws { $card }.
log-moved = { $player } moves the token to space { $space }.
log-hand-discarded = { $player } discards { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
log-stopped = { $player } stops and keeps their hand.
log-scoring-began = Round { $round } is over: final scoring begins.
log-entrepreneur-counted = { $entrepreneur }, for { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-last-card = { $player } looks through all the piles for a last card.
log-no-last-card = { $player } buys nothing more.
log-hotel-counted = { $card }, for { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-mascots-counted = Mascots, for { $player }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } with the same symbols, half of it is { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-shows-counted = Shows, for { $player }: { $types ->
        [one] { $types } type
       *[other] { $types } types
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-duplicates-counted = Duplicate shows, for { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-happiness-counted = Happiness at 10, for { $player }: { $colours ->
        [one] { $colours } full colour
       *[other] { $colours } full colours
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-visitors-counted = Visitors at 10, for { $player }: an income of { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-restaurants-counted = Restaurants, for { $player }: { $cards ->
        [one] { $cards } point lost
       *[other] { $cards } points lost
    }.

## The refusals: why not, and what would do

refusal-over = The game is over. To go on, start another one.
refusal-already-kept = You have already kept your entrepreneur. All will be shown together.
refusal-not-your-turn = It is { $player }’s turn. Yours will come, by the order track.
refusal-keep-one-first = First choose the entrepreneur you keep.
refusal-not-dealt = { $entrepreneur } is not one of the two you were dealt. Keep one of those.
refusal-choose-order-first = A round begins with the order: first take a space on the track.
refusal-space-taken = { $player } is already on space { $space }. Take one that is empty.
refusal-choose-a-step = First choose your step: 1 happiness, 1 visitor or 1 worker.
refusal-convert = First say how you take this unit: happiness, visitor or worker.
refusal-act = It is your turn: buy a card, advertise or recall your workers.
refusal-acted-already = Your action for this turn is done. Claim an achievement, or end your turn.
refusal-not-for-sale = { $card } is not in the market. Choose among the face-up cards.
refusal-too-few-workers = This takes { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    } ({ $row }), you have { $workers }. Choose another space, or recall your workers.
refusal-limit-reached = { $colour }: your limit of { $limit ->
        [one] { $limit } card
       *[other] { $limit } cards
    } is reached. Another ticket or attraction raises it.
refusal-too-dear = { $card }: it takes { $price ->
        [one] { $price } credit
       *[other] { $price } credits
    }, you have { $credits }. Choose a cheaper card, or something else.
refusal-no-surcharge = Only The Big Tip lets you buy a point with a card. Buy the card alone.
refusal-reserve-not-empty = Your reserve still has { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }: workers lower the price only once all six are out. Place only those it takes.
refusal-too-many-extra = That is more workers than it takes: the price is { $price ->
        [0] zero credits
        [one] { $price } credit
       *[other] { $price } credits
    }. Add fewer.
refusal-not-so-many-left = After those you must place, you have { $workers ->
        [0] no workers
        [one] { $workers } worker
       *[other] { $workers } workers
    } left. Add fewer, or none.
refusal-no-private-achievement = This achievement is private: that takes Captain Dare. Choose an achievement on the board.
refusal-claimed-already = { $achievement }: this achievement is already taken. Choose among those left.
refusal-not-reached = { $achievement }: it takes { $needed }, you are at { $number }.
refusal-no-paid-recall = Only The Departures lets you recall for credits. Without it, recalling is the action of a turn.
refusal-recalled-already = One paid recall a turn: this one is done. The next can come on your next turn.
refusal-recall-too-dear = This recall costs 3 credits, you have { $credits }. Recalling by an action costs nothing.
refusal-nobody-out = None of your workers is out: there is nobody to recall. Keep your credits.
refusal-no-recall = Only The Gazette lets you recall after an advert. Without it, recalling is the action of a turn.
refusal-not-advertised = This recall comes only at the end of a turn in which you advertised.
refusal-last-card-or-none = Buy a last card, or none: the game is over.
refusal-out-of-reach = { $card } is in no pile and not in the market. Choose a card that is.
refusal-end-of-the-track = Your token is at the end of the track: no more free cards this round. A card costs 1 worker.
refusal-not-in-hand = { $card } is not in your hand. Choose a card you hold.
refusal-draw-first = Draw a card first: playing or advertising comes after.
refusal-draw-or-recover = It is your turn: draw to buy, or recall your workers.
refusal-no-worker-to-draw = Drawing a card takes 1 worker, you have none in front of you. Recall your workers.
refusal-no-worker-to-draw-on = One more card takes 1 worker, you have none left. Play a card, or stop.
refusal-too-few-workers-alone = This takes { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    } ({ $row }), you have { $workers }. Play a card, or stop.
refusal-finish-buying = First finish buying: draw, play a card, advertise or stop.

## Reactions: at any time, public, worth nothing in the rules

react-lovely = What a lovely park!
react-wanted = I wanted that one!
react-short = One worker short…
react-dream = A wish come true!

## The end

outcome-alone = { $players } wins with { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }!
outcome-shared = { $players } win together, with { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }!
decided-WL-184 = The park with the most points wins.
decided-WL-185 = Equal points: the token furthest right on the order track wins.
decided-WL-186 = Solo: that is the score to beat next time.
source-order = Order
    .text = space 3 of the order track
source-attractions = Attractions
    .text = the points printed on them
source-happiness = Happiness
    .text = the odd numbers on the track
source-mascot-bonus = Mascot bonus
    .text = the fourth mascot
source-achievements = Achievements
    .text = a point each
source-hotels = Hotels
    .text = what they give during the game
source-entrepreneur = Entrepreneur
    .text = the power, during the game
source-end-entrepreneur = Entrepreneur, at the end
    .text = Professor Mosaic and Madam Unison
source-end-hotels = Hotels, at the end
    .text = their end reward
source-end-mascots = Mascots
    .text = half the cards with the same symbol
source-end-shows = Shows
    .text = by types, and the duplicates with The Echo Hotel
source-end-happiness = Happiness at 10
    .text = colours of five cards
source-end-visitors = Visitors at 10
    .text = one more income
source-end-restaurants = Restaurants
    .text = a point lost for each fast-food restaurant
source-advert = Advert
    .text = a credit each
source-visitors = Visitors
    .text = the odd numbers on the track
source-restaurant = Restaurant
    .text = credits at once

## Why: the hint; nothing but what all know

look-entrepreneurs = Look at your two entrepreneurs and what each of them counts.
look-order = Look at the spaces of the order track: their reward, and what will be left in the market.
look-row = Look at { $row }: its prices and its groups of workers.
look-advert = Look at the advert space, and at what it gives.
look-tracks = Look at your tracks and their next rewards.
look-workers = Look at your workers: how many are still in the market?
look-achievements = Look at the achievements: one is within your reach.
look-turn = Look at what this turn still allows.
look-hand = Look at the cards in your hand and their prices.
look-last = Look at the cards that are left to take.
cost-less = From what the whole table can see, that would have brought { $number ->
        [one] about one point fewer
       *[other] about { $number } points fewer
    }.
cost-same = From what the whole table can see, that would have brought about as much.
cost-more = From what the whole table can see, that would have brought { $number ->
        [one] about one point more
       *[other] about { $number } points more
    }: this bot looks further, knows more, or did not think of it.
reason-keep = This one for this park; the other goes.
reason-order-first = Playing first: the whole market is still there.
reason-order = The reward of space { $space }, rather than an earlier turn.
reason-order-left = Space { $space }, the earliest still free, with its reward.
reason-step-point = Happiness { $number }: this odd number brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-step-credits = Visitors { $number }: this odd number brings { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }.
reason-step-nearer = { $step } { $number }: one step closer to the next reward.
reason-step-workers = One more worker: more purchases between two recalls.
reason-step-none = No worker is left to be gained: this step would be lost.
reason-step = { $step }: this track is at its end already.
reason-buy-points = { $card }: { $points ->
        [one] { $points } more point
       *[other] { $points } more points
    }, counted as if the game ended here.
reason-buy-income = { $card }: { $credits ->
        [one] { $credits } more credit
       *[other] { $credits } more credits
    } at each income, and there { $number ->
        [one] is { $number } to come
       *[other] are { $number } to come
    }.
reason-buy-credits = { $card }: { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } at once, to buy better next.
reason-buy-room = { $card }: room for more cards of every colour.
reason-buy-steps = { $card }: the park moves on along its tracks, or gains workers.
reason-buy-later = { $card }: nothing at once, but one more card in the park.
reason-advertise = Advertising gives a credit and a step.
reason-recover = { $number ->
        [one] { $number } worker comes back
       *[other] { $number } workers come back
    }, to be used again.
reason-recover-none = No worker is to be recalled: a turn spent waiting.
reason-recall = { $number ->
        [one] { $number } worker comes back
       *[other] { $number } workers come back
    } without spending an action.
reason-claim = { $achievement }: an achievement can be claimed only once, so why wait?
reason-draw = One more card in hand, for 1 worker.
reason-draw-freely = One more card in hand, for nothing.
reason-stop = The hand is kept for later, and nothing is paid.
reason-end = The turn ends here, and nothing more is spent.
reason-take-none = Nothing more is spent.

## The order of the file is that of the rule book: each rule- belongs to the chapter- before it.

chapter-idea = The park
rule-WL-1 = Whoever has the most points once final scoring is complete wins.

chapter-setup = Set-up
rule-WL-2 = Each of the five market decks is shuffled separately. Four cards of each are laid face up in the row of their colour; the other 20 are, face down, the draw pile of that row.
rule-WL-3 = Everybody has a colour and starts at 0 on the tracks of happiness, visitors and points.
rule-WL-4 = Everybody starts with 4 workers in front of them and 6 workers in the reserve.
rule-WL-5 = The game starts in the first round and with the first turn.
rule-WL-6 = Choose in any way who goes first and gets the first player’s pennant.
rule-WL-R2 = Here it is decided by lot.
rule-WL-7 = All credits are in the bank.
rule-WL-R1 = Nobody has any money at the start: the first credits are those of the first income.
rule-WL-8 = Your order token waits in front of you, off the track.
rule-WL-9 = Everybody gets 1 ticket, face up; the other tickets are the supply.
rule-WL-R3 = With 2 or 3 players nothing changes: the same market, the same five order spaces; those nobody takes stay empty.
rule-WL-10 = Entrepreneurs and achievement tiles are two separate options: play without them, with either, or with both.
rule-WL-11 = With entrepreneurs, everybody is dealt two at random, keeps one in secret and discards the other unseen.
rule-WL-12 = When all have chosen, the entrepreneurs kept are revealed together, and stay face up.
rule-WL-13 = With the tiles, 9 of the 15 are drawn at random, one for each achievement space: it replaces the achievement printed there.
rule-WL-14 = A blank tile goes back to the box: the achievement printed on its space stays in force.
rule-WL-R44 = Tiles are laid before entrepreneurs are dealt. The private achievement of entrepreneur 3 comes from the tiles left over, or from all 15 without that option; there is always one left that is not blank.

chapter-cards = The cards
rule-WL-15 = The cost printed on a card is the number of credits to pay for it.
rule-WL-16 = Category symbols matter for the scoring of mascots, and wherever a card or tile names them.
rule-WL-17 = There are seven colours: yellow attractions, red restaurants, blue actors, green hotels, black mascots, violet tickets, orange entrepreneurs.
rule-WL-18 = An immediate reward comes once, as soon as the card is played.
rule-WL-19 = A lasting reward works all the time from the moment the card is played.
rule-WL-20 = An income reward works in every income phase.
rule-WL-21 = An end reward is counted in final scoring.
rule-WL-22 = A card that shows several bonuses gives all of them.
rule-WL-R45 = A lasting reward does not react to the card that brings it, only to later ones. An entrepreneur is there from the start, and reacts to everything.
rule-WL-R46 = Several rewards at once: the card’s own first, then the mascot bonus, then hotels by number, then the entrepreneur. The totals do not depend on it.

chapter-round = The round
rule-WL-23 = The game lasts 7 rounds; in each of them every player has 4 turns.
rule-WL-24 = A round opens like this: whoever has the pennant, then the others clockwise, put their token on a space of the order track that is still empty, and take its reward at once.
rule-WL-25 = Space 1: nothing.
rule-WL-26 = Space 2: 1 credit.
rule-WL-27 = Space 3: 1 point.
rule-WL-28 = Space 4: a step of your choice, that is 1 happiness, 1 visitor or 1 worker.
rule-WL-29 = Space 5: 1 ticket.
rule-WL-30 = For the rest of the round, play goes from the leftmost token to the rightmost.
rule-WL-R4 = Tokens leave the order track between rounds: only spaces chosen in the current phase are taken. After round 7 they stay, to break ties.
rule-WL-31 = Income, in turn order: everybody takes 5 credits from the bank.
rule-WL-32 = Right afterwards they apply the income effects of their own cards.
rule-WL-R6 = The new order already holds for this round’s income.
rule-WL-33 = Then everybody performs one action, in order, again and again until all have had 4 turns.
rule-WL-34 = On your turn you perform exactly one action: place, buy and play; or recall your workers.
rule-WL-R7 = You cannot pass your turn. But recalling is always possible, even with no worker on the board: it is then a turn for nothing.
rule-WL-R5 = A round is four whole turns for everybody; it ends after the fourth.

chapter-place = Place, buy, play
rule-WL-35 = First, workers are placed on one space: the advert space, or one of the five worker spaces, each of which belongs to a row of the market.
rule-WL-36 = An empty space takes 1 worker.
rule-WL-37 = A space that holds groups takes 1 worker, plus 1 for each group, whatever its colour or size.
rule-WL-R10 = Your own groups count too.
rule-WL-R11 = Only the number of groups counts, not their size.
rule-WL-38 = The workers placed in one action are one group, apart from the others.
rule-WL-39 = Groups cost on the advert space as elsewhere.
rule-WL-40 = Advert space: 1 credit at once and a step of your choice.
rule-WL-41 = Worker space: you buy one face-up card of that row, and one only, paying its cost to the bank.
rule-WL-42 = The card bought comes into your park and its immediate rewards are taken.
rule-WL-R8 = No workers on a row without a purchase: there must be a card that is allowed and affordable. An empty row cannot be chosen.
rule-WL-R9 = Space, workers and card are one decision, checked as a whole before anything moves.
rule-WL-R12 = A step may be taken where nothing can move any further: it is then lost. It cannot be saved, nor turned into anything else.
rule-WL-R13 = Workers gained in an action are there at once, but can only be used from the next action on.
rule-WL-R14 = The bank never runs out of credits.

chapter-recover = Recall
rule-WL-43 = You take back all your workers from the board, from all spaces; you can use them again from your next turn on.
rule-WL-44 = Workers never come home by themselves, not even at the end of a round: only recalling or the power of a card brings them back.

chapter-tracks = Tracks, reserve, limit
rule-WL-45 = Each odd number reached on the happiness track is worth 1 point.
rule-WL-46 = Reaching 10 in happiness gives the happiness reward of final scoring.
rule-WL-47 = Each odd number reached on the visitor track is worth 2 credits.
rule-WL-48 = Reaching 10 in visitors gives the visitor reward of final scoring.
rule-WL-R16 = Several steps are taken one by one: each odd number passed pays, five times per track in all.
rule-WL-R17 = At 10 you stop: steps beyond are lost and pay nothing. You never move back.
rule-WL-49 = Points are recorded as they are won.
rule-WL-R15 = Points can fall below 0, but only through fast-food restaurants.
rule-WL-50 = To gain a worker is to take one of your own out of the reserve.
rule-WL-R18 = Empty reserve: the worker gained is lost, without compensation.
rule-WL-51 = Once you have taken all 6 of your reserve workers you may, with each purchase, add up to 3 workers to those you have to place: each lowers the cost by 1 credit.
rule-WL-R19 = Any of your free workers may be an added one.
rule-WL-R20 = Added workers are part of the same group.
rule-WL-R21 = This holds from the purchase after the sixth worker on, for ever, and for purchases only, never for the advert space.
rule-WL-R22 = No more added workers than the price needs, nor than are left, nor than 3.
rule-WL-R23 = A price never falls below 0, and nothing is paid back.
rule-WL-R24 = Reductions add up: the entrepreneur first, then the workers.
rule-WL-R25 = “Of cost 5 or more” (hotel 22) and “of cost 6 or more” (tile 10) refer to the printed cost, not to the price paid.
rule-WL-52 = Your card limit is the number of your tickets plus that of your attractions.
rule-WL-53 = You may own at most that many restaurants, actors, hotels and mascots, each colour on its own.
rule-WL-54 = A purchase that would break the limit is not allowed until a ticket or an attraction has raised it.
rule-WL-R26 = Attractions and tickets have no maximum.
rule-WL-R27 = The limit is checked when buying, before the new card: what the card brings comes too late for itself.
rule-WL-R28 = The limit never falls: no card leaves a park.
rule-WL-R29 = Tickets count as played, never as bought; they have no cost and no symbol.
rule-WL-R30 = If there were no ticket left, the gain would be lost. It never happens.
rule-WL-55 = Places emptied in the market stay empty until the end of the round, when the whole market is renewed.

chapter-achievements = Achievements
rule-WL-56 = On your turn, if you meet the condition of an achievement, you may claim it and score 1 point.
rule-WL-57 = It costs no action; several may be claimed in one turn.
rule-WL-58 = Each achievement is claimed once in the game; a token marks it.
rule-WL-R31 = Once for the whole table: the first to claim it has it.
rule-WL-R32 = Before the action, after it, or after a free effect; never within it. The condition must hold at that moment.
rule-WL-R33 = Condition met outside your turn: wait for your turn, and somebody else may be faster.
rule-WL-R34 = What one achievement brings may open another in the same turn.
rule-WL-R35 = Nobody has to claim an achievement.
rule-WL-R36 = No achievement in final scoring.
rule-WL-R37 = “Have 5” or “reach 7” means at least.
rule-WL-59 = Achievement 1: happiness 7.
rule-WL-60 = Achievement 2: visitors 7.
rule-WL-61 = Achievement 3: at least 9 workers taken into your service, those of entrepreneur 9 included.
rule-WL-R38 = Achievement 3: the 4 from the start and those taken from the reserve count, wherever they are.
rule-WL-62 = Achievement 4: 15 points.
rule-WL-63 = Achievement 5: 5 attractions.
rule-WL-64 = Achievement 6: 5 actors.
rule-WL-65 = Achievement 7: 5 restaurants.
rule-WL-66 = Achievement 8: 5 hotels.
rule-WL-67 = Achievement 9: 5 mascots.

chapter-kinds = Attractions, restaurants, actors, mascots
rule-WL-68 = An attraction gives its points when played, and raises the limit by 1.
rule-WL-69 = Restaurant of the first kind: its credits at each income.
rule-WL-70 = Restaurant of the second kind: its visitors at once, its credits at each income.
rule-WL-71 = Restaurant of the third kind, fast food: 4 credits at once, 1 point less in final scoring.
rule-WL-72 = An actor gives its happiness, visitors or workers when played.
rule-WL-73 = Every actor bears one show symbol, counted in final scoring.
rule-WL-74 = Your first mascot: 1 ticket.
rule-WL-75 = The second: a step of your choice.
rule-WL-76 = The third: 2 credits.
rule-WL-77 = The fourth: 1 point.
rule-WL-78 = The fifth: one type of show for final scoring, two with entrepreneur 8.
rule-WL-79 = Only your first five mascots give these bonuses, each of them once.
rule-WL-80 = Each mascot pays at the end for your cards that share its symbol.

chapter-hotels = The hotels
rule-WL-81 = Hotel 1 ({ card-hotel-1 }), at once: 6 points.
rule-WL-82 = Hotel 2 ({ card-hotel-2 }), at once: 3 credits.
rule-WL-83 = Hotel 3 ({ card-hotel-3 }), at once: 1 happiness, 1 visitor and 1 worker.
rule-WL-84 = Hotel 4 ({ card-hotel-4 }), at once: 2 tickets.
rule-WL-85 = Hotel 5 ({ card-hotel-5 }), at the end: points by the number of your tickets. 1 point for 2 tickets, 2 for 3, 3 for 4, 5 for 5, 6 for 6 or more.
rule-WL-R47 = Hotel 5: all your tickets count, the starting one too.
rule-WL-86 = Hotel 6 ({ card-hotel-6 }), at once: 1 point.
rule-WL-87 = Hotel 6, at the end: 1 point for each of these goals: happiness at 10, visitors at 10, reserve empty.
rule-WL-R48 = Hotel 6: the goals are checked in final scoring, after hotel 8.
rule-WL-88 = Hotel 7 ({ card-hotel-7 }), at the end: 1 point for each colour in which your cards show at least 3 different symbols.
rule-WL-R49 = Hotel 7: all five market colours count, mascots too.
rule-WL-89 = Hotel 8 ({ card-hotel-8 }), at the end: you may buy and play one card out of the market’s piles.
rule-WL-R50 = Hotel 8: the card comes from any draw pile, any discard pile, or the face-up market; never a ticket.
rule-WL-R51 = Hotel 8: you look through the piles and choose.
rule-WL-R52 = Hotel 8: it is optional; and nothing happens if no card is affordable and allowed.
rule-WL-R53 = Hotel 8: the entrepreneur’s reductions and the limit hold; no workers, so no reduction by workers; the surcharge of hotel 19 is allowed. The card is played as usual.
rule-WL-R54 = Hotel 8: entrepreneurs 10 and 11 have already been counted, without this card.
rule-WL-90 = Hotel 9 ({ card-hotel-9 }), at the end: one more type of show.
rule-WL-91 = Hotel 10 ({ card-hotel-10 }), at the end: in the scoring of mascots, the mascots’ own symbols count too.
rule-WL-R55 = Hotel 10 adds no card: it only widens this count.
rule-WL-92 = Hotel 11 ({ card-hotel-11 }), at the end: points by the number of symbols on your cards. 1 point from 10 symbols on, 2 from 12, 3 from 14, 4 from 16, 5 from 18, 6 from 20.
rule-WL-R56 = Hotel 11: all symbols, repeated or not, mascots included: one for each market card.
rule-WL-93 = Hotel 12 ({ card-hotel-12 }), at the end: after the shows, 1 point for each duplicate show symbol that had not counted.
rule-WL-R57 = Hotel 9 is the extra type; hotel 12 pays for duplicates.
rule-WL-R58 = Hotel 12: only duplicates on actors count, not types beyond the ninth.
rule-WL-94 = Hotel 13 ({ card-hotel-13 }): in a turn in which you used the advert space, you may recall all your workers at the end of the turn without spending an action.
rule-WL-R59 = Hotel 13: the workers just placed come home too.
rule-WL-95 = Hotel 14 ({ card-hotel-14 }): 1 credit whenever you play a restaurant.
rule-WL-96 = Hotel 14, at the end: your restaurants cost you no points.
rule-WL-R60 = Hotel 14: all losses are cancelled, earlier ones too; the credit is only for restaurants played afterwards.
rule-WL-97 = Hotel 15 ({ card-hotel-15 }): whenever you gain happiness, visitors or workers, you may take each unit as any of the three.
rule-WL-R61 = Hotel 15: each unit is changed freely, wherever it comes from; limits of tracks and reserve are checked afterwards.
rule-WL-98 = Hotel 16 ({ card-hotel-16 }): you may pay 3 credits to recall all your workers without spending an action.
rule-WL-99 = Hotel 16: you still perform your action, before or after.
rule-WL-R62 = Hotel 16: once a turn at most, before or after the action, with 3 credits and at least one worker on the board. Before the action, the workers recalled can be used in it.
rule-WL-100 = Hotel 17 ({ card-hotel-17 }), at the end: 1 point for each complete set of one yellow, one blue, one red, one green and one black card, without a maximum.
rule-WL-R63 = Hotel 17: five colours; it is itself one of the green cards.
rule-WL-101 = Hotel 18 ({ card-hotel-18 }): a step of your choice whenever you play an actor.
rule-WL-102 = Hotel 19 ({ card-hotel-19 }): with each purchase you may pay 2 extra credits for 1 point.
rule-WL-103 = Hotel 19: at most once for each card bought.
rule-WL-104 = Hotel 19: not for its own purchase.
rule-WL-R64 = Hotel 19: the surcharge is paid with the price, before any reward from the card. Solo, when the card is played.
rule-WL-105 = Hotel 20 ({ card-hotel-20 }): a step of your choice whenever you claim an achievement.
rule-WL-106 = Hotel 21 ({ card-hotel-21 }): 2 credits less at each income.
rule-WL-R65 = Hotel 21: income never becomes negative; at worst 3 credits are left.
rule-WL-107 = Hotel 21: 1 point whenever you play another hotel.
rule-WL-108 = Hotel 22 ({ card-hotel-22 }): a step of your choice whenever you play a card of cost 5 or more.
rule-WL-109 = Hotel 23 ({ card-hotel-23 }): at each income, 1 extra credit for every restaurant you have.
rule-WL-R66 = Hotel 23 is a bonus, and counts restaurants of any kind.
rule-WL-110 = Hotel 24 ({ card-hotel-24 }): you no longer have any card limit, in any colour, until the end.
rule-WL-R67 = Hotel 24: if your hotels are at the limit, it cannot itself be bought.

chapter-entrepreneurs = The entrepreneurs
rule-WL-111 = Entrepreneur 1 ({ entrepreneur-e1 }): 1 credit after your first card of a colour.
rule-WL-112 = Entrepreneur 1: a step of your choice with the third card of a colour.
rule-WL-113 = Entrepreneur 1: 1 point with the fifth card of a colour.
rule-WL-114 = Entrepreneur 1: tickets are a colour like any other.
rule-WL-R68 = Entrepreneur 1: the starting ticket pays nothing, but counts as the first.
rule-WL-R69 = Entrepreneur 1: several tickets come one by one. Orange does not count as a colour here.
rule-WL-115 = Entrepreneur 2 ({ entrepreneur-e2 }): the first card bought of each colour costs 2 credits less.
rule-WL-116 = Entrepreneur 2: the fifth card bought of each colour costs 2 credits less.
rule-WL-117 = Entrepreneur 2: a card that costs 0 gives nothing back.
rule-WL-R70 = Entrepreneur 2: cards of that colour already in the park are counted.
rule-WL-118 = Entrepreneur 3 ({ entrepreneur-e3 }): at the start, draw achievement tiles until one is not blank, and keep that one beside the card.
rule-WL-119 = Entrepreneur 3: only you may claim this achievement, under the usual condition.
rule-WL-120 = Entrepreneur 3: 1 credit whenever anybody claims an achievement.
rule-WL-121 = Entrepreneur 3: a step of your choice whenever you claim an achievement.
rule-WL-R71 = Entrepreneur 3: your own achievements pay the credit too; with hotel 20, two steps.
rule-WL-122 = Entrepreneur 4 ({ entrepreneur-e4 }): the happiness track pays double, 2 points for each odd number.
rule-WL-123 = Entrepreneur 4: the final happiness reward is doubled, 2 points per colour.
rule-WL-124 = Entrepreneur 5 ({ entrepreneur-e5 }): the visitor track pays double, 4 credits for each odd number.
rule-WL-125 = Entrepreneur 5: the final visitor reward is doubled, 2 points for each 5 credits.
rule-WL-R72 = Entrepreneurs 4 and 5: only what is printed on the track is doubled. For visitors, round first, then double.
rule-WL-126 = Entrepreneur 6 ({ entrepreneur-e6 }): a step of your choice whenever you play a restaurant.
rule-WL-127 = Entrepreneur 6: restaurants cost you 1 credit less.
rule-WL-128 = Entrepreneur 6: no limit for your restaurants.
rule-WL-129 = Entrepreneur 7 ({ entrepreneur-e7 }): a step of your choice whenever you play a hotel.
rule-WL-130 = Entrepreneur 7: hotels cost you 1 credit less.
rule-WL-131 = Entrepreneur 7: no limit for your hotels.
rule-WL-132 = Entrepreneur 8 ({ entrepreneur-e8 }): mascots cost you 1 credit less.
rule-WL-133 = Entrepreneur 8: every mascot bonus is doubled: 2 tickets, two steps, 4 credits, 2 points, two types of show.
rule-WL-R73 = Entrepreneur 8: the two steps are chosen one after the other. The points mascots score at the end are not doubled.
rule-WL-134 = Entrepreneur 9 ({ entrepreneur-e9 }): at the first income only, 2 workers, 3 credits, 1 point and 2 tickets.
rule-WL-R74 = Entrepreneur 9: these workers come from the reserve and count everywhere like the others.
rule-WL-135 = Entrepreneur 10 ({ entrepreneur-e10 }): 1 credit when you play a card, other than a mascot, whose symbol is on none of the cards in your park.
rule-WL-136 = Entrepreneur 10 with hotel 10: likewise for a mascot.
rule-WL-R75 = Entrepreneur 10: a symbol already on a mascot is not new.
rule-WL-137 = Entrepreneur 10, at the end: 2 points for all 12 symbols.
rule-WL-R76 = Entrepreneur 10: for the 12 symbols, mascots help.
rule-WL-138 = Entrepreneur 11 ({ entrepreneur-e11 }), at the end: 1 point for each card, other than a mascot, with the symbol you have most often.
rule-WL-139 = Entrepreneur 11 with hotel 10: mascots may count too.
rule-WL-R77 = Entrepreneur 11: the symbol is found and counted on the same cards, with mascots or without.
rule-WL-140 = Entrepreneur 12 ({ entrepreneur-e12 }), at income: with 2 or more restaurants, 1 credit.
rule-WL-141 = Entrepreneur 12, at income: with 4 or more restaurants, a step of your choice as well.
rule-WL-142 = Entrepreneur 12, at income: with 6 or more restaurants, 1 point as well.
rule-WL-R78 = Entrepreneur 12: restaurants are counted at the moment of your income.

chapter-tiles = The achievement tiles
rule-WL-143 = Tile 1: happiness and visitors both at 5 or more.
rule-WL-144 = Tile 2: at least 7 cards of one colour; tickets count as one.
rule-WL-145 = Tile 3: happiness at 10 or visitors at 10.
rule-WL-146 = Tile 4: 3 cards of every colour, not counting tickets or entrepreneurs.
rule-WL-R39 = Tile 4: yellow, red, blue, green and black, at least 3 of each.
rule-WL-147 = Tile 5: at least 5 identical symbols.
rule-WL-148 = Tile 6: 10 different symbols.
rule-WL-R41 = Tiles 5 and 6: mascots’ symbols count.
rule-WL-149 = Tile 7: 15 cards played, tickets included, without the entrepreneur.
rule-WL-R40 = Tile 7: the starting ticket counts.
rule-WL-150 = Tile 8: an income of at least 12 credits, the basic 5 included, without waiting for an income phase.
rule-WL-R43 = Income: 5, plus the credits from restaurants, plus hotel 23, minus hotel 21, plus the credit from entrepreneur 12. Nothing else.
rule-WL-151 = Tile 9: at least 20 credits in hand.
rule-WL-R42 = Tile 9: those you have at the moment you claim it.
rule-WL-152 = Tile 10: at least 3 cards of cost 6 or more.
rule-WL-153 = Tiles 11 to 15 are blank.

chapter-close = The end of a round
rule-WL-154 = When everybody has had a turn comes the next one; when all have had their fourth, the round is over.
rule-WL-155 = After round 7 the game is over and final scoring begins; none of what follows takes place.
rule-WL-156 = Otherwise unsold cards go, face up, to the discard pile of their row.
rule-WL-R80 = Discard piles are open to all.
rule-WL-157 = After round 6 only, each discard pile is shuffled and becomes the draw pile of its row again.
rule-WL-158 = Four cards from each draw pile make the new row.
rule-WL-R79 = If fewer than four are left, all are laid out and the rest of the row is empty.
rule-WL-159 = The round marker advances by one.
rule-WL-160 = The pennant goes to the left-hand neighbour.

chapter-scoring = Final scoring
rule-WL-161 = The order is: entrepreneurs, hotels, mascots, shows, happiness, visitors, restaurants.
rule-WL-R81 = Section by section, everybody in turn order; the results do not depend on one another.
rule-WL-162 = Entrepreneurs, if they are in play: everybody counts the end reward of their own.
rule-WL-163 = An entrepreneur whose reward belongs to a later section (4, 5, 8) waits for it.
rule-WL-164 = Hotels: each on its own; those of a later section (9, 10, 12, 14) wait for it.
rule-WL-165 = Hotel 8 always comes before the others.
rule-WL-166 = The card taken with hotel 8 is bought: its cost is paid in credits.
rule-WL-167 = The card taken with hotel 8 needs no workers.
rule-WL-168 = A hotel bought this way is counted in this same section; any other card in its own.
rule-WL-169 = Mascots: for each, count your cards with the same symbol, mascots excepted, and add up.
rule-WL-170 = Two mascots with the same symbol each count those cards, so twice.
rule-WL-171 = A card whose symbol none of your mascots has does not count.
rule-WL-172 = With hotel 10, each mascot also counts your mascots with the same symbol, itself included.
rule-WL-173 = The total is halved, rounded down: that many points.
rule-WL-R82 = Halve once only, on the grand total.
rule-WL-174 = Shows: count the different types on your actors; a repeated symbol adds nothing.
rule-WL-175 = The number of types is read off the table; fewer than 2 types give nothing.
rule-WL-R83 = The table: 1 point for 2 types, 2 for 3, 3 for 4, 5 for 5, 7 for 6, 9 for 7, 12 for 8, 15 for 9 or more.
rule-WL-176 = Hotel 9 adds 1 type.
rule-WL-177 = Five mascots or more add one of the board’s 2 types.
rule-WL-178 = With entrepreneur 8 and five mascots, both types are added.
rule-WL-R84 = These types are added even if your actors show fewer than 2.
rule-WL-179 = Hotel 12 then pays 1 point for each duplicate that did not count.
rule-WL-180 = Happiness: at 10, 1 point for each colour of which you have at least 5 cards; a colour pays once only.
rule-WL-R85 = Happiness: five tickets make a colour too.
rule-WL-181 = Visitors: at 10, 1 point for every full 5 credits that one more income would give you, the basic 5 included.
rule-WL-182 = Those credits are not received.
rule-WL-183 = Restaurants: 1 point less for each fast-food restaurant.
rule-WL-184 = Whoever has the most points wins.
rule-WL-185 = In a tie, the token furthest right on the order track wins.
rule-WL-R86 = There is no tie beyond that: two tokens never share a space.

chapter-solo = Solo
rule-WL-186 = Playing solo, you play 7 rounds for the highest score you can reach; the mark to beat is your own record.
rule-WL-187 = All rules hold, except for what follows.
rule-WL-188 = The 120 market cards are one shuffled deck, without the tickets.
rule-WL-189 = This deck is the draw pile of the mascot row, which is the whole market; the other rows are not used.
rule-WL-R87 = Nothing lies face up. At the end of a round only the markers move; after round 6 the discard pile is shuffled into the deck.
rule-WL-190 = Each round has 4 turns; at its start you put your token on an order space and take its reward.
rule-WL-191 = Free action, at any moment of a turn: move your token one space to the right, without its reward, and draw a card.
rule-WL-192 = It can be repeated, in this turn or later, up to space 5: at most 4 cards per round.
rule-WL-R93 = Free actions come at any moment of the turn before it ends, even after a card was played: the card drawn then starts a new hand. Not during order or income.
rule-WL-193 = The action of a turn: recall, or buy cards.
rule-WL-194 = Recall: all workers come home and the turn ends.
rule-WL-195 = Buy: put 1 worker on the mascot row and draw a card.
rule-WL-196 = Drawing costs no credits.
rule-WL-197 = Cards drawn go to the hand: drawing does not play them yet.
rule-WL-198 = After the first card you may draw more, 1 worker each, while you have any.
rule-WL-R91 = A draw always costs 1 worker: groups do not count there. On the advert space they do.
rule-WL-199 = After the first card you may play one from your hand, paying its cost; the rest of the hand goes to the discard pile.
rule-WL-200 = The card limit holds when a card is played.
rule-WL-201 = After the first card you may use the advert space instead; the whole hand is then discarded.
rule-WL-R88 = Draw as often as you like, then play a card, use the advert space or stop: the action is over.
rule-WL-R89 = The hand is kept if you stop or recall, even from round to round, without limit.
rule-WL-R90 = A card drawn may be played in the same turn.
rule-WL-R92 = No advert without drawing first.
rule-WL-R94 = Deck empty: the discard pile is shuffled at once; if both are empty, nothing is drawn.
rule-WL-R95 = Added workers can be used when you play a card solo, too: they go to the mascot row.
rule-WL-R96 = Options, achievements and hotel 8 as usual; hotel 8 reaches the deck and the discard pile.
rule-WL-R97 = Nothing forces you to play a card: stop, advertise or recall.
rule-WL-202 = After round 7 final scoring is done as with several players.

## The illustrated rules: shelves, small positions, examples

shelf-attraction = The attractions
shelf-restaurant = The restaurants
shelf-actor = The actors
shelf-hotel = The hotels
shelf-mascot = The mascots
shelf-entrepreneur = The entrepreneurs
shelf-achievement = The achievements
shelf-colour = The market colours
shelf-symbol = The symbols
shelf-show = The types of show
shelf-track = The board
shelf-worker = Workers, tokens and tickets
shelf-piece = The other signs
token-a = Token A
token-b = Token B
token-c = Token C
token-d = Token D
track-order = Order track
    .text = Play goes from left to right; each space gives what it shows.
track-round = Round track
    .text = The marker advances one space each round.
track-turn = Turn track
    .text = The marker advances one space when everybody has had a turn.
track-happiness = Happiness track
    .text = A star: 1 point. The crown: the happiness reward of final scoring.
track-visitors = Visitor track
    .text = A coin: 2 credits. The crown: the visitor reward of final scoring.
track-shows = Show table
    .text = The number of different types above, the points below.
piece-pennant = Pennant
    .text = Whoever has it chooses an order space first.
piece-credit = Credit
    .text = The money of a park.
piece-point = Point
    .text = The most points win.
piece-happiness = Happiness
    .text = Its track pays 1 point at each odd number.
piece-visitors = Visitors
    .text = Their track pays 2 credits at each odd number.
piece-step = A step of your choice
    .text = 1 happiness, 1 visitor or 1 worker.
piece-advert = Advert
    .text = 1 credit and a step of your choice.
piece-claimed = Achievement token
    .text = It marks an achievement that has been claimed.
piece-blank = Blank tile
    .text = The achievement printed on its space stays in force.
piece-help = Reference card
    .text = It sums up a round; it has no effect.
position-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
position-credits = { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
position-happiness = happiness { $number }
position-visitors = visitors { $number }
position-workers = { $number ->
        [one] { $number } free worker
       *[other] { $number } free workers
    }
position-tickets = { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
position-limit = limit { $limit }
example-groups = Two groups are already at work for the actors: 1 worker of { $a }’s, 2 of { $b }’s. It is { $b }’s turn.
    .actor = Buy the actor
    .mascot = Buy the mascot
example-limit = One ticket, so a limit of 1: { $a } already has a restaurant, an actor, a hotel and a mascot. Only the attraction is allowed.
    .attraction = Buy the attraction
example-steps = { $a } has hotel 15 and has just played an actor who gives 3 workers. Each of them may be taken as something else.
    .mixed = 1 happiness and 2 visitors
    .workers = 3 workers
example-doubled = { $a } plays with entrepreneur 8, who doubles the bonuses of mascots. This is the first mascot.
    .buy = Buy the mascot
example-hotel-7 = The last action of the game. { $a } has hotel 7 and three restaurants with different symbols.
    .count = Recall, then count
example-hotel-8 = Final scoring: { $a } has hotels 8 and 17, and may buy one last card.
    .restaurant = Buy the restaurant
    .hotel = Buy hotel 5
    .none = Buy nothing
example-sets = The last action of the game. With hotel 17, { $a } has three sets of the five colours.
    .count = Recall, then count
example-mascots = The last action of the game. { $a }’s mascots show a wheel, a rail and two waves; the park has 3 wheels, 2 rails and 2 waves.
    .count = Recall, then count
example-mascots-twice = The last action of the game. The same mascots, and hotel 10: each also counts those with its symbol.
    .count = Recall, then count
example-shows = The last action of the game. { $a }’s actors show four symbols, two of them alike.
    .count = Recall, then count
example-shows-more = The last action of the game. The same actors, and hotel 9.
    .count = Recall, then count
example-shows-five = The last action of the game. The same actors, hotel 9 and five mascots.
    .count = Recall, then count
example-shows-both = The last action of the game. The same again, and { $a } plays with entrepreneur 8.
    .count = Recall, then count
example-duplicates = The last action of the game. The same actors, two of them alike, and hotel 12.
    .count = Recall, then count
example-happiness = The last action of the game. { $a } is at 10 in happiness and has five restaurants.
    .count = Recall, then count
example-visitors = The last action of the game. { $a } is at 10 in visitors, with five restaurants, three of which bring credits.
    .count = Recall, then count
example-third-kind = The last action of the game. { $a } has two restaurants of the third kind.
    .count = Recall, then count
example-alone = Playing alone, { $a } has put the token on space 1.
    .one = Move one space
    .four = Move to the end
