// What stands above a table takes its height from it, so that it covers nothing.

const standing = new Set<HTMLElement>();

function tell(): void {
  const { style } = document.documentElement;
  const height = [...standing].reduce((sum, node) => sum + node.offsetHeight, 0);
  if (standing.size) style.setProperty('--told', `${height}px`);
  else style.removeProperty('--told');
}

/** For `{@attach above}`: the frame reads `--told`; several stand one above the other. */
export function above(node: HTMLElement): () => void {
  const watching = new ResizeObserver(tell);
  standing.add(node);
  watching.observe(node);
  return () => {
    watching.disconnect();
    standing.delete(node);
    tell();
  };
}
