// One position of a game without a server: ?fixture=turn-4&seats=0&lang=fr, ?fixture=sm-turn-4
// Other words: `names` (a,b,c), `line` (said at the door), `then` (a fixture to move on to, with its scenes).
// Its views come from fixtures.py.
import { info } from '../tests/info';
import '../src/styles/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { mount } from 'svelte';
import type { Components } from '$lib/api';
import { tableOf } from '$lib/games';
import { language, type Language } from '$lib/language.svelte';
import { prepare } from '$lib/live';
import { Room } from '$lib/room.svelte';
import { loadTexts } from '$lib/texts';
import type { GameEvent, Moved, View } from '$lib/wire';

interface Fixture {
  names: string[];
  actions: string[];
  components?: Components;
  views: Record<string, View>;
  watch: View;
  told: Record<string, GameEvent[][]>;
}

const asked = new URLSearchParams(location.search);
const files = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default' });

async function load(name: string): Promise<Fixture> {
  const file = files[`./fixtures/${name}.json`];
  if (!file) throw new Error(`no fixture ${name}: run fixtures.py`);
  return file();
}

const fixture = await load(asked.get('fixture') ?? 'turn-4');
const seats = asked.get('seats') === '' ? [] : (asked.get('seats') ?? '0').split(',');
language.choose((asked.get('lang') ?? 'fr') as Language);
prepare();
const { game } = fixture.watch;
await loadTexts(game);

const room = new Room('FXTURE');

function show({ views, watch, told, names }: Fixture): void {
  room.mine = seats.map(Number);
  room.views = Object.fromEntries(seats.map((seat) => [seat, views[seat] as View]));
  room.watch = watch;
  room.told = told;
  room.names = asked.get('names')?.split(',') ?? names;
}

show(fixture);
room.lobby = {
  code: 'FXTURE',
  game,
  options: {},
  started: true,
  over: fixture.watch.deciding.length === 0,
  host: 0,
  seats: fixture.names.map((name, seat) => ({
    seat,
    name,
    kind: seat === 3 ? 'bot' : 'person',
    mark: null,
    bot: seat === 3 ? 'sensible' : null,
    online: true,
  })),
} as typeof room.lobby;
room.line = 'open';
room.seq = (fixture.told['watch']?.length ?? 1) - 1;
room.over = fixture.watch.deciding.length === 0;
const line = asked.get('line');
if (line) {
  const seat = fixture.watch.fields['turn'] as number;
  room.said = [{ seat, line, seq: room.seq - 1, about: '' }];
}
room.play = (seat, code) => {
  console.log('play', seat, fixture.actions[code]);
  return Promise.resolve('played');
};
room.say = (seat, said) => console.log('say', seat, said);

room.undo = (seat) => {
  console.log('undo', seat);
  return Promise.resolve('played');
};

const target = document.getElementById('app');
if (target)
  mount((await tableOf(game)()).default, {
    target,
    props: {
      room,
      info: info(game),
      actions: fixture.actions,
      components: fixture.components ?? {},
      onmenu: () => console.log('menu'),
      onagain: () => Promise.resolve(),
    },
  });

/** Plays on to another fixture, as the server would tell it. */
const then = asked.get('then');
if (then) {
  const next = await load(then);
  const moved = {
    seq: room.seq + 1,
    events: Object.fromEntries(
      Object.entries(next.told).map(([who, told]) => [who, told.at(-1) ?? []]),
    ),
  } as Moved;
  Object.assign(window, {
    playOn: async () => {
      await room.stage?.(moved, null);
      show(next);
      room.seq += 1;
    },
  });
}
