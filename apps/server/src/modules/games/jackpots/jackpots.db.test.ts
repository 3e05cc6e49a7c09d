import { createHash, createHmac, randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { jackpotDraw } from '@perya/contract/rules/jackpots/jackpots';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiPlayer } from '../../../testing/api-player.ts';
import { addJackpot, readPool, removeJackpot } from '../../../testing/games/add-jackpot.ts';
import {
  addPlayer,
  clientOf,
  type SeatedPlayer,
  seatPlayer,
  takeSeat,
} from '../../../testing/provider.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let other: TestServer;
let code = '';

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ database: shareDatabase(server.database) });
});
afterEach(async () => {
  await removeJackpot([server, other], code);
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.games.checkBooks()).toEqual([]);
  await other.stop();
  await server.stop();
});

const add = async (given?: Parameters<typeof addJackpot>[1]) => {
  code = await addJackpot([server, other], given);
};

/** A whole round of its own. */
async function playRound(seat: SeatedPlayer, amount = 1000) {
  const round_id = randomUUID();
  const bet = randomUUID();
  expect((await seat.bet({ round_id, transaction_id: bet, amount })).code).toBe('OK');
  const win = { round_id, bet_transaction_id: bet, transaction_id: randomUUID(), amount: 0 };
  return { bet, win, answer: await seat.win(win) };
}

describe('a stake', () => {
  it('puts its share into the pool, which the house has begun, in one posting', async () => {
    await add();
    const seat = await seatPlayer(server);
    await seat.bet({ amount: 1000 });
    expect(await readPool(server, code)).toEqual({
      generation: 1,
      balance: 10_100n,
      reserve: 0n,
      booked: 10_100n,
      reserveBooked: 0n,
    });
    const { rows } = await server.database.owner.query<{ account: string; amount: bigint }>(
      `select e.account, e.amount from ledger.entry e join ledger.posting p
         on p.bucket = e.bucket and p.uid = e.uid and p.id = e.posting_id
       where e.uid = $1 and p.scope = 'games' order by e.leg`,
      [seat.uid],
    );
    expect(rows).toEqual([
      { account: 'player', amount: -1000n },
      { account: 'test:house:games:studio', amount: 1000n },
      { account: 'test:house:jackpots', amount: -10_100n },
      { account: `test:jackpots:${code}`, amount: 10_100n },
    ]);
    expect(await seat.balance()).toBe(99_000n);
  });

  it('loses no fraction of a centavo: what is not enough for one is kept for the next', async () => {
    await add({ sharePpm: 333, cap: 1_000_000 });
    const seat = await seatPlayer(server);
    for (let round = 0; round < 10; round += 1) await playRound(seat, 1000);
    // 10 × 1000 × 0.000333 is 3.33.
    expect((await readPool(server, code)).balance).toBe(10_003n);
  });

  it('of test money never meets a pool of money', async () => {
    await add();
    await (await seatPlayer(server)).bet();
    expect(await readPool(server, code, false)).toMatchObject({ balance: 0n, booked: 0n });
    const uid = await addPlayer(server, 1000, { tester: false });
    const { player, token, venue } = await takeSeat(server, uid);
    const provider = await clientOf(server, venue);
    const round = { round_id: randomUUID(), player, game: 'plinko', currency: 'PHP', token };
    await provider.call('bet', { ...round, transaction_id: randomUUID(), amount: 5000 });
    expect(await readPool(server, code, false)).toMatchObject({
      balance: 10_500n,
      booked: 10_500n,
    });
    expect(await readPool(server, code)).toMatchObject({ balance: 10_100n, booked: 10_100n });
    await server.runTask('house_liability');
    const metrics = await (await fetch(new URL('/metrics', server.url))).text();
    expect(metrics).toContain(`perya_jackpot_pesos{jackpot="${code}"} 105`);
    expect(metrics).toContain('perya_liability_centavos{part="jackpots"} 10500');
  });

  it('that comes back takes back what it gave, whole or in part, and never the seed', async () => {
    await add();
    const seat = await seatPlayer(server, { pesos: 10_000 });
    await seat.bet({ amount: 10_000 });
    await seat.rollback();
    expect(await readPool(server, code)).toMatchObject({ balance: 10_000n, booked: 10_000n });
    const bet = { round_id: randomUUID(), transaction_id: randomUUID() };
    await seat.bet({ ...bet, amount: 10_000 });
    await seat.win({
      round_id: bet.round_id,
      bet_transaction_id: bet.transaction_id,
      transaction_id: randomUUID(),
      amount: 0,
      stake_returned: 7500,
    });
    expect(await readPool(server, code)).toMatchObject({ balance: 10_250n, booked: 10_250n });
    // A correction gives back the rest of the stake, and takes the rest of what it gave.
    const back = await seat.correct({
      round_id: bet.round_id,
      bet_transaction_id: bet.transaction_id,
      transaction_id: randomUUID(),
      amount: 0,
      stake_returned: 2500,
    });
    expect(back.code).toBe('OK');
    expect(await readPool(server, code)).toMatchObject({ balance: 10_000n, booked: 10_000n });
  });
});

