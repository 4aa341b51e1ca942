"""The lobby — who sits where and by which options; each change gives a new record, or a trouble."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import TypeVar, cast

from msgspec.structs import replace

from manege import games
from manege.bots import bots_of, usual_bot
from manege.kernel.errors import BadSetup, UnknownGame
from manege.kernel.game import Game
from manege.server import wire
from manege.server.keys import hashed
from manege.server.records import Record, Seat
from manege.server.settings import DAY, Limits
from manege.server.trouble import Trouble
from manege.server.wire import MARKS, OptionValue

Value = TypeVar("Value")

EMPTY = Seat("empty")
BOT_NAMES = [
    *("Armand", "Barnabé", "Colette", "Désiré", "Églantine", "Firmin"),
    *("Gisèle", "Honoré", "Irma", "Jonas", "Klara", "Léopold"),
]


def known_game(key: str) -> Game:
    try:
        return games.game(key)
    except UnknownGame:
        raise Trouble("game.unknown") from None


def checked_options(
    game: Game, players: int, options: Mapping[str, object]
) -> dict[str, OptionValue]:
    """All options of the game, with their defaults."""
    try:
        return cast(dict[str, OptionValue], game.settings(players, options))
    except BadSetup as error:
        raise Trouble("options.bad", sentence=str(error)) from None


def checked_name(
    name: str | None, error: str = "name.bad", most: int = wire.NAME_SIGNS
) -> str | None:
    """One line without signs nobody sees, no longer than is kept; None if nothing is left."""
    if name is None:
        return None
    name = unicodedata.normalize("NFC", name)
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for sign in name):
        raise Trouble(error)
    name = " ".join(name.split())
    if len(name) > most:  # composing makes some names longer
        raise Trouble(error)
    return name or None


def checked_line(text: str) -> str:
    """A note in one line."""
    return checked_name(text, "note.bad", wire.NOTE_SIGNS) or ""


def opened(wish: wire.OpenTable, code: str, host_key: str, seat_key: str, now: float) -> Record:
    """A new table: whoever opens it on seat 0, bots on the others."""
    game = known_game(wish.game)
    check_players(game, wish.seats)
    opener = Seat("person", checked_name(wish.name), wish.mark or MARKS[0], None, hashed(seat_key))
    record = Record(
        code=code,
        game=game.key,
        edition=game.edition,
        options=checked_options(game, wish.seats, wish.options),
        seats=(opener,),
        host_key=hashed(host_key),
        host=0,
        created=now,
    )
    for _ in range(1, wish.seats):
        record = replace(record, seats=(*record.seats, bot_seat(record, game, None)))
    return record


def check_players(game: Game, players: int) -> None:
    least, most = game.seats.start, game.seats[-1]
    if players not in game.seats:
        error = "table.too-few" if players < least else "table.too-many"
        raise Trouble(error, players=players, min=least, max=most)


def bot_seat(record: Record, game: Game, wish: wire.SeatChange | None, at: int = -1) -> Seat:
    """A bot with a name and a mark nobody else has; the usual one, unless told."""
    bots = bots_of(game)
    bot = wish.bot if wish and wish.bot else usual_bot(game)
    if bot not in bots:
        raise Trouble("bot.unknown", bots=[*bots])
    mark = free_mark(record, wish.mark if wish else None, at)
    name = checked_name(wish.name) if wish else None
    return Seat("bot", name or BOT_NAMES[MARKS.index(mark)], mark, bot)


def free_mark(record: Record, wish: str | None, at: int = -1) -> str:
    """The mark wished for, or the first nobody else has."""
    taken = {seat.mark for number, seat in enumerate(record.seats) if number != at and seat.taken}
    if wish is not None:
        if wish in taken:
            raise Trouble("mark.taken")
        return wish
    own = record.seats[at].mark if 0 <= at < len(record.seats) else None
    wishes = [*([own] if own else []), *MARKS]
    return next((mark for mark in wishes if mark not in taken), MARKS[at % len(MARKS)])


def with_seat(record: Record, at: int, seat: Seat) -> Record:
    seats = [*record.seats]
    seats[at] = seat
    host = None if record.host == at and seat.kind != "person" else record.host
    return replace(record, seats=tuple(seats), host=host)


def check_seat(record: Record, at: int) -> None:
    if not 0 <= at < len(record.seats):
        raise Trouble("seat.unknown")


def changed_seat(record: Record, at: int, wish: wire.SeatChange, key: str, seq: int = 0) -> Record:
    """What the host makes of a seat after action `seq`; `key` is used if it is taken `here`."""
    game = known_game(record.game)
    if not record.started and len(record.seats) <= at < game.seats[-1]:
        empty = (EMPTY,) * (at + 1 - len(record.seats))
        record = replace(record, seats=(*record.seats, *empty))
    check_seat(record, at)
    before = record.seats[at]
    if record.started and before.kind == "empty" and before.mark and wish.kind != "bot":
        raise Trouble("seat.taken")  # its points are those of whoever left it
    if wish.kind == "empty":
        return left(record, at) if record.started else refitted(with_seat(record, at, EMPTY))
    if wish.kind == "bot":
        if record.started:
            return sat_in(record, at, seq, wish)
        bot = bot_seat(record, game, wish, at)
        return refitted(with_seat(record, at, bot))
    mark = free_mark(record, wish.mark, at)
    if wish.kind == "open":
        seat = Seat("open", None, mark)
    else:
        seat = Seat("person", checked_name(wish.name), mark, None, hashed(key))
    changed = with_seat(record, at, seat)
    return changed if record.started else refitted(changed)


def sat_in(record: Record, at: int, seq: int, wish: wire.SeatChange | None = None) -> Record:
    """A bot plays on for whoever sat there; name, key and the holding of the table stay theirs."""
    before = record.seats[at]
    bot = bot_seat(record, known_game(record.game), wish, at)
    lent = before.lent if before.kind == "bot" else seq
    if before.way_in is None or before.kind == "open":  # nobody has sat there
        bot = replace(bot, name=before.name or bot.name)
    else:
        bot = replace(bot, name=before.name or bot.name, key=before.key, lent=lent)
    return replace(with_seat(record, at, bot), host=record.host)


def stood_in(record: Record, at: int, seq: int, *, is_away: bool) -> Record:
    """What anybody at the table may do for somebody absent, or never come."""
    check_seat(record, at)
    if not record.started:
        raise Trouble("table.not-started")
    if record.seats[at].kind not in ("person", "open") or not is_away:
        raise Trouble("seat.present")
    return sat_in(record, at, seq)


def left(record: Record, at: int) -> Record:
    """Gone for good, where the game goes on without; the name stays, and the key to come back."""
    check_seat(record, at)
    if not record.started or known_game(record.game).house is None:
        raise Trouble("seat.needed")
    before = record.seats[at]
    gone = with_seat(record, at, Seat("empty", before.name, before.mark, None, before.key))
    people = (number for number, seat in enumerate(gone.seats) if seat.kind == "person")
    return gone if gone.host is not None else replace(gone, host=next(people, None))


def changed_options(record: Record, wish: wire.OptionsChange) -> Record:
    if record.started:
        raise Trouble("table.started")
    game = known_game(record.game)
    seats = record.seats
    if wish.seats is not None:
        check_players(game, wish.seats)
        seats = (*seats, *[EMPTY] * wish.seats)[: wish.seats]
    players = wish.seats or players_of(game, seats)
    wishes = of_players(game, wish.options)
    kept = game.settled(players, wishes)
    new = {key: value for key, value in wishes.items() if value != record.options.get(key)}
    options = checked_options(game, players, {**kept, **new})  # what only stood there may give way
    host = record.host if record.host is not None and record.host < len(seats) else None
    return replace(record, seats=seats, options=options, host=host)


def players_of(game: Game, seats: Iterable[Seat]) -> int:
    return clamped(sum(seat.taken for seat in seats), game.seats)


def refitted(record: Record) -> Record:
    """Options that no longer go with the number of players are as usual again."""
    game = known_game(record.game)
    kept = game.settled(players_of(game, record.seats), record.options)
    return replace(record, options=cast(dict[str, OptionValue], kept))


def of_players(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """Without what the room sets itself."""
    ours = {option.key for option in game.options if option.by_room}
    return {key: value for key, value in options.items() if key not in ours}


def clamped(number: int, seats: range) -> int:
    return min(max(number, seats.start), seats[-1])


def joined(record: Record, guest: wire.Guest, key: str) -> tuple[Record, int]:
    """A friend sits down: on an open chair, or before the game on one made for them."""
    record = with_room(record, guest.seat)
    free = [number for number, seat in enumerate(record.seats) if is_free(record, seat)]
    if guest.seat is not None:
        check_seat(record, guest.seat)
        if guest.seat not in free:
            raise Trouble("seat.taken")
    elif not free:
        raise Trouble("table.full")
    at = free[0] if guest.seat is None else guest.seat
    name = checked_name(guest.name)
    if name is None:
        raise Trouble("name.bad")
    mark = free_mark(record, guest.mark, at)
    return with_seat(record, at, Seat("person", name, mark, None, hashed(key))), at


def with_room(record: Record, wish: int | None) -> Record:
    """Before the game whoever comes finds a chair: the one wished for, a bot's, or one more."""
    kinds = [seat.kind for seat in record.seats]
    if record.started or (wish is None and "open" in kinds):
        return record
    most = known_game(record.game).seats[-1]
    kinds += ["empty"] * (most - len(kinds))
    bots = [n for n, seat in enumerate(record.seats) if seat.kind == "bot" and seat.key is None]
    empty = [number for number, kind in enumerate(kinds) if kind == "empty"]
    free = [*bots, *empty] if wish is None else [number for number in empty if number == wish]
    if not free:
        return record
    at = free[0]
    more = (EMPTY,) * (at + 1 - len(record.seats))
    record = replace(record, seats=(*record.seats, *more))
    return refitted(with_seat(record, at, Seat("open", None, free_mark(record, None, at))))


