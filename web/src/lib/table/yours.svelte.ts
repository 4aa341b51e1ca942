// One's turn, for whoever looks elsewhere: the tab's title says so and counts what has happened;
// where sound is on, a chime and a shake; and the screen stays lit.
import { untrack } from 'svelte';
import { stayAwake } from '$lib/awake';
import { titleOf } from '$lib/posters';
import { sound } from '$lib/sound.svelte';
import { t } from '$lib/texts';

interface Looks {
  room: { over: boolean };
  asked: object | undefined;
  since: readonly unknown[];
}

/** For the life of the component that calls it. */
export function heedOnesTurn(looks: () => Looks, game: () => string): void {
  const mine = $derived.by(() => looks().asked !== undefined && !looks().room.over);
  const title = $derived.by(() => {
    const number = looks().since.length;
    const yours = mine ? t(number ? 'tab-yours.counted' : 'tab-yours', { number }) : '';
    return [yours, titleOf(game()), t('brand')].filter(Boolean).join(' · ');
  });
  let before: boolean | null = null; // whoever comes to a table sees it
  $effect(() => {
    document.title = title;
  });
  $effect(() => {
    const begins = mine && before === false;
    before = mine;
    if (begins && untrack(() => sound.on)) {
      sound.play('chime');
      navigator.vibrate?.([90, 60, 90]);
    }
    return mine ? stayAwake() : undefined;
  });
}