describe('a pool', () => {
  it('that is full goes to the round that ends then, whole, and begins anew', async () => {
    await add({ cap: 10_200 });
    const seat = await seatPlayer(server);
    const first = await playRound(seat);
    expect(first.answer).toMatchObject({ code: 'OK', balance: 99_000 });
    const { bet, win, answer } = await playRound(seat);
    // ₱1,000 less two stakes of ₱10, and ₱102 that were in the pool.
    expect(answer).toMatchObject({ code: 'OK', balance: 108_200 });
    expect(await seat.balance()).toBe(108_200n);
    const { reference } = answer;
    expect(await seat.win(win)).toMatchObject({ code: 'OK', balance: 108_200, reference });
    expect(await seat.balance()).toBe(108_200n);
    expect(await readPool(server, code)).toMatchObject({
      generation: 2,
      balance: 10_000n,
      booked: 10_000n,
      reserveBooked: 0n,
    });
    const { rows } = await server.database.owner.query<{ amount: bigint; isForced: boolean }>(
      'select amount, is_forced from games.jackpot_win where transaction_id = $1',
      [bet],
    );
    expect(rows).toEqual([{ amount: 10_200n, isForced: true }]);
  });

  it('holds no more than its cap: what comes then pays for the next seed', async () => {
    await add({ cap: 10_100, mustDrop: false });
    const seat = await seatPlayer(server, { pesos: 10_000 });
    await playRound(seat, 10_000);
    await playRound(seat, 10_000);
    expect(await readPool(server, code)).toMatchObject({
      balance: 10_100n,
      reserve: 1900n,
      booked: 10_100n,
      reserveBooked: 1900n,
    });
    await server.database.owner.query(
      'update games.jackpot_pool set must_drop = true where code = $1',
      [code],
    );
    await playRound(seat, 1000);
    // The last stake has put ₱1 aside too.
    expect(await readPool(server, code)).toMatchObject({
      generation: 2,
      balance: 10_000n,
      reserve: 0n,
      booked: 10_000n,
      reserveBooked: 0n,
    });
    const { rows } = await server.database.owner.query<{ paid: bigint }>(
      `select -sum(amount)::bigint as paid from ledger.entry where account = 'test:house:jackpots' and uid = $1`,
      [seat.uid],
    );
    // Both seeds and all contributions, less what the reserve has paid of the second seed.
    expect(rows[0]?.paid).toBe(10_000n + 2100n + 10_000n - 2000n);
  });

  it('is won once, however many rounds end at once on two processes, and the books are exact', async () => {
    await add({ cap: 10_500 });
    const seats = await Promise.all(
      Array.from({ length: 60 }, (_, place) => seatPlayer(place % 2 === 0 ? server : other)),
    );
    await Promise.all(seats.map((seat) => seat.bet({ amount: 1000 })));
    // 60 stakes of ₱10 have put in ₱5 until it was full, and ₱55 into the reserve.
    expect(await readPool(server, code)).toMatchObject({ balance: 10_500n, reserve: 5500n });
    await Promise.all(seats.map((seat) => seat.win({ amount: 0 })));
    const { rows } = await server.database.owner.query<{ uid: bigint; amount: bigint }>(
      `select w.uid, w.amount from games.jackpot_win w join games.jackpot_pool p on p.id = w.pool_id
       where p.code = $1`,
      [code],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.amount).toBe(10_500n);
    const balances = await Promise.all(seats.map((seat) => seat.balance()));
    expect(balances.filter((balance) => balance === 99_000n)).toHaveLength(59);
    expect(balances.filter((balance) => balance === 109_500n)).toHaveLength(1);
    expect(await readPool(server, code)).toMatchObject({
      generation: 2,
      balance: 10_000n,
      reserve: 0n,
      booked: 10_000n,
      reserveBooked: 0n,
    });
  });

  it('is won again and again while sixty play on two processes, each generation once, to the centavo', async () => {
    // Every stake fills it, so it is won between the bet and the end of every round, by this one or by another.
    await add({ cap: 10_100 });
    const seats = await Promise.all(
      Array.from({ length: 60 }, (_, place) => seatPlayer(place % 2 === 0 ? server : other)),
    );
    const rounds = 3;
    await Promise.all(
      seats.map(async (seat) => {
        for (let round = 0; round < rounds; round += 1) {
          expect((await playRound(seat)).answer.code).toBe('OK');
        }
      }),
    );
    const { rows } = await server.database.owner.query<{
      generation: number;
      amount: bigint;
      seeded: bigint;
      fromReserve: bigint;
    }>(
      `select w.generation, w.amount, w.seeded, w.from_reserve from games.jackpot_win w
       join games.jackpot_pool p on p.id = w.pool_id where p.code = $1 order by w.generation`,
      [code],
    );
    expect(rows.length).toBeGreaterThanOrEqual(rounds);
    expect(rows.map(({ generation }) => generation)).toEqual(rows.map((_, place) => place + 1));
    const pool = await readPool(server, code);
    expect(pool.generation).toBe(rows.length + 1);
    expect([pool.booked, pool.reserveBooked]).toEqual([pool.balance, pool.reserve]);
    const sum = (amounts: bigint[]) => amounts.reduce((all, one) => all + one, 0n);
    const won = sum(rows.map(({ amount }) => amount));
    const balances = await Promise.all(seats.map((seat) => seat.balance()));
    expect(sum(balances)).toBe(60n * (100_000n - 3n * 1000n) + won);
    // What the house began the pools with and what stakes gave is what was won and what is there.
    const begun = 10_000n + sum(rows.map(({ seeded, fromReserve }) => seeded - fromReserve));
    expect(won + pool.balance + pool.reserve).toBe(begun + 60n * 3n * 100n);
  });

  it('that another process has moved on is drawn for anew', async () => {
    await add({ cap: 10_100, sharePpm: 100_000 });
    const here = await seatPlayer(server);
    const there = await seatPlayer(other);
    // Three wins here; the other process knows of none of them.
    for (let win = 0; win < 3; win += 1) await playRound(here, 1000);
    expect((await playRound(there, 1000)).answer.code).toBe('OK');
    expect((await readPool(server, code)).generation).toBe(5);
  });

  it('takes back nothing of what its winner has', async () => {
    await add({ cap: 10_100 });
    const early = await seatPlayer(server);
    const winner = await seatPlayer(server);
    await early.bet({ amount: 500 });
    await playRound(winner, 1000);
    const before = await readPool(server, code);
    expect(before.generation).toBe(2);
    expect((await early.rollback()).code).toBe('OK');
    expect(await early.balance()).toBe(100_000n);
    expect(await readPool(server, code)).toEqual(before);
  });
});

