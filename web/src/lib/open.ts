// Opening a table: one tap, with me on the first chair and bots on the others.
import { mount, unmount } from 'svelte';
import { api, ApiError } from '$lib/api';
import { device } from '$lib/device.svelte';
import { router } from '$lib/router.svelte';
import type { Opened, OpenTable } from '$lib/wire';

const PLEASANT = 4; // players; as many as fit, no more than this

export async function openTable(
  game: string,
  [min, max]: readonly [number, number],
): Promise<void> {
  const { name, mark } = device.me;
  const table = await opened({
    game,
    seats: Math.max(min, Math.min(max, PLEASANT)),
    ...(name ? { name } : {}),
    ...(mark ? { mark } : {}),
  });
  if (!table) return;
  device.keep(table.code, { game, hostKey: table.host_key });
  device.keepSeat(table.code, table.seat_key, table.seat);
  router.go(`/t/${table.code}`);
}

/** On a private server with its word, asked for once; null for whoever does not have it. */
async function opened(wish: OpenTable, word = device.word): Promise<Opened | null> {
  try {
    const table = await api.open({ ...wish, ...(word ? { word } : {}) });
    if (word) device.keepWord(word);
    return table;
  } catch (error) {
    if (!(error instanceof ApiError && error.key.startsWith('word.'))) throw error;
    const said = await wordSaid(error.key === 'word.wrong' ? error.key : null);
    return said === null ? null : opened(wish, said);
  }
}

async function wordSaid(wrong: string | null): Promise<string | null> {
  const { default: WordDialog } = await import('$lib/WordDialog.svelte');
  return new Promise((resolve) => {
    const dialog = mount(WordDialog, {
      target: document.body,
      props: {
        wrong,
        onsaid: (word: string | null) => {
          void unmount(dialog);
          resolve(word);
        },
      },
    });
  });
}
