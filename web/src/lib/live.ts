// The live region: what happened, what is expected, said to those who listen.
const regions = new Map<string, HTMLElement>();

function region(politeness: 'polite' | 'assertive'): HTMLElement {
  const there = regions.get(politeness);
  if (there?.isConnected) return there;
  const made = document.createElement('div');
  made.className = 'vh';
  made.setAttribute('aria-live', politeness);
  made.setAttribute('aria-atomic', 'false');
  made.setAttribute('role', politeness === 'polite' ? 'log' : 'alert');
  if (politeness === 'polite') made.setAttribute('aria-label', 'Manège');
  document.body.append(made);
  regions.set(politeness, made);
  return made;
}

const MOST_LINES = 12;

/** Says a sentence when the listener is free; sentences queue up and none is lost. */
export function say(sentence: string, politeness: 'polite' | 'assertive' = 'polite'): void {
  if (!sentence) return;
  const line = document.createElement('p');
  line.textContent = sentence;
  const where = region(politeness);
  where.append(line);
  while (where.childElementCount > MOST_LINES) where.firstElementChild?.remove();
}

/** Makes the regions before the first sentence, as screen readers want them. */
export function prepare(): void {
  region('polite');
  region('assertive');
}