describe('the list of jackpots', () => {
  it('shows the games that play for one, and none that players cannot open', async () => {
    await add();
    const setOnline = async (isOnline: boolean) => {
      const text = `update catalogue.game set is_online = $1 where code = 'plinko'`;
      await server.database.owner.query(text, [isOnline]);
      server.catalogue.expire();
    };
    const playing = async () => {
      // What was read a moment ago is kept for a second: a server that has kept nothing answers.
      const fresh = await startTestServer({ database: shareDatabase(server.database) });
      const { client } = createApiPlayer(fresh.url);
      const { jackpots, plays } = await client.call(calls.listJackpots, {});
      await fresh.stop();
      expect(jackpots.find((each) => each.code === code)?.games).toEqual(['plinko']);
      return plays.map((game) => game.code);
    };
    expect(await playing()).toContain('plinko');
    await setOnline(false);
    expect(await playing()).not.toContain('plinko');
    await setOnline(true);
  });
});

describe('a draw', () => {
  it('is made with the secret whose hash was shown before, over the bet, and can be computed by anybody', async () => {
    await add({ oneIn: 1, mustDrop: false });
    const before = await createApiPlayer(server.url).client.call(calls.listJackpots, {});
    const promised = before.jackpots.find((each) => each.code === code)?.commitment;
    const uid = await addPlayer(server, 1000, { tester: false });
    const { player, token, venue } = await takeSeat(server, uid);
    const provider = await clientOf(server, venue);
    const round = { round_id: randomUUID(), player, game: 'plinko', currency: 'PHP' };
    const bet = randomUUID();
    await provider.call('bet', { ...round, transaction_id: bet, amount: 5000, token });
    const answer = await provider.call('win', {
      ...round,
      transaction_id: randomUUID(),
      bet_transaction_id: bet,
      amount: 0,
      is_finished: true,
    });
    expect(answer).toMatchObject({ code: 'OK', balance: 100_000 - 5000 + 10_500 });
    // Another process tells, whose answer nobody has kept.
    const { drops } = await createApiPlayer(other.url).client.call(calls.listJackpots, {});
    const drop = drops.find((each) => each.code === code);
    expect(drop).toMatchObject({ amount: '105.00', message: `studio:${bet}`, is_forced: false });
    const secret = Buffer.from(drop?.secret ?? '', 'hex');
    expect(createHash('sha256').update(secret).digest('hex')).toBe(promised);
    const hmac = createHmac('sha256', secret).update(`studio:${bet}`).digest('hex');
    expect(String(jackpotDraw(hmac))).toBe(drop?.draw);
    const own = createApiPlayer(server.url);
    own.use(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
    const { wins } = await own.client.call(calls.readOwnJackpots, {});
    expect(wins).toMatchObject([{ amount: '105.00', name: { en: 'Pot', tl: 'Palayok' } }]);
    const { d } = await own.client.call(calls.listTransactions, {});
    expect(d.map(({ cash_type: type }) => type)).toContain(3006);
    const { rows } = await server.database.owner.query<{ told: number }>(
      `select count(*)::int as told from audit.entry where action = 'games.jackpot-won'
         and after ->> 'transaction' = $1`,
      [bet],
    );
    expect(rows).toEqual([{ told: 1 }]);
  });

  it('is not shown of a pool that can still be won', async () => {
    await add();
    const { rows } = await server.database.owner.query<{ shown: number }>(
      `select count(*)::int as shown from games.jackpot_seed s join games.jackpot_pool p on p.id = s.pool_id
       where s.generation >= p.generation and s.secret is not null`,
    );
    expect(rows).toEqual([{ shown: 0 }]);
  });
});

describe('a jackpot that was stopped', () => {
  it('takes nothing and is not won, and what is in it stays', async () => {
    await add({ cap: 10_100 });
    const seat = await seatPlayer(server);
    await seat.bet({ amount: 1000 });
    await server.database.owner.query(
      `update games.jackpot_pool set state = 'off' where code = $1`,
      [code],
    );
    await seat.win({ amount: 0 });
    await playRound(seat, 1000);
    expect(await readPool(server, code)).toMatchObject({ generation: 1, balance: 10_100n });
  });

  it('after its last pool was won begins no other', async () => {
    await add({ cap: 10_100 });
    const seat = await seatPlayer(server);
    await seat.bet({ amount: 1000 });
    await server.database.owner.query(
      `update games.jackpot_pool set state = 'last' where code = $1`,
      [code],
    );
    await seat.win({ amount: 0 });
    expect(await seat.balance()).toBe(99_000n + 10_100n);
    await playRound(seat, 1000);
    expect(await readPool(server, code)).toMatchObject({ balance: 0n, booked: 0n });
  });
});

it('a pool that was tampered with is found by the check of the books', async () => {
  await add();
  await (await seatPlayer(server)).bet();
  const change = (by: number) =>
    server.database.owner.query(
      'update games.jackpot_pool set balance = balance + $2 where code = $1 and is_test',
      [code, by],
    );
  await change(1);
  expect((await server.games.checkBooks()).map(({ invariant }) => invariant)).toEqual([
    'a jackpot holds what the ledger has booked for it',
  ]);
  await change(-1);
});
