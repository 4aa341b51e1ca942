// The page of whoever hosts: what it computes, and what it keeps of a token.
import { beforeEach, expect, it, vi } from 'vitest';
import { Host, share } from '$lib/hosting/host.svelte';
import type { Hosted } from '$lib/hosting/wire';

const at = (uptime: number, processor: number) => ({ load: { uptime, processor } }) as Hosted;

function answers(status: number, body: unknown) {
  const asked = vi.fn((..._: unknown[]) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

beforeEach(() => {
  sessionStorage.clear();
  return () => vi.unstubAllGlobals();
});

it('tells the load since the last look', () => {
  expect(share(null, at(100, 5))).toBe(5);
  expect(share(at(100, 5), at(110, 10))).toBe(50);
  expect(share(at(100, 5), at(100, 5))).toBe(0);
});

it('keeps a token for this tab, and never in an address', async () => {
  const asked = answers(200, at(1, 1));
  const host = new Host();
  await host.enter('the token');
  expect(sessionStorage.getItem('manege.host')).toBe('the token');
  for (const [address, how] of asked.mock.calls) {
    expect(String(address)).not.toContain('token');
    expect((how as RequestInit).headers).toMatchObject({ authorization: 'Bearer the token' });
  }
  expect(localStorage.getItem('manege.host')).toBeNull();
});

it('forgets a wrong one', async () => {
  answers(403, { error: 'key.wrong', detail: {} });
  const host = new Host();
  await host.enter('wrong');
  expect([host.token, host.trouble]).toEqual(['', 'hosting-wrong']);
  expect(sessionStorage.getItem('manege.host')).toBeNull();
});

it('goes on with what it has when the server does not answer', async () => {
  answers(200, at(1, 1));
  const host = new Host();
  await host.enter('the token');
  answers(503, { error: 'storage.full', detail: {} });
  await host.look();
  expect([host.token, host.trouble]).toEqual(['the token', 'hosting-unreachable']);
  expect(host.now).not.toBeNull();
});
