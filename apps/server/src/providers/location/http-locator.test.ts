import { createServer } from 'node:http';
import { type RunningLocator, startLocator } from '@perya/sandbox/location/start-locator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpLocator } from './http-locator.ts';

const key = { id: 'perya', secret: 's'.repeat(32) };
const asked = { address: '203.0.113.9', player: '10000001', moment: 'launch' } as const;

let provider: RunningLocator;
beforeAll(async () => {
  provider = await startLocator({
    key,
    known: { '203.0.113.9': { country: 'SG', is_hidden: true } },
  });
});
afterAll(() => provider.stop());

test('asks the provider, signed, and reads what it says', async () => {
  const { locate } = httpLocator({ url: provider.url, key });
  expect(await locate(asked)).toEqual({ country: 'SG', is_hidden: true });
  expect(await locate({ ...asked, address: '192.0.2.1' })).toEqual({
    country: null,
    is_hidden: false,
  });
  const stranger = httpLocator({ url: provider.url, key: { ...key, secret: 'x'.repeat(32) } });
  const before = provider.asked();
  expect(await stranger.locate(asked)).toBeNull();
  expect(provider.asked()).toBe(before);
});

test.each([
  ['nothing', () => {}],
  ['what cannot be read', (say: (text: string) => void) => say('{"country":"Singapore"}')],
  ['too much', (say: (text: string) => void) => say(`{"x":"${'y'.repeat(3000)}"}`)],
])('goes without a provider that says %s', async (_what, answer) => {
  const server = createServer((_request, response) => answer((text: string) => response.end(text)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const { locate } = httpLocator({ url: `http://127.0.0.1:${port}`, key, timeoutMs: 300 });
  expect(await locate(asked)).toBeNull();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
