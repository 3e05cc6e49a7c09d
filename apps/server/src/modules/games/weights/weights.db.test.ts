import { randomUUID } from 'node:crypto';
import { gameTypes } from '@perya/contract/rules/game-categories';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let risk: ApiStaff;
let second: ApiStaff;
/** The type of the game that the tests play. */
let type = 0;

beforeAll(async () => {
  server = await startTestServer();
  risk = await createApiStaff(server, 'risk');
  second = await createApiStaff(server, 'risk');
  const { rows } = await server.database.owner.query<{ type: number }>(
    `select game_type as type from catalogue.game where code = 'plinko'`,
  );
  type = rows[0]?.type ?? 0;
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.games.checkBooks()).toEqual([]);
  await server.stop();
});

const weightOf = async (gameType = type) => {
  const { rows } = await risk.client.call(staffCalls.listTurnoverWeights, {});
  return rows.find((row) => row.game_type === gameType)?.weight ?? -1;
};

async function setWeight(weight: number) {
  const seen = await weightOf();
  if (seen === weight) return;
  const wanted = { game_type: type, weight, seen };
  if (weight < seen) {
    await risk.client.call(staffCalls.changeTurnoverWeight, { ...wanted, reason: 'A test' });
    return;
  }
  // More turnover for the same stake releases money sooner, which takes two.
  const because = { reason: 'planned', words: '' } as const;
  const { id } = await risk.client.call(staffCalls.askTurnoverWeight, { ...wanted, ...because });
  await approveAs(second, id);
}

const turnoverOf = async ({ uid }: SeatedPlayer) => (await server.ledger.wallet(uid)).turnover;

const newRound = () => ({ round_id: randomUUID(), transaction_id: randomUUID() });

interface Step {
  amount: number;
  weight: number;
  later: number;
  back: 'none' | 'part' | 'all' | 'rollback';
}

const partsBack = { none: 0, part: 1 / 3, all: 1, rollback: 1 };

/** Plays a round under one weight that ends under another, and answers what should stand of it. */
async function playOne(seat: SeatedPlayer, { amount, weight, later, back }: Step): Promise<bigint> {
  await setWeight(weight);
  const bet = newRound();
  expect(await seat.bet({ ...bet, amount })).toMatchObject({ code: 'OK' });
  await setWeight(later);
  const { round_id, transaction_id: bet_transaction_id } = bet;
  const about = { round_id, bet_transaction_id, transaction_id: randomUUID() };
  const returned = Math.floor(amount * partsBack[back]);
  if (back === 'rollback') await seat.rollback(about);
  else await seat.win({ ...about, amount: 0, stake_returned: returned });
  const counted = (BigInt(amount) * BigInt(weight)) / 100n;
  return (counted * BigInt(amount - returned)) / BigInt(amount);
}

describe('how much of a stake counts as turnover', () => {
  test('is the whole of it until somebody says otherwise, and then a part, rounded down', async () => {
    const seat = await seatPlayer(server);
    expect(await weightOf()).toBe(100);
    await seat.bet({ amount: 1000 });
    await seat.win();
    expect(await turnoverOf(seat)).toBe(1000n);
    await setWeight(33);
    await seat.bet({ ...newRound(), amount: 1001 });
    expect(await turnoverOf(seat)).toBe(1330n);
  });

  test('a rollback takes back what was counted, also when the weight has changed since', async () => {
    const seat = await seatPlayer(server);
    for (const [then, now] of [
      [20, 100],
      [100, 20],
      [0, 50],
      [50, 0],
    ] as const) {
      await setWeight(then);
      const bet = newRound();
      await seat.bet({ ...bet, amount: 999 });
      await setWeight(now);
      const { transaction_id: bet_transaction_id, round_id } = bet;
      await seat.rollback({ transaction_id: randomUUID(), bet_transaction_id, round_id });
      expect(await turnoverOf(seat)).toBe(0n);
    }
  });

  test('a returned part takes back its part, and the whole all of it', async () => {
    const seat = await seatPlayer(server);
    const play = async (returned: number) => {
      await setWeight(25);
      const bet = newRound();
      await seat.bet({ ...bet, amount: 1000 });
      await setWeight(80);
      await seat.win({
        transaction_id: randomUUID(),
        bet_transaction_id: bet.transaction_id,
        round_id: bet.round_id,
        amount: 0,
        stake_returned: returned,
      });
    };
    await play(400);
    expect(await turnoverOf(seat)).toBe(150n);
    await play(1000);
    expect(await turnoverOf(seat)).toBe(150n);
    await play(999);
    expect(await turnoverOf(seat)).toBe(150n);
  });

  test('a game of another type counts by its own', async () => {
    await setWeight(10);
    const others = Object.values(gameTypes).filter((other) => other !== type);
    for (const other of others) expect(await weightOf(other)).toBe(100);
  });

  test('random bets, returns, rollbacks and changes keep the turnover equal to a plain model', async () => {
    const step = fc.record({
      amount: fc.integer({ min: 500, max: 2000 }),
      weight: fc.constantFrom(0, 7, 33, 50, 99, 100),
      later: fc.constantFrom(0, 33, 100),
      back: fc.constantFrom<Step['back']>('none', 'part', 'all', 'rollback'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 12 }), async (steps) => {
        const seat = await seatPlayer(server);
        let model = 0n;
        for (const one of steps) {
          model += await playOne(seat, one);
          expect(await turnoverOf(seat)).toBe(model);
        }
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});

describe('a change of a weight', () => {
  test('is refused to whoever may not, has seen another one, changes nothing or asks for more than the whole', async () => {
    const games = await createApiStaff(server, 'games');
    const change = (client: ApiStaff['client'], wanted: object) =>
      client.call(staffCalls.changeTurnoverWeight, {
        game_type: gameTypes.bingo,
        weight: 50,
        seen: 100,
        reason: 'A test',
        ...wanted,
      });
    expect(await refusalOf(change(games.client, {}))).toBe('FORBIDDEN');
    expect(await refusalOf(change(risk.client, { seen: 40 }))).toBe('CHANGED_MEANWHILE');
    expect(await refusalOf(change(risk.client, { weight: 100 }))).toBe('NOTHING_TO_CHANGE');
    for (const wrong of [
      { weight: 101 },
      { weight: -1 },
      { weight: 0.5 },
      { game_type: 6 },
      { reason: '' },
    ]) {
      expect(await refusalOf(change(risk.client, wrong))).toBe('INVALID_INPUT');
    }
    expect(await weightOf(gameTypes.bingo)).toBe(100);
  });

  test('fifty at once that saw the same change it once, and the audit says by whom and from what', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, place) =>
        risk.client.call(staffCalls.changeTurnoverWeight, {
          game_type: gameTypes.sport,
          weight: place,
          seen: 100,
          reason: 'Fifty at once',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await server.database.owner.query<{ before: unknown; reason: string }>(
      `select before, reason from audit.entry where action = 'games.weight-changed'
         and (after ->> 'game_type')::int = $1`,
      [gameTypes.sport],
    );
    expect(rows).toEqual([
      { before: { game_type: gameTypes.sport, weight: 100 }, reason: 'Fifty at once' },
    ]);
  });
});
