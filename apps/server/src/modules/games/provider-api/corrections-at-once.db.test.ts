import type { ProviderClient } from '@perya/contract/provider-api/client';
import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTwoServers, type TwoServers } from '../../../testing/games/two-servers.ts';
import { clientOf, type SeatedPlayer, seatPlayer } from '../../../testing/provider.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';

let two: TwoServers;
let server: TestServer;
let clients: ProviderClient[];
beforeAll(async () => {
  two = await startTwoServers();
  ({ server } = two);
  clients = [await clientOf(server), await clientOf(two.second)];
});
afterAll(async () => {
  expect(await server.games.checkBooks()).toEqual([]);
  await two.stop();
});

const times = <Result>(count: number, make: (place: number) => Result): Result[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** Requests of one player about one round, sent to both processes at once, each request to each of them. */
function roundOf({ player, game, token, uid }: SeatedPlayer, round_id: string) {
  const named = { player, game, currency: 'PHP', round_id };
  const bet = `b-${uid}-${round_id}`;
  const both = (call: (client: ProviderClient) => Promise<ProviderAnswer>) =>
    Promise.all(clients.map(call));
  return {
    bet: () =>
      both((client) => client.call('bet', { ...named, transaction_id: bet, amount: 1000, token })),
    win: (id: string, amount: number, is_finished = false) =>
      both((client) =>
        client.call('win', {
          ...named,
          transaction_id: `${id}-${bet}`,
          bet_transaction_id: bet,
          amount,
          is_finished,
        }),
      ),
    back: (id: string) =>
      both((client) =>
        client.call('rollback', {
          ...named,
          transaction_id: `${id}-${bet}`,
          bet_transaction_id: bet,
        }),
      ),
    correct: (id: string, fields: { amount: number; stake_returned?: number }) =>
      both((client) =>
        client.call('correction', {
          ...named,
          ...fields,
          transaction_id: `${id}-${bet}`,
          bet_transaction_id: bet,
        }),
      ),
  };
}

/** Both processes have said the same of each request; what they have said. */
function saidAlike(answers: readonly ProviderAnswer[][]): ProviderAnswer[] {
  return answers.flatMap(([first, second]) => {
    expect(second?.code).toBe(first?.code);
    if (first?.code === 'OK') expect(second).toEqual(first);
    return first ? [first] : [];
  });
}

const count = (answers: readonly ProviderAnswer[], code: string) =>
  answers.filter((answer) => answer.code === code).length;

const roundIn = async ({ uid }: SeatedPlayer, round: string) =>
  (
    await server.database.pool.query(
      'select status, stake, stake_returned, payout from games.bet where uid = $1 and round_id = $2',
      [uid, round],
    )
  ).rows[0];

describe('of one round, at once and from two processes', () => {
  test('no more is taken back than it has paid, and each request counts once', async () => {
    const seat = await seatPlayer(server);
    const round = roundOf(seat, 'taken');
    await round.bet();
    await round.win('w', 2500, true);
    const answers = saidAlike(
      await Promise.all(times(60, (place) => round.correct(`c${place}`, { amount: -100 }))),
    );
    expect(count(answers, 'OK')).toBe(25);
    expect(count(answers, 'CORRECTION_ABOVE_PAYOUT')).toBe(35);
    expect(await seat.balance()).toBe(99_000n);
    expect(await roundIn(seat, 'taken')).toMatchObject({ payout: 0n, stake: 1000n });
  });

  test('no more of the stake is given back than there is, while it pays and takes back', async () => {
    const seat = await seatPlayer(server);
    const round = roundOf(seat, 'mixed');
    await round.bet();
    await round.win('w', 0, true);
    const given = times(25, (place) =>
      round.correct(`g${place}`, { amount: 0, stake_returned: 100 }),
    );
    const paid = times(25, (place) => round.correct(`p${place}`, { amount: 50 }));
    const answers = saidAlike(await Promise.all([...given, ...paid]));
    expect(count(answers.slice(0, 25), 'OK')).toBe(10);
    expect(count(answers.slice(0, 25), 'RETURN_ABOVE_STAKE')).toBe(15);
    expect(count(answers.slice(25), 'OK')).toBe(25);
    // Of what is paid to a round whose stake is gone, some may wait for a person.
    const held = answers.slice(25).filter((answer) => answer.held).length;
    const payout = BigInt((25 - held) * 50);
    expect(await seat.balance()).toBe(100_000n + payout);
    expect(await roundIn(seat, 'mixed')).toMatchObject({ payout, stake: 0n });
  });

  test('it is won, taken back, closed and corrected, and the books say what the answers said', async () => {
    const seat = await seatPlayer(server);
    const names = times(6, (place) => `race-${place}`);
    const rounds = names.map((name) => roundOf(seat, name));
    await Promise.all(rounds.map((round) => round.bet()));
    expect(await seat.balance()).toBe(94_000n);
    const answers = await Promise.all(
      rounds.flatMap((round) => [
        ...times(4, (place) => round.win(`w${place}`, 100)),
        round.back('x'),
        round.win('end', 0, true),
        ...times(4, (place) => round.correct(`c${place}`, { amount: 100 })),
      ]),
    );
    // Whoever hears a refusal that may pass sends again: what stands now is the same for both.
    const known = [
      'OK',
      'ROUND_CLOSED',
      'ROUND_OPEN',
      'TRANSACTION_SETTLED',
      'TRANSACTION_ROLLED_BACK',
    ];
    for (const { code } of answers.flat()) expect(known).toContain(code);
    let balance = 94_000n;
    for (const [place, name] of names.entries()) {
      const ofRound = answers.slice(place * 10, place * 10 + 10);
      const isOk = (pair: ProviderAnswer[] | undefined) =>
        pair?.some((answer) => answer.code === 'OK') === true;
      const isBack = isOk(ofRound[4]);
      const paid = [...ofRound.slice(0, 4), ...ofRound.slice(6)].filter(isOk).length;
      if (isBack) expect(paid).toBe(0);
      balance += isBack ? 1000n : BigInt(paid * 100);
      expect(await roundIn(seat, name)).toMatchObject({
        status: isBack ? 'failed' : 'completed',
        payout: BigInt(paid * 100),
      });
    }
    expect(await seat.balance()).toBe(balance);
    const { rows } = await server.database.pool.query(
      'select from games.open_round where uid = $1',
      [seat.uid],
    );
    expect(rows).toEqual([]);
  });

  test('a balance never falls below nothing, and what is owed is taken once by whoever decides', async () => {
    const seat = await seatPlayer(server);
    const round = roundOf(seat, 'owed');
    await round.bet();
    await round.win('w', 6000, true);
    const spend = (amount: bigint, key: string) =>
      server.ledger.post({
        uid: seat.uid,
        scope: 'test',
        key: `${key}-${seat.uid}`,
        amount: centavos(amount),
        legs: [{ account: 'house', amount: centavos(-amount) }],
      });
    await spend(2500n - (await seat.balance()), 'left');
    const answers = saidAlike(
      await Promise.all(times(60, (place) => round.correct(`c${place}`, { amount: -100 }))),
    );
    expect(count(answers, 'OK')).toBe(60);
    const held = answers.filter((answer) => answer.held);
    expect(held).toHaveLength(35);
    expect(await seat.balance()).toBe(0n);
    expect(saidAlike([await round.correct('more', { amount: -2500 })])).toMatchObject([
      { code: 'CORRECTION_ABOVE_PAYOUT' },
    ]);
    await spend(2000n, 'again');
    const decided = await Promise.all(
      held.flatMap(({ reference = '0' }) =>
        [server, two.second].map((each) =>
          each.games.heldWins.decide(bySystem('test'), {
            id: BigInt(reference),
            decision: 'released',
            reason: 'looked at',
          }),
        ),
      ),
    );
    expect(decided.filter((outcome) => outcome === 'DONE')).toHaveLength(20);
    expect(await seat.balance()).toBe(0n);
    expect(await roundIn(seat, 'owed')).toMatchObject({ payout: 1500n });
  });
});

test('sixty rounds of a player in one game begin and end at once', async () => {
  const seat = await seatPlayer(server);
  const rounds = times(60, (place) => roundOf(seat, `many-${place}`));
  const begun = saidAlike(await Promise.all(rounds.map((round) => round.bet())));
  expect(count(begun, 'OK')).toBe(60);
  expect(await seat.balance()).toBe(40_000n);
  const ended = saidAlike(await Promise.all(rounds.map((round) => round.win('w', 1000, true))));
  expect(count(ended, 'OK')).toBe(60);
  expect(await seat.balance()).toBe(100_000n);
});
