import { randomUUID } from 'node:crypto';
import { providerVerbs } from '@perya/contract/provider-api/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatPlayer, testVenue } from '../../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  await server.stop();
});

test('a signed body is good for the verb that it was written for and for no other', async () => {
  const { bet, balance, client, player, token, game } = await seatPlayer(server);
  const who = { player, game, currency: 'PHP' };
  const round = { ...who, round_id: randomUUID() };
  const staked = randomUUID();
  await bet({ transaction_id: staked, round_id: round.round_id, amount: 1000 });
  const before = await balance();
  // An attacker who intercepts a request can change its path, and nothing else.
  const bodies = {
    balance: { ...who, token },
    bet: { ...round, transaction_id: randomUUID(), amount: 1000, token },
    win: {
      ...round,
      transaction_id: randomUUID(),
      bet_transaction_id: staked,
      amount: 0,
      is_finished: true,
    },
    rollback: { ...round, transaction_id: randomUUID(), bet_transaction_id: staked },
    correction: {
      ...round,
      transaction_id: randomUUID(),
      bet_transaction_id: staked,
      amount: 1000,
    },
    promo: {
      player,
      currency: 'PHP',
      transaction_id: randomUUID(),
      campaign: 'fiesta',
      amount: 1000,
    },
  };
  for (const written of providerVerbs) {
    for (const path of providerVerbs.filter((verb) => verb !== written)) {
      const sent = await client.send(`${testVenue}/${path}`, JSON.stringify(bodies[written]));
      expect(sent.answer, `${written} sent as ${path}`).toMatchObject({ code: 'INVALID_REQUEST' });
    }
  }
  expect(await balance()).toBe(before);
});
