# Wishland: what the game's screen says. Reference: fr.ftl has exactly the same keys.
# “you” is said only if one person holds this device; else names.

# ==== the turn ====

## The letters of the symbols: one letter of the word, never A to H
wl-letter-wheel = W
wl-letter-rail = R
wl-letter-wave = V
wl-letter-grill = I
wl-letter-sweet = S
wl-letter-cup = U
wl-letter-mask = M
wl-letter-note = N
wl-letter-ribbon = O
wl-letter-key = K
wl-letter-bell = L
wl-letter-pool = P

## What a card gives
wl-choice = { $number } { $number ->
        [one] choice
       *[other] choices
    }
wl-per-income = /round
    .brief = /r.
wl-per-end = at the end
    .brief = end
wl-per-attraction = /attraction
    .brief = /attr.
wl-per-restaurant = /restaurant
    .brief = /rest.
wl-per-actor = /actor
    .brief = /act.
wl-per-hotel = /hotel
    .brief = /hotel
wl-per-mascot = /mascot
    .brief = /masc.
wl-per-dear = /card at 5+
    .brief = /5+
wl-per-claim = /claim
    .brief = /ach.
wl-per-income-restaurant = /restaurant
    .brief = /rest.
wl-lasts-now = at once
wl-lasts-always = power
wl-lasts-end = at the end

## A card, a row
wl-card = { $name }. { $text } { $workers ->
        [0] Price for you: { $credits ->
            [one] { $credits } credit
           *[other] { $credits } credits
        }.
        [one] Price now: { $workers } worker, { $credits ->
            [one] { $credits } credit
           *[other] { $credits } credits
        }.
       *[other] Price now: { $workers } workers, { $credits ->
            [one] { $credits } credit
           *[other] { $credits } credits
        }.
    }
wl-card-lack = Not possible: { $lack }.
wl-lack-limit = limit of { $limit } reached
wl-lack-workers = { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    } missing
wl-lack-credits = { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    } missing
wl-missing = { $number } short
wl-limit = limit { $has }/{ $limit }
wl-have-workers = free: { $number }
wl-workers-word = { $number ->
        [one] worker
       *[other] workers
    }
wl-row-free = free
wl-sold =
    .attraction = sold
    .restaurant = sold
    .actor = hired
    .hotel = sold
    .mascot = sold
wl-group = { $player } { $workers }
wl-row = { $row }: { $number ->
        [0] no group
       *[other] { $groups }
    }. Costs { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    }, { $player } has { $workers }.
wl-market = Market
wl-family-attraction = Attraction
wl-family-restaurant = Restaurant
wl-family-actor = Actor
wl-family-hotel = Hotel
wl-family-mascot = Mascot

## The roof
wl-round = Round { $round }
wl-turn = Turn { $turn }
wl-of = of { $number }
wl-over = Game over
wl-order = Order
wl-order-1 = nothing
    .short = none
wl-order-2 = 1 credit
    .short = credit
wl-order-3 = 1 point
    .short = point
wl-order-4 = a step of your choice
    .short = choice
wl-order-5 = 1 ticket
    .short = ticket
wl-order-free = Space { $number }, free: { $given }
wl-order-taken = Space { $number }: { $player }
wl-invite = Invite

## The players
wl-me = me
wl-player = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }, { $workers ->
        [one] { $workers } free worker
       *[other] { $workers } free workers
    }{ $state ->
        [0] { "" }
       *[other] { " " }
    }{ $state }
wl-state-away = away
wl-state-plays = plays
wl-state-played = has played
wl-state-next = to come
wl-state-bot = bot
wl-state-mine = my turn
wl-state-waits = waits

## My page
wl-own = My page
wl-park = My park
wl-park-of = The park · { $player }
wl-see-park = See the cards of this park
wl-limit-now = Limit { $limit } per colour
wl-limit-then = Limit
    .tail = per colour
wl-column = { $column }: { $number }{ $limit ->
        [0] { "" }
       *[other] { " of " }{ $limit }
    }
wl-none = { $column ->
       *[other] none
    }
wl-points-word = { $number ->
        [one] point
       *[other] points
    }
wl-credits-word = { $number ->
        [one] credit
       *[other] credits
    }
wl-score-of = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. See where they come from
wl-team = Workers, { $player }: { $free } free{ $going ->
        [0] { "" }
       *[other] { ", " }{ $going } of them about to go
    }, { $out } at work
wl-happiness = Happiness
wl-visitors = Visitors
wl-next = at { $space }: +{ $number }
wl-next-crown = at { $space }: points at the end
wl-crowned = points at the end
wl-staff = Team { $number }
wl-reserve = { $number } more: discount
wl-discount = discount: −1 to −3
    .label = up to 3 more workers, −1 credit each