def is_free(record: Record, seat: Seat) -> bool:
    """An open chair; or during a game with open doors one that nobody has sat on."""
    fresh = record.started and seat.kind == "empty" and seat.mark is None
    return seat.kind == "open" or fresh


def came_back(record: Record, at: int, wish: wire.Person) -> Record:
    """Whoever holds the seat's key: under this name and mark, and no bot in between."""
    check_seat(record, at)
    before = record.seats[at]
    name = checked_name(wish.name) or before.name
    mark = free_mark(record, wish.mark, at)
    back = with_seat(record, at, Seat("person", name, mark, None, before.key))
    return back if back.host is not None else replace(back, host=at)


def nameless(record: Record, at: int) -> Record:
    """Whoever sits there is called by their mark."""
    seats = [*record.seats]
    seats[at] = replace(seats[at], name=None)
    return replace(record, seats=tuple(seats))


def with_new_key(record: Record, at: int, key: str) -> Record:
    """The seat gets another key; an open one waits for whoever follows the link."""
    check_seat(record, at)
    if not record.seats[at].taken:
        raise Trouble("seat.unknown")
    if record.seats[at].kind == "bot":
        raise Trouble("seat.bot")
    return with_seat(record, at, replace(record.seats[at], key=hashed(key)))


def album_range(game: Game) -> range:
    """How many pictures of their own people may bring."""
    if game.house is None:
        raise Trouble("album.not-here")
    return game.house.album


