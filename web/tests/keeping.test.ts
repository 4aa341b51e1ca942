// What a table's page says of how long it is kept.
import { expect, it } from 'vitest';
import { keepingNews, keptUntil } from '$lib/keeping';
import type { Lobby } from '$lib/wire';

const NOW = Date.UTC(2026, 10, 18, 12);
const DAY = 86_400;

function lobby(news: Partial<Lobby>): Lobby {
  const rest = { options: {}, offered: {}, host: 0, next: null, album: 0, stuck: null };
  const stage = { started: true, over: false, closed: false, kept_until: null };
  return { code: 'K7MP2X', game: 'toc_toc_toc', seats: [], ...rest, ...stage, ...news };
}

const inDays = (days: number) => NOW / 1000 + days * DAY;

it('says when a table goes, and on what condition', () => {
  expect(keptUntil(lobby({}))).toBe('');
  expect(keptUntil(lobby({ kept_until: inDays(30) }))).toContain('December 18, 2026');
  const playing = keptUntil(lobby({ kept_until: inDays(30) }));
  const ended = keptUntil(lobby({ kept_until: inDays(30), over: true }));
  expect(ended).not.toBe(playing);
});

it('is news only within the last week, or once the table was closed', () => {
  expect(keepingNews(lobby({ kept_until: inDays(8) }), NOW)).toBe('');
  expect(keepingNews(lobby({ kept_until: inDays(6) }), NOW)).toContain('November 24');
  expect(keepingNews(lobby({}), NOW)).toBe('');
  expect(keepingNews(lobby({ closed: true, kept_until: inDays(90) }), NOW)).not.toBe('');
});
