// Whatever the size of the screen: nothing beside it, no word cut off, over another or under
// something, no target over another, and every control can be brought under the finger.
// Under an open dialog only the dialog counts, else what `within` finds.
function misfits({ within, mayBeCut }) {
  const CONTROLS = 'button, a[href], select, input:not([type=file]), textarea, [role=tab]';
  const NEARLY = 1.5; // px

  const dialog = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1);
  const place = dialog ?? document.querySelector(within);
  const controls = [...place.querySelectorAll(CONTROLS)].filter(shown).map(touched);
  const texts = [...textsOf(place)];
  const wrong = [];

  function shown(one) {
    return one.checkVisibility({ visibilityProperty: true }) && !one.closest('.vh');
  }
  function touched(control) {
    return control.closest('label') ?? control;
  }
  function named(one) {
    const words = one.getAttribute('aria-label') ?? one.textContent;
    const short = words.trim().replace(/\s+/g, ' ').slice(0, 28);
    return `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''} « ${short} »`;
  }
  function* outwards(one) {
    for (let at = one; at && at !== document.body; at = at.parentElement) yield at;
  }
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';

  function* textsOf(root) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const one = node.parentElement;
      if (!node.textContent.trim() || one.closest('svg, option, style, textarea')) continue;
      if (!shown(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (lines.length) yield { one, range, boxes: lines.map(lettersOf) };
    }
  }
  /** Of a line, without the room above and below. */
  function lettersOf({ left, right, top, bottom, height }) {
    return { left, right, top: top + height * 0.24, bottom: bottom - height * 0.24 };
  }

  const beside = (box) => box.left < -NEARLY || box.right > innerWidth + NEARLY;
  const overX = (box, by) => box.left < by.left - NEARLY || box.right > by.right + NEARLY;
  const overY = (box, by) => box.top < by.top - NEARLY || box.bottom > by.bottom + NEARLY;
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

  /** The part of a box that can be seen through the windows that scroll it. */
  function seen(one, { left, right, top, bottom }) {
    for (const at of outwards(one.parentElement)) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const by = at.getBoundingClientRect();
      if (scrolls(overflowX)) [left, right] = [Math.max(left, by.left), Math.min(right, by.right)];
      if (scrolls(overflowY)) [top, bottom] = [Math.max(top, by.top), Math.min(bottom, by.bottom)];
    }
    return { left, right, top, bottom };
  }
  /** What stays where it is while the rest is scrolled, or lies on top. */
  function layerOf(one) {
    for (const at of outwards(one)) {
      const { position, zIndex } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky') return at;
      if (position === 'absolute' && zIndex !== 'auto') return at;
    }
    return null;
  }
  /** One of them lies in a layer, and really hides the other. */
  function passes(one, a, other, b) {
    const [mine, theirs] = [layerOf(one), layerOf(other)];
    if (mine === theirs) return false;
    const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2;
    const y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2;
    const top = document.elementFromPoint(x, y);
    return !top || Boolean(mine?.contains(top)) || Boolean(theirs?.contains(top));
  }

  function whatCuts(one, boxes) {
    let [x, y] = [true, true]; // nothing scrolls it into view that way
    for (const at of outwards(one)) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
      const by = at.getBoundingClientRect();
      if (x && cuts(overflowX) && boxes.some((box) => overX(box, by))) return at;
      if (y && cuts(overflowY) && boxes.some((box) => overY(box, by))) return at;
      if (at === one && textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + 1)
        return at;
      if (scrolls(overflowX)) x = false;
      if (scrolls(overflowY)) y = false;
    }
    return x && boxes.some(beside) ? document.body : null;
  }
  function checkText({ one, boxes }) {
    const by = one.matches(mayBeCut) ? null : whatCuts(one, boxes);
    if (by) wrong.push(`${named(one)} is cut by ${by === document.body ? 'the screen' : named(by)}`);
    const control = controls.find((each) => each.contains(one));
    if (!control || getComputedStyle(control).display === 'inline') return;
    const frame = control.getBoundingClientRect();
    if (boxes.some((box) => overX(box, frame) || overY(box, frame)))
      wrong.push(`${named(one)} leaves its control`);
  }
  function checkPairs(things) {
    const all = things.map(({ one, boxes }) => [one, boxes.map((box) => seen(one, box))]);
    for (const [i, [one, mine]] of all.entries())
      for (const [other, theirs] of all.slice(i + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        if (mine.some((a) => theirs.some((b) => meet(a, b) && !passes(one, a, other, b))))
          wrong.push(`${named(one)} lies over ${named(other)}`);
      }
  }

  /** Nothing, or what is found in its place even after it was scrolled to. */
  function stays(one, covering) {
    if (!covering()) return null;
    one.scrollIntoView({ block: 'center', inline: 'center' });
    return covering();
  }
  /** From side to side: what is hidden there a script can scroll to, but no finger. */
  function checkWidth(control) {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const by = whatCuts(control, [{ left, right, top: middle, bottom: middle }]);
    if (by) wrong.push(`${named(control)} is cut by ${by === document.body ? 'the screen' : named(by)}`);
  }
  function checkReach(control) {
    const covering = () => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return !at || !(control.contains(at) || at.closest('label') === control);
    };
    if (stays(control, covering)) wrong.push(`${named(control)} cannot be reached`);
  }
  function checkLayers({ one, range }) {
    const hides = (at) =>
      at &&
      !at.contains(one) &&
      layerOf(at) !== layerOf(one) &&
      !at.matches('input, select') && // drawn by others, under it
      !at.closest('[role=status]'); // goes away once it was read
    const covering = () => {
      const { left, top, width, height } = range.getClientRects()[0];
      return [0.3, 0.7]
        .map((part) => document.elementFromPoint(left + width / 2, top + height * part))
        .find(hides);
    };
    const by = stays(one, covering);
    if (by) wrong.push(`${named(one)} stays under ${named(by)}`);
  }

  if (document.scrollingElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
  if (dialog) {
    const sheet = dialog.getBoundingClientRect();
    const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    if (overX(sheet, screen) || overY(sheet, screen)) wrong.push('the dialog leaves the screen');
    if (dialog.scrollWidth > dialog.clientWidth + 1) wrong.push('the dialog scrolls sideways');
  }
  if (texts.length === 0) wrong.push('there is nothing to read');
  texts.forEach(checkText);
  checkPairs(texts);
  checkPairs(controls.map((one) => ({ one, boxes: [one.getBoundingClientRect()] })));
  controls.forEach(checkWidth);
  controls.forEach(checkReach);
  texts.forEach(checkLayers);
  document.scrollingElement.scrollTo(0, 0);
  return wrong;
}
