# What whoever hosts reads; fetched with that page only.

hosting-title = Running the server
hosting-token-why = This page is for whoever hosts the server. The token is told at the start, or chosen with MANEGE_ADMIN_TOKEN.
hosting-token = Token
hosting-enter = Enter
hosting-leave = Leave
hosting-wrong = That is not this server’s token.
hosting-unreachable = The server does not answer; trying again in a moment.
hosting-word = Opening a table needs the password “{ $word }”.
hosting-now = Right now
hosting-lobbies = Tables getting ready
hosting-playing = Games being played
hosting-over = Finished games
hosting-closed = Closed tables
hosting-lines = Devices connected
hosting-processor = Processor
hosting-percent = { $number }%
hosting-lag = Wait in the server
hosting-milliseconds = { $number } ms
hosting-memory = Memory
hosting-bots = Bots ready to think
hosting-of = { $number } of { $most }
hosting-data = Data
hosting-free = Free space
hosting-since = Started
hosting-version = Version
hosting-kilobytes = { $number } kB
hosting-megabytes = { $number } MB
hosting-gigabytes = { $number } GB
hosting-sign-proxy-unknown = A proxy in front of this server is not known: all visitors have one address, and share its limits. Name the proxy’s address with --proxies.
hosting-sign-proxy-silent = A proxy on this machine does not tell where visitors come from: all have one address, and share its limits. It must add X-Forwarded-For.
hosting-sign-one-address = All devices connected have one address. That is fine if they share a network; else a proxy hides where they come from.
hosting-tables = Tables
hosting-find = Search by code or game
hosting-none = No table.
hosting-lobby-state = getting ready
hosting-playing-state = being played
hosting-over-state = finished
hosting-closed-state = closed
hosting-about = { $state }, { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, { $actions ->
        [one] { $actions } move
       *[other] { $actions } moves
    }, { $lines ->
        [0] nobody is there
        [one] { $lines } device is there
       *[other] { $lines } devices are there
    }, { $when }
hosting-open = See table { $code }
hosting-close = Close
    .label = Close table { $code }
    .sure = Close it: nobody plays there any more
hosting-delete = Delete
    .label = Delete table { $code }
    .sure = Delete it for ever
hosting-keep = No
hosting-closed-said = Table { $code } is closed.
hosting-deleted-said = Table { $code } is deleted.
hosting-visitors = Visitors
hosting-visitor-lines = { $number ->
        [one] { $number } device connected
       *[other] { $number } devices connected
    }
hosting-banned = sent away for { $minutes } more min
hosting-ban = Send away
    .label = Send the address { $address } away
hosting-ban-address = Address to send away
hosting-ban-time = For
hosting-minutes = { $number } min
hosting-hours = { $number } h
hosting-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
hosting-let-in = Let in again
    .label = Let the address { $address } in again
hosting-banned-said = { $address } is sent away.
hosting-let-in-said = { $address } may come in again.
hosting-troubles = Refused since the start
hosting-no-troubles = Nothing was refused.
hosting-happened = Latest warnings
hosting-nothing = Nothing to report.
