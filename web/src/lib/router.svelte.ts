// Which screen: six addresses, the browser's own history, no page load.
export type Route =
  | { screen: 'home' }
  | { screen: 'room'; code: string }
  | { screen: 'public'; code: string }
  | { screen: 'rules'; game: string; clause?: string }
  | { screen: 'rulebooks' }
  | { screen: 'credits' }
  | { screen: 'hosting' }
  | { screen: 'nowhere' };

export const CODE = /^[2-9A-HJKMNP-Z]{6}$/; // six signs without 0 O 1 I L

export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', third, rest] = path
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  if (first === 't' && second && third === 'ecran' && rest === undefined)
    return { screen: 'public', code: second.toUpperCase() };
  if (third !== undefined) return { screen: 'nowhere' };
  if (!first) return { screen: 'home' };
  if (first === 't' && second) return { screen: 'room', code: second.toUpperCase() };
  if (first === 'regles' && second)
    return {
      screen: 'rules',
      game: second,
      ...(hash.length > 1 ? { clause: decodeURIComponent(hash.slice(1)) } : {}),
    };
  if (first === 'regles') return { screen: 'rulebooks' };
  if (first === 'credits' && !second) return { screen: 'credits' };
  if (first === 'gestion' && !second) return { screen: 'hosting' };
  return { screen: 'nowhere' };
}

class Router {
  route = $state<Route>(routeOf(location.pathname, location.hash));
  #moved = false;

  go(address: string): void {
    history.pushState(null, '', address);
    this.#moved = true;
    this.read();
    scrollTo(0, 0);
  }

  read = (): void => {
    this.route = routeOf(location.pathname, location.hash);
  };

  /** For the heading of a screen one has moved to: whoever listens hears where they are. */
  landing = (heading: HTMLElement): void => {
    if (!this.#moved) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };

  /** Follows our own links without loading a page. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a');
    const special = event.button || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || special || event.defaultPrevented || link.target || link.hasAttribute('download'))
      return;
    if (link.origin !== location.origin || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
addEventListener('popstate', router.read);
document.addEventListener('click', router.follow);