wl-advert = Advert
    .key = P
    .label = { $row } Gives 1 credit and a step of your choice.
    .brief = Advert: { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
wl-recall = Recall
    .key = R
    .label = Recall: { $number ->
        [0] nobody is out
        [one] { $number } worker comes back
       *[other] { $number } workers come back
    }
wl-and = and
wl-or = or
wl-groups-there = { $number ->
        [0] nobody there
        [one] 1 group there
       *[other] { $number } groups there
    }
wl-cheaper = cheaper for all
wl-recall-all = { $number ->
        [0] nobody is out
        [one] back from work
       *[other] all back from work
    }

## The achievements
wl-goals = Achievements
wl-goals-first = once only: +1
wl-goals-each = each: +1
wl-goal = { $name }: { $has } of { $target }{ $state ->
        [taken] { ", taken: " }{ $player }
        [ready] { ", yours to claim, no action" }
       *[other] { "" }
    }
wl-goals-open = See the achievements and claim them
wl-taken = taken

## The page of the card looked at
wl-page = Card in view
wl-touch = Tap a card
wl-my-turn = My turn
wl-turn-of = { $player }’s turn
wl-goal-act = One action: open a card, advertise or recall the workers.
wl-goal-finish = The action is done: achievements, recalls, then the end of the turn.
wl-goal-step-choice = A step of your choice: happiness, visitor or worker.
wl-goal-conversion = Take each unit gained as you like.
wl-goal-choose-order = A space, its reward, and a place in turn order.
wl-goal-choose-entrepreneur = One entrepreneur, kept in secret.
wl-goal-last-purchase = One last card, among all that are left.
wl-goal-solo-turn = Draw to buy, or recall the workers.
wl-goal-buying = Play a card from the hand, draw again, or stop.
wl-goal-solo-end = Free cards and achievements, then the end of the turn.
wl-goal-wait = Tap a card to see here what it costs and what it gives.
wl-open-card = { $name }: open its page
wl-by-workers = { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
wl-by-credits = { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
wl-by-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
wl-by-happiness = { $number } happiness
wl-by-visitors = { $number ->
        [one] { $number } visitor
       *[other] { $number } visitors
    }
wl-by-tickets = { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
wl-by-limit = Limit +{ $number }
wl-by-income = { $number } per round
wl-because = { $number ->
        [0] free row
        [one] 1, and 1 group there
       *[other] 1, and { $number } groups there
    }
wl-extra = Extra workers
wl-surcharge = 2 extra credits: 1 point

## What would change, for those who listen
wl-chosen = { $name }.
wl-change-workers = Workers: { $from }, then { $to }.
wl-change-credits = Credits: { $from }, then { $to }.
wl-change-points = Points: { $from }, then { $to }.
wl-change-happiness = Happiness: { $from }, then { $to }.
wl-change-visitors = Visitors: { $from }, then { $to }.
wl-change-tickets = Tickets: { $from }, then { $to }.
wl-change-limit = Limit: { $from }, then { $to }.
wl-change-income = Income: { $from }, then { $to }.

## The album: an opened card, a park, the last card
wl-touched-attraction = The attractions in the market
wl-touched-restaurant = The restaurants in the market
wl-touched-actor = The actors in the market
wl-touched-hotel = The hotels in the market
wl-touched-mascot = The mascots in the market
wl-touched-symbol = Same symbol in this park
wl-i-have = I have { $number }
wl-in-park = { $family } in my park
wl-owner = Park: { $player }
wl-lasting-now = At once, and only once.
wl-lasting-always = Always in force once the card is open.
wl-lasting-end = Counts in final scoring.
wl-rule = Rule { $rule }
wl-do-choose-it = Choose
wl-last = The Top Floor
wl-last-waits = Searching all the piles for one last card.

## The bar
wl-lead-me = My turn.
wl-lead = { $player }:
wl-awaited = Waiting for { $players }.
wl-ask-act = A card, an advert, or recall the workers?
wl-ask-finish = Action done. An achievement, a recall, or the end of the turn?
wl-ask-step-choice = A step of your choice: which?
wl-ask-conversion = The Three Pools: how to take this unit?
wl-ask-choose-order = Which space on the order track?
wl-ask-choose-entrepreneur = Which entrepreneur to keep?
wl-ask-last-purchase = One last card, or none?
wl-ask-solo-turn = Draw, or recall the workers?
wl-ask-buying = Play a card, draw again, or stop?
wl-ask-solo-end = A free card, an achievement, or the end of the turn?
wl-ask-wait = …
wl-ask-then-step = And which step?
wl-ask-open = Open { $name } for { $workers ->
        [0] { "" }
        [one] { $workers } worker and{ " " }
       *[other] { $workers } workers and{ " " }
    }{ $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }?
    .name = Open { $name }?
wl-ask-do = { $action }?
wl-do-choose = Choose first
wl-do-open = Open
wl-do-advertise = Advertise
wl-do-recover = Recall
wl-do-claim = Claim
wl-do-order = Take
wl-do-keep = Keep
wl-do-step = Take
wl-do-confirm = Confirm
wl-end = End the turn
wl-cancel = Cancel
wl-close = Close
wl-undo = Take back
wl-step = A step of your choice
wl-passing = The device is changing hands.
