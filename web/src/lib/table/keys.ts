// Keys of a table.
const TYPING = 'input, select, textarea, [contenteditable], dialog';

/** Typed into something, meant for the browser, or for what lies over the table. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  const typed = (event.target as Element).closest(TYPING) !== null;
  return modified || typed || document.querySelector(':popover-open') !== null;
}

/** Figures lie on other keys in France: the place of the key counts, not what it writes. */
export function figureOf({ code, key }: { code: string; key: string }): number | null {
  const figure = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1] ?? (/^[0-9]$/.test(key) ? key : null);
  return figure === null ? null : Number(figure);
}
