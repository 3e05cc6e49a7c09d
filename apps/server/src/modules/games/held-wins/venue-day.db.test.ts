import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTwoServers, type TwoServers } from '../../../testing/games/two-servers.ts';
import { addPlayer, clientOf, takeSeat } from '../../../testing/provider.ts';
import type { TestServer } from '../../../testing/test-server.ts';

let two: TwoServers;
let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  two = await startTwoServers();
  ({ server, second } = two);
});
afterAll(() => two.stop());

const allow = (centavos: number) => two.setVenue(`day_allowance = ${centavos}`);
beforeEach(() => server.database.owner.query('delete from games.venue_day'));

/** A player with money of their own, who may be served by either process. */
async function sit() {
  const uid = await addPlayer(server, 1000, { tester: false });
  const { player, token } = await takeSeat(server, uid);
  const clients = await Promise.all([clientOf(server), clientOf(second)]);
  const game = { player, game: 'plinko', currency: 'PHP' };
  let round = { round_id: '', transaction_id: '' };
  const at = (place: number) => clients[place % 2] as (typeof clients)[0];
  return {
    uid,
    bet(amount: number, place = 0) {
      round = { round_id: randomUUID(), transaction_id: randomUUID() };
      return at(place).call('bet', { ...game, ...round, amount, token });
    },
    win: (amount: number, place = 0) =>
      at(place).call('win', {
        ...game,
        round_id: round.round_id,
        bet_transaction_id: round.transaction_id,
        transaction_id: randomUUID(),
        amount,
        is_finished: true,
      }),
    rollback: () =>
      at(0).call('rollback', {
        ...game,
        round_id: round.round_id,
        bet_transaction_id: round.transaction_id,
        transaction_id: randomUUID(),
      }),
  };
}

/** What staff are told that the venue has paid today. */
const paidToday = async () => {
  const { rows } = await server.database.pool.query<{ net: bigint }>(
    `select sum(net)::bigint as net from games.venue_day where venue = 'studio'`,
  );
  return rows[0]?.net;
};

describe('the day of a venue', () => {
  test('lies in slices: a win does not wait for another batch of its venue', async () => {
    await allow(1_000_000);
    const [first, other] = await Promise.all([sit(), sit()]);
    await first.bet(1000);
    await first.win(500);
    await other.bet(1000);
    const client = await server.database.owner.connect();
    await client.query('begin');
    try {
      // As a batch at work holds it.
      await client.query(
        `select from games.venue_day where venue = 'studio' and slice = 0 for update`,
      );
      expect(await other.win(5000)).toMatchObject({ code: 'OK' });
      await first.bet(1000);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await first.win(2000)).not.toHaveProperty('held');
    expect(await paidToday()).toBe(4500n);
  });

  test('pays a win that is larger than any slice while the day has so much left', async () => {
    await allow(160_000);
    const seat = await sit();
    await seat.bet(1000);
    expect(await seat.win(1000)).not.toHaveProperty('held');
    await seat.bet(1000);
    expect(await seat.win(50_000)).not.toHaveProperty('held');
    await seat.bet(1000);
    expect(await seat.win(100_000)).not.toHaveProperty('held');
    await seat.bet(1000);
    expect(await seat.win(50_000)).toHaveProperty('held');
    expect(await paidToday()).toBe(147_000n);
  });

  test('goes by a new allowance at once, whatever was shared out by the old one', async () => {
    await allow(1_000_000);
    const seat = await sit();
    await seat.bet(1000);
    expect(await seat.win(10_000)).not.toHaveProperty('held');
    await allow(10_000);
    await seat.bet(1000);
    expect(await seat.win(10_000)).toHaveProperty('held');
    await seat.bet(1000);
    expect(await seat.win(3000)).not.toHaveProperty('held');
    expect(await paidToday()).toBe(10_000n);
  });

  test('counts a stake that goes back after others have won on it', async () => {
    await allow(10_000);
    const [winner, other, late] = await Promise.all([sit(), sit(), sit()]);
    await other.bet(5000);
    await winner.bet(1000);
    expect(await winner.win(16_000)).not.toHaveProperty('held');
    await other.rollback();
    expect(await paidToday()).toBe(15_000n);
    await late.bet(5000);
    expect(await late.win(1000)).toHaveProperty('held');
    expect(await paidToday()).toBe(10_000n);
  });

  test('is paid to the last centavo of its allowance and never beyond, by two hundred who win at once on two processes', async () => {
    await allow(1_000_000);
    const seats = await Promise.all(Array.from({ length: 200 }, sit));
    await Promise.all(seats.map((seat, place) => seat.bet(1000, place)));
    const answers = await Promise.all(seats.map((seat, place) => seat.win(100_000, place)));
    expect(answers.every(({ code }) => code === 'OK')).toBe(true);
    // Staked 200,000: twelve wins of 100,000 are exactly the allowance.
    expect(answers.filter(({ held }) => !held)).toHaveLength(12);
    expect(await paidToday()).toBe(1_000_000n);
    const { rows } = await server.database.pool.query<{ net: bigint }>(
      `select sum(payout - stake)::bigint as net from games.bet where uid = any ($1)`,
      [seats.map(({ uid }) => uid)],
    );
    expect(rows).toEqual([{ net: 1_000_000n }]);
  });

  test('is paid by many slices at once without passing it, while stakes come in', async () => {
    await allow(300_000);
    const seats = await Promise.all(Array.from({ length: 60 }, sit));
    await Promise.all(
      seats.map(async (seat, place) => {
        for (let turn = 0; turn < 5; turn += 1) {
          await seat.bet(1000, place + turn);
          await seat.win(5000, place + turn);
        }
      }),
    );
    expect(await paidToday()).toBeLessThanOrEqual(300_000n);
    const { rows } = await server.database.pool.query<{ net: bigint }>(
      `select sum(payout - stake)::bigint as net from games.bet where uid = any ($1)`,
      [seats.map(({ uid }) => uid)],
    );
    expect(await paidToday()).toBe(rows[0]?.net);
  });
});
