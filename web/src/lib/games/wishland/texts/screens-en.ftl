# Wishland — order, entrepreneurs, end of a round, the end, playing alone. Reference: screens-fr.ftl has exactly the same keys.

## Where points come from
wl-from-attractions = Attractions
    .short = Attractions
wl-from-happiness = Happiness track
    .short = Happiness
wl-from-achievements = Achievements
    .short = Achievements
wl-from-order = Turn order
    .short = Order
wl-from-hotels = Hotels, during the game
    .short = Hotels
wl-from-mascot-bonus = Mascot bonus
    .short = Mascots
wl-from-entrepreneur = Entrepreneur
    .short = Entrepreneur
wl-from-end-entrepreneur = Entrepreneurs
    .short = Bosses
wl-from-end-hotels = Hotels
    .short = Hotels
wl-from-end-mascots = Mascots
    .short = Mascots
wl-from-end-shows = Shows
    .short = Shows
wl-from-end-happiness = Happiness at 10
    .short = Happiness
wl-from-end-visitors = Visitors at 10
    .short = Visitors
wl-from-end-restaurants = Fast food
    .short = Fast food

## The book of points
wl-score-title = Everybody’s points
wl-score-played = During the game
wl-score-track = On the point track
wl-score-final = Final scoring
wl-score-if-over = If it were over now
wl-score-total = Total
wl-score-round = Round { $round }
wl-score-none = nothing to count
wl-score-half = half
wl-score-types = { $number ->
        [0] no type
        [one] { $number } type
       *[other] { $number } types
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wl-score-happiness = { $reached } of { $top }; colours of 5 cards: { $colours }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wl-score-visitors = { $reached } of { $top }; an income of { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }; { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wl-score-restaurants = { $number ->
        [0] nothing lost
        [one] { $number } point less
       *[other] { $number } points less
    }

## Final scoring, section by section
wl-act-end-entrepreneur = The entrepreneurs
    .how = What the entrepreneurs count at the end.
wl-act-end-hotels = The hotels
    .how = Each hotel that counts at the end pays in its own way.
wl-act-end-mascots = The mascots
    .how = Half a point for each card with a mascot’s symbol.
wl-act-end-shows = The shows
    .how = The more different types, the louder the applause.
wl-act-end-happiness = Happiness
    .how = At 10, a point for each colour of five cards or more.
wl-act-end-visitors = The visitors
    .how = At 10, a point for every 5 credits of income.
wl-act-end-restaurants = Fast food
    .how = One point less for each hasty restaurant.
wl-act-types = types
wl-act-points = points
wl-brought-end-entrepreneur = { $points ->
        [0] Nothing to count here.
        [one] { $points } point.
       *[other] { $points } points.
    }
wl-brought-end-hotels = { $points ->
        [0] Nothing to count here.
        [one] { $points } point.
       *[other] { $points } points.
    }
wl-brought-end-mascots = { $number ->
        [0] No matching cards.
        [one] { $number } matching card: half of that is nothing.
       *[other] { $number } matching cards, half of that is { $points }.
    }
wl-brought-end-shows = { $number ->
        [0] No show.
        [one] Only { $number } type.
       *[other] { $number } types.
    }{ $repeated ->
        [0] { "" }
        [one] { " " }One duplicate.
       *[other] { " " }{ $repeated } duplicates.
    }
wl-brought-end-happiness = { $happiness } of { $top }: { $points ->
        [0] nothing.
        [one] { $points } point.
       *[other] { $points } points.
    }
wl-brought-end-visitors = { $visitors } of { $top }: { $number ->
        [0] nothing.
       *[other] an income of { $number ->
            [one] { $number } credit
           *[other] { $number } credits
        }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
wl-brought-end-restaurants = { $points ->
        [0] Nothing to lose.
        [-1] One point lost.
       *[other] { $number } points lost.
    }

## The end
wl-end-label = End of the game
wl-end-title = { $number ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
wl-end-ahead = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead ->
        [one] one point
       *[other] { $ahead } points
    } ahead of { $second }.
wl-end-tie = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, level with { $second }: the order token furthest right wins ({ $rule }).
wl-end-alone = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
wl-end-of = { $played } in play and { $final } in final scoring
wl-end-section = Section { $number } of { $sections }
wl-end-story = The story of the game
wl-end-detail = The details
wl-end-all = Show all
wl-end-result = The result
wl-end-who = { $player }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wl-end-up = moves up
wl-end-down = falls back
wl-end-same = stays put
wl-end-ahead-now = { $player } takes the lead: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in all.
wl-end-best = { $player } gains the most: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } in all.
wl-end-worst = { $player } loses the most: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wl-end-nothing = Nobody gains anything here.
wl-end-bar = Tap a moment to go back to it.
    .detail = Tap a row to see how it adds up.
wl-turning-gain = { $player } takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once.
    .card = { $card }: { $player } takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wl-turning-section = { $player } takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, the most of any section.
wl-turning-lead = { $player } takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and the lead, for good.
wl-curve = The curve of points
wl-curve-player = Player
wl-curve-rounds = { $rounds ->
        [7] The seven rounds
       *[other] The rounds
    }

## Turn order
wl-booths = Who goes first?
wl-booths-alone = Where the round starts
wl-choosers = Choosing in this order
wl-placed = has chosen
wl-space = Space { $space }
wl-booth = Space { $space }: { $given }
wl-booth-nothing = Nothing
wl-booth-credits = { $number ->
        [one] { $number } credit
       *[other] { $number } credits
    }
wl-booth-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
wl-booth-choice = A step of your choice
wl-booth-tickets = { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
wl-booth-only = just going first
    .later = at once
wl-booth-taken = { $player } is already there
wl-nth = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
wl-place = { $best } place
    .two = { $best } or { $worst } place
    .more = { $best } to { $worst } place
wl-then-workers = { $from ->
        [one] { $from } worker
       *[other] { $from } workers
    }, then { $to }
wl-word-workers = workers
wl-then-credits = { $from ->
        [one] { $from } credit
       *[other] { $from } credits
    }, then { $to }
wl-word-credits = credits
wl-then-points = { $from ->
        [one] { $from } point
       *[other] { $from } points
    }, then { $to }
wl-word-points = points
wl-then-happiness = happiness { $from }, then { $to }
wl-word-happiness = happiness
wl-then-visitors = visitors { $from }, then { $to }
wl-word-visitors = visitors
wl-then-tickets = { $from ->
        [one] { $from } ticket
       *[other] { $from } tickets
    }, then { $to }
wl-word-tickets = tickets
wl-then-limit = limit { $from }, then { $to }
wl-word-limit = limit
wl-then-income = income { $from }, then { $to }
wl-word-income = income
wl-thing-workers = Free workers
wl-thing-credits = Credits
wl-thing-points = Points
wl-thing-happiness = Happiness
wl-thing-visitors = Visitors
wl-thing-tickets = Tickets
wl-thing-limit = Limit per colour
wl-thing-income = Income
wl-my-place = My place
wl-my-workers = Free workers
wl-of-all = { $number } of { $all }
wl-still-choosing = { $number ->
        [one] { $first } is still to choose
       *[other] { $number } are still to choose
    }
wl-touch-booth = Tap a space
    .why = A space gives something at once, and the order of round { $round }: from left to right.
wl-income-next = Income to come
wl-income-basic = Basic

## The entrepreneurs
wl-bosses = Who runs my park?
wl-bosses-mine = Only I can see them
wl-bosses-hide = Hide
wl-bosses-show = Show
wl-bosses-hidden = Two cards, face down.
wl-bosses-chosen = Everybody chooses in secret.
wl-boss = Entrepreneur { $number }
wl-boss-kept = { $name } waits face down. All are shown together.
wl-boss-choosing = is choosing
wl-boss-has = has kept a card
wl-boss-with = With { $name }
wl-boss-prices = In this market, prices in credits:
wl-boss-count = All have chosen…
wl-boss-shown = So that is who runs each park.
wl-boss-go = Begin
wl-touch-boss = Tap a card
    .why = Keep one of the two for the whole game. The other goes back into the box, unseen.
wl-boss-e1-1 = 1st card of a colour: 1 credit
    .more = once for each colour
wl-boss-e1-2 = 3rd card of a colour: a step of your choice
    .more = happiness, visitor or worker
wl-boss-e1-3 = 5th card of a colour: 1 point
    .more = tickets are a colour
wl-boss-e2-1 = 1st card of a colour: 2 credits less
    .more = never below 0
wl-boss-e2-2 = 5th card of a colour: 2 credits less
    .more = never below 0
wl-boss-e3-1 = An achievement of your own
    .more = drawn at random, nobody else can claim it
wl-boss-e3-2 = 1 credit for each achievement claimed
    .more = by anybody
wl-boss-e3-3 = A step of your choice for yours
    .more = happiness, visitor or worker
wl-boss-e4-1 = Double happiness: 2 points at each odd number
    .more = instead of 1 point
wl-boss-e4-2 = Happiness at 10: 2 points for each colour
    .more = of 5 cards or more, at the end
wl-boss-e4-3 = Up to 10 points on the track
    .more = 5 otherwise
wl-boss-e5-1 = Double visitors: 4 credits at each odd number
    .more = instead of 2 credits
wl-boss-e5-2 = Visitors at 10: 2 points for every 5 credits of income
    .more = at the end, instead of 1
wl-boss-e5-3 = Up to 20 credits on the track
    .more = 10 otherwise
wl-boss-e6-1 = Each restaurant opened: a step of your choice
    .more = happiness, visitor or worker
wl-boss-e6-2 = Restaurants: 1 credit less
    .more = never below 0
wl-boss-e6-3 = No limit for restaurants
    .more = the other colours keep theirs
wl-boss-e7-1 = Each hotel opened: a step of your choice
    .more = happiness, visitor or worker
wl-boss-e7-2 = Hotels: 1 credit less
    .more = never below 0
wl-boss-e7-3 = No limit for hotels
    .more = the other colours keep theirs
wl-boss-e8-1 = Mascots: 1 credit less
    .more = never below 0
wl-boss-e8-2 = Double bonuses
    .more = 2 tickets, 2 steps, 4 credits, 2 points
wl-boss-e8-3 = 5th mascot: two types of show
    .more = instead of one, at the end
wl-boss-e9-1 = 2 workers at the first income
    .more = out of the reserve
wl-boss-e9-2 = 3 credits and 1 point
    .more = at the first income too
wl-boss-e9-3 = 2 tickets
    .more = room for two more of each colour
wl-boss-e10-1 = 1 credit for each new symbol
    .more = in your park, mascots excepted
wl-boss-e10-2 = All 12 symbols: 2 points
    .more = at the end, mascots too
wl-boss-e11-1 = 1 point per card of your most common symbol
    .more = at the end
wl-boss-e11-2 = Mascots do not count
    .more = except with The Menagerie
wl-boss-e12-1 = 2 restaurants: 1 more credit
    .more = at each income
wl-boss-e12-2 = 4 restaurants: a step of your choice
    .more = at each income
wl-boss-e12-3 = 6 restaurants: 1 point
    .more = at each income

## The end of a round
wl-round-ends = Round { $round } ends
wl-step-parks = Parks
wl-step-workers = Workers
wl-step-shuffle = Shuffle
wl-step-market = Market
wl-step-flag = Pennant
wl-adverts = { $number ->
        [one] Advert
       *[other] Advert ×{ $number }
    }
wl-nothing-opened = nothing opened
wl-free = { $number ->
        [one] { $number } free, staying
       *[other] { $number } free, staying
    }
wl-all-free = { $number ->
        [one] { $number } free, nobody out
       *[other] { $number } free, nobody out
    }
wl-unsold = { $number ->
        [0] all sold
        [one] { $number } unsold card, discarded
       *[other] { $number } unsold cards, discarded
    }
wl-then-round = Then round { $round }
wl-flag-brief = gets the pennant and chooses first
wl-staying = Workers who stay
wl-flag = gets the pennant and chooses first in round { $round }.
wl-round-said =
    .parks = What each player opened in round { $round }.
    .workers = Workers who are out stay there: only a recall brings them home.
    .shuffle = The discards are shuffled and become the draw piles again.
    .market = Unsold cards go, four new cards of each colour come.
    .flag = { $player } has the pennant and will choose first.
wl-solo-said =
    .parks = What was opened in round { $round }.
    .workers = { wl-round-said.workers }
    .shuffle = The discards are shuffled and become the deck again.
wl-next-round = Round { $round }

## Solo
wl-solo = Solo, against my record
wl-solo-left = { $number ->
        [0] No more free cards this round
        [one] { $number } more free card this round
       *[other] { $number } more free cards this round
    }
wl-solo-ahead = Space { $space }: move the token on, a free card
wl-solo-token = My token
wl-solo-start = Start
wl-solo-untaken = Behind
wl-solo-drawn = 1 card
wl-solo-card = +1 card
    .key = F
wl-solo-free = free
wl-solo-deck = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
    .label = Draw a card for 1 worker. { $number } in the deck.
    .key = C
wl-solo-discards = { $number } discarded
wl-solo-leaves = discarded
wl-solo-empty = The hand is empty. The deck gives a card for a worker, the track a free one.
wl-solo-turn = This turn
wl-solo-out = { $number ->
        [0] No workers out.
        [one] { $number } worker out.
       *[other] { $number } workers out.
    }
wl-solo-how = Playing a card empties the hand. Stopping keeps it for later.
wl-record = My record
wl-record-none = No record on this device yet: this game will set one.
wl-record-then = After round { $round } the record stood at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wl-record-new = A new record!
wl-record-old = The record stays at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wl-solo-then = { $number ->
        [0] no free card
        [one] { $number } free card later
       *[other] { $number } free cards later
    }