def check_album(game: Game, record: Record) -> None:
    if record.album is not None and record.pictures < album_range(game).start:
        least = album_range(game).start
        raise Trouble("album.too-few", pictures=record.pictures, min=least)


def started(record: Record, seed: int) -> Record:
    """Empty chairs are taken away; the game is dealt."""
    if record.started:
        raise Trouble("table.started")
    game = known_game(record.game)
    kept = [number for number, seat in enumerate(record.seats) if seat.taken]
    if game.house is not None:  # whoever is still expected comes through the door later
        kept.sort(key=lambda number: record.seats[number].kind == "open")
    seats = tuple(record.seats[number] for number in kept)
    here = sum(seat.kind != "open" or game.house is None for seat in seats)
    check_players(game, here)
    check_album(game, record)
    options: dict[str, object] = {**record.options}
    if game.house is not None:
        usual = game.usual or game.seats
        chairs = usual[-1] if len(seats) <= usual[-1] else game.seats[-1]
        seats += (EMPTY,) * (chairs - len(seats))
        own = record.pictures if record.album is not None else None
        options = {**options, **game.house.settings(chairs, here, own)}
    return replace(
        record,
        seats=seats,
        options=checked_options(game, len(seats), options),
        host=kept.index(record.host) if record.host in kept else None,
        edition=game.edition,
        seed=seed,
        figures=game.other_figures(),
    )


def again(record: Record, code: str, now: float) -> Record:
    """The same seats, options and keys, at another table."""
    game = known_game(record.game)
    options = of_players(game, record.options)
    seats = (replace(seat, lent=None if seat.lent is None else 0) for seat in record.seats)
    return replace(
        record,
        code=code,
        seats=tuple(seats),
        edition=game.edition,
        options=checked_options(game, players_of(game, record.seats), options),
        created=now,
        seed=None,
        figures={},
        over=False,
        next=None,
        closed=None,
    )


def followed_by(record: Record, code: str) -> Record:
    return replace(record, next=code)


def kept_until(record: Record, limits: Limits, changed: float) -> int | None:
    """The day on which the table is deleted if nothing happens there any more, in seconds since
    1970."""
    ended = record.over or record.closed is not None
    days = limits.finished_days if ended else limits.unfinished_days
    return int((changed // DAY + days) * DAY) if days else None


def shown(
    record: Record,
    online: Iterable[int],
    host: int | None,
    stand_ins: Mapping[int, int],
    stuck: str | None = None,
    kept_until: int | None = None,
) -> wire.Lobby:
    """`host` holds the table now; `stand_ins` are seats on which a bot plays for somebody;
    `stuck`: why the game cannot go on here."""
    here = frozenset(online)
    game = known_game(record.game)
    offered = {}
    if not record.started:
        offered = game.offered(players_of(game, record.seats), record.options)
    return wire.Lobby(
        code=record.code,
        game=record.game,
        seats=[
            wire.LobbySeat(
                number,
                seat.kind,
                seat.name,
                seat.mark,
                seat.bot if seat.kind == "bot" else None,
                number in here,
                stand_ins.get(number),
            )
            for number, seat in enumerate(record.seats)
        ],
        options=record.options,
        offered={
            key: cast(list[OptionValue], [*offered[key]]) for key in of_players(game, offered)
        },
        started=record.started,
        over=record.over,
        host=host,
        next=record.next,
        album=record.pictures,
        closed=record.closed is not None,
        stuck=stuck,
        kept_until=kept_until,
    )
