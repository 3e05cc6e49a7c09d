import { afterEach, expect, it, vi } from 'vitest';
import { readJson } from './use-file.ts';

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();

it.each([
  [404, 'not-found'],
  [403, 'fetch'],
  [502, 'fetch'],
])('tells a file that answers %i as an error of the kind %s [A-405]', async (status, category) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
  await expect(readJson('/art/manifest.json', signal)).rejects.toMatchObject({
    category,
    code: `HTTP_${status}`,
  });
});
