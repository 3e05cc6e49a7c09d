import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatPlayer, testVenue } from '../../apps/server/src/testing/provider.ts';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { checkProviderApi } from './check-provider-api.ts';
import type { Target } from './provider.ts';

let server: TestServer;
let target: Target;

beforeAll(async () => {
  server = await startTestServer();
  const { player, token, game } = await seatPlayer(server);
  const key = await server.games.keys.signingOf(testVenue);
  if (!key) throw new Error('The venue has no key');
  const { id, secret } = key;
  target = { url: server.url, venue: testVenue, key: id, secret, player, token, game, stake: 1000 };
});

afterAll(() => server.stop());

describe('the conformance kit', () => {
  it('finds no deviation in our own provider API, and the ledger sound after it', async () => {
    const results = await checkProviderApi(target);
    expect(results.filter(({ deviation }) => deviation !== null)).toEqual([]);
    expect(results.length).toBeGreaterThan(50);
    expect(await server.ledger.check()).toEqual([]);
  });

  it('finds every deviation where nobody answers', async () => {
    const results = await checkProviderApi({ ...target, url: 'http://127.0.0.1:9' });
    expect(results.every(({ deviation }) => deviation !== null)).toBe(true);
  });
});
