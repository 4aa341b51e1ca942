import { expect, it } from 'vitest';
import { CODE, routeOf } from '$lib/router.svelte';

it('knows its addresses', () => {
  expect(routeOf('/')).toEqual({ screen: 'home' });
  expect(routeOf('/t/k7mp2x')).toEqual({ screen: 'room', code: 'K7MP2X' });
  expect(routeOf('/t/k7mp2x/ecran')).toEqual({ screen: 'public', code: 'K7MP2X' });
  expect(routeOf('/regles/toc_toc_toc')).toEqual({ screen: 'rules', game: 'toc_toc_toc' });
  expect(routeOf('/regles/toc_toc_toc', '#TT-16')).toMatchObject({ clause: 'TT-16' });
  expect(routeOf('/regles')).toEqual({ screen: 'rulebooks' });
  expect(routeOf('/credits')).toEqual({ screen: 'credits' });
  expect(routeOf('/gestion')).toEqual({ screen: 'hosting' });
});

it('leads nowhere from all others', () => {
  for (const path of [
    '/t',
    '/regles/toc_toc_toc/more',
    '/credits/more',
    '/t/K7MP2X/more',
    '/t/K7MP2X/ecran/more',
    '/x',
  ])
    expect(routeOf(path).screen, path).toBe('nowhere');
});

it('takes six signs that nobody mistakes for others', () => {
  expect(CODE.test('K7MP2X')).toBe(true);
  for (const code of ['K7MP2', 'K7MP2XX', 'K7MP20', 'K7MP2O', 'K7MP21', 'K7MP2I', 'K7MP2L'])
    expect(CODE.test(code), code).toBe(false);
});
