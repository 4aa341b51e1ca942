// Opening a table: one tap, with me on the first chair and bots on the others.
import { api } from '$lib/api';
import { device } from '$lib/device.svelte';
import { router } from '$lib/router.svelte';

const PLEASANT = 4; // players; as many as fit, no more than this

export async function openTable(
  game: string,
  [min, max]: readonly [number, number],
): Promise<void> {
  const { name, mark } = device.me;
  const table = await api.open({
    game,
    seats: Math.max(min, Math.min(max, PLEASANT)),
    ...(name ? { name } : {}),
    ...(mark ? { mark } : {}),
  });
  device.keep(table.code, { game, hostKey: table.host_key });
  device.keepSeat(table.code, table.seat_key, table.seat);
  router.go(`/t/${table.code}`);
}
