import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatPlayer, testVenue } from '../../../apps/server/src/testing/provider.ts';
import { startTestServer, type TestServer } from '../../../apps/server/src/testing/test-server.ts';
import { runChaos } from './bets-chaos.ts';

const players = 8;
const roundsEach = 25;
const pesosEach = 5000;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ rateLimits: { providerRefused: { points: 1e9, seconds: 60 } } });
});

afterAll(() => server.stop());

describe('eight providers on bad lines', () => {
  it('keep records that agree with the ledger to the centavo', { timeout: 240_000 }, async () => {
    const seats = [];
    for (let number = 0; number < players; number++) {
      seats.push(await seatPlayer(server, { pesos: pesosEach }));
    }
    const key = await server.games.keys.signingOf(testVenue);
    if (!key) throw new Error('The venue has no key');
    const report = await runChaos({
      urls: [server.url],
      venue: testVenue,
      key,
      seats,
      seed: 7,
      prefix: 'chaos',
      isOver: (rounds) => rounds >= roundsEach,
    });
    for (const seat of seats) {
      const sum = report.sums.get(seat.player) ?? 0;
      expect(await seat.balance()).toBe(BigInt(pesosEach * 100 + sum));
    }
    expect(report).toMatchObject({ rounds: players * roundsEach });
    for (const fault of ['duplicated', 'delayed', 'dropped', 'rolledBack'] as const) {
      expect(report[fault]).toBeGreaterThan(players);
    }
    expect(await server.ledger.check()).toEqual([]);
    const { rows } = await server.database.pool.query(
      `select count(*)::int as open from games.bet where status = 'pending'`,
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
});
