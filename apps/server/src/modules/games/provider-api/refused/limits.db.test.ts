import { manilaDayEnd } from '@perya/contract/manila-time';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seatPlayer } from '../../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { bySystem } from '../../../audit/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const asked = (uid: bigint) => ({ uid, origin: bySystem('test'), brand: 'Perya' });
const another = 'r-another';
const midnightUnix = () => manilaDayEnd(new Date()).getTime() / 1000;

describe('limits count what stands', () => {
  test('a stake that was rolled back makes room again', async () => {
    const seat = await seatPlayer(server);
    await server.limits.update(asked(seat.uid), { daily_stake: centavos(1500) });
    await seat.bet();
    const next = { round_id: another, transaction_id: `next-${seat.uid}` };
    await seat.rollback();
    expect((await seat.bet(next)).code).toBe('OK');
  });

  test('a win makes room under the loss limit', async () => {
    const seat = await seatPlayer(server);
    await server.limits.update(asked(seat.uid), { daily_loss: centavos(1000) });
    await seat.bet();
    const next = { round_id: another, transaction_id: `next-${seat.uid}` };
    await seat.win({ amount: 1000 });
    expect((await seat.bet(next)).code).toBe('OK');
    const third = { round_id: 'r-third', transaction_id: `third-${seat.uid}` };
    await seat.win({
      ...next,
      transaction_id: `lost-${seat.uid}`,
      bet_transaction_id: next.transaction_id,
      amount: 0,
    });
    expect((await seat.bet(third)).code).toBe('LIMIT_REACHED');
  });

  test.each(['daily_stake', 'daily_loss'] as const)(
    'a refusal by %s says so, and from which midnight in Manila it counts anew',
    async (kind) => {
      const seat = await seatPlayer(server);
      await server.limits.update(asked(seat.uid), { [kind]: centavos(500) });
      const before = midnightUnix();
      const { code, limit } = await seat.bet();
      expect([code, limit?.kind]).toEqual(['LIMIT_REACHED', kind]);
      // The day may turn while the bet is on its way.
      expect([before, midnightUnix()]).toContain(limit?.until);
    },
  );

  test.each(['weekly_loss', 'monthly_loss'] as const)(
    'a refusal by %s says so, and counts anew later than today',
    async (kind) => {
      const seat = await seatPlayer(server);
      await server.limits.update(asked(seat.uid), { [kind]: centavos(500) });
      const { code, limit } = await seat.bet();
      expect([code, limit?.kind]).toEqual(['LIMIT_REACHED', kind]);
      expect(limit?.until).toBeGreaterThanOrEqual(midnightUnix());
    },
  );

  test('a session that has lasted as long as it may is refused without a moment', async () => {
    const seat = await seatPlayer(server);
    await server.limits.update(asked(seat.uid), { session_minutes: 15n });
    await seat.bet();
    await seat.win();
    await server.database.owner.query(
      `update limits.sitting set began_at = began_at - interval '15 minutes' where uid = $1`,
      [seat.uid],
    );
    const { code, limit } = await seat.bet({
      round_id: another,
      transaction_id: `next-${seat.uid}`,
    });
    expect([code, limit]).toEqual(['LIMIT_REACHED', { kind: 'session_minutes' }]);
  });
});
