// What stands above a table takes its height from it, so that it covers nothing.

/** For `{@attach above}`: the frame reads `--told`. */
export function above(node: HTMLElement): () => void {
  const { style } = document.documentElement;
  const watching = new ResizeObserver(() => style.setProperty('--told', `${node.offsetHeight}px`));
  watching.observe(node);
  return () => {
    watching.disconnect();
    style.removeProperty('--told');
  };
}
