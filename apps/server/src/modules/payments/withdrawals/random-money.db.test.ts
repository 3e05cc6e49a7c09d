import { randomInt } from 'node:crypto';
import { type Centavos, centavos } from '@perya/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../../../platform/database/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createLedger } from '../../ledger/index.ts';
import { MoneyModel } from './money-model.ts';
import { createReserveQueue, type ReserveQueue } from './reserve.store.ts';
import { createWithdrawalStore, type Move, type WithdrawalStore } from './withdrawal.store.ts';

const playersCount = 16;
const stepsPerPlayer = 640;
const stepsTotal = playersCount * stepsPerPlayer;

let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
let ledger: ReturnType<typeof createLedger>;
let reservations: ReserveQueue;
let withdrawals: WithdrawalStore;

const uids = Array.from({ length: playersCount }, (_, place) => BigInt(place + 1));

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, { max: 8 });
  const buckets = await database.buckets();
  ledger = createLedger({ pool, buckets });
  reservations = createReserveQueue(pool, ['fully_kyc'], { bucketOf: buckets.of });
  withdrawals = createWithdrawalStore(pool);
  await database.owner.query(
    `insert into payments.channel (id, mode, name, flag, gateway) values (1, 'withdraw', 'Bank', 1, 'bank')`,
  );
  await database.owner.query(
    `insert into payments.account (bucket, uid, id, channel_id, number_sealed, number_digest, number_tail, names_digest)
     select platform.bucket_of(u), u, u, 1, '', '', '', '' from unnest($1::bigint[]) u`,
    [uids],
  );
  await database.owner.query(
    `insert into kyc.record (bucket, uid, status) select platform.bucket_of(u), u, 'fully_kyc' from unnest($1::bigint[]) u`,
    [uids],
  );
});

afterAll(async () => {
  await reservations.close();
  await ledger.close();
  await pool.end();
  await database.drop();
});

/** Numbers that a seed repeats. */
function diceOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Dice = ReturnType<typeof diceOf>;

interface Player {
  uid: bigint;
  model: MoneyModel;
  dice: Dice;
  step: number;
}

async function post(
  { uid, model, step }: Player,
  scope: string,
  amount: bigint,
  { turnover = 0n, times = 0n }: { turnover?: bigint; times?: bigint } = {},
): Promise<void> {
  const required = times > 0n ? { amount: centavos(amount), multiplier: times } : undefined;
  const posted = await ledger.api.post({
    uid,
    scope,
    key: `${uid}-${step}`,
    amount: centavos(amount),
    turnover: centavos(turnover),
    legs: [{ account: `house:${scope}`, amount: centavos(-amount) }],
    ...(required && { requirement: required }),
  });
  expect(posted.ok).toBe(model.post(amount, turnover, times));
}

async function reserve({ uid, model, dice, step }: Player): Promise<void> {
  const amount = BigInt(1 + dice(Number(model.balance + model.balance / 5n) + 2));
  const fee = amount > 10n ? BigInt(dice(3)) : 0n;
  const asked = { uid, accountId: uid, amount: centavos(amount), fee: centavos(fee) };
  const reserved = await reservations.submit({ ...asked, requestKey: `k${step}` });
  if (typeof reserved === 'string') throw new Error(`The queue answered ${reserved}`);
  const isExpected = model.reserve(reserved.id, amount, fee);
  expect(reserved.outcome).toBe(isExpected ? 'RESERVED' : 'NOT_WITHDRAWABLE');
  // Sent again it is the same one, whatever the balance is by now.
  if (isExpected && dice(4) === 0) {
    const again = await reservations.submit({ ...asked, requestKey: `k${step}` });
    expect(again).toEqual({ outcome: 'KNOWN', id: reserved.id });
  }
}

const moves: readonly Pick<Move, 'from' | 'to'>[] = [
  { from: 'pending', to: 'under_review' },
  { from: 'pending', to: 'paying' },
  { from: 'under_review', to: 'paying' },
  { from: 'under_review', to: 'canceled' },
  { from: 'paying', to: 'completed' },
  { from: 'paying', to: 'completed' },
  { from: 'paying', to: 'canceled' },
  { from: 'completed', to: 'canceled' },
];

/** Any move of any withdrawal: most do not fit where it stands, and then nothing may happen. */
async function move({ uid, model, dice }: Player): Promise<void> {
  const id = model.anyWithdrawal(dice);
  if (id === null) return;
  const fitting = moves.filter(({ from }) => from === model.statusOf(id));
  const among = dice(5) > 0 && fitting.length > 0 ? fitting : moves;
  const wanted = among[dice(among.length)] as Move;
  const { isMoved } = await withdrawals.move({ uid, id }, { ...wanted, by: 'system' });
  expect(isMoved).toBe(model.move(id, wanted));
}

async function bet(player: Player): Promise<void> {
  const { model, dice } = player;
  const stake = BigInt(1 + dice(Number(model.balance) + 20));
  const isPlaced = model.balance >= stake;
  await post(player, 'games', -stake, { turnover: stake });
  if (isPlaced) model.lastStake = stake;
}

const acts: readonly ((player: Player) => Promise<void>)[] = [
  (player) => post(player, 'deposits', BigInt(1 + player.dice(500)), { times: 1n }),
  (player) => post(player, 'deposits', BigInt(1 + player.dice(300))),
  (player) =>
    post(player, 'cashback', BigInt(1 + player.dice(40)), { times: BigInt(1 + player.dice(3)) }),
  bet,
  bet,
  (player) => post(player, 'games', BigInt(1 + player.dice(200))),
  async (player) => {
    // A round that is taken back takes its turnover with it, and may lock again what it had freed.
    const stake = player.model.lastStake;
    player.model.lastStake = 0n;
    if (stake > 0n) await post(player, 'games', stake, { turnover: -stake });
  },
  reserve,
  reserve,
  move,
  move,
  move,
  move,
];

async function compare({ uid, model }: Player): Promise<void> {
  const [wallet, open] = await Promise.all([ledger.api.wallet(uid), ledger.api.requirements(uid)]);
  expect(wallet).toEqual({ uid, isTest: false, ...model.wallet });
  expect(open.map(({ amount, left }) => ({ amount, left }))).toEqual(model.openRequirements);
}

async function play(player: Player): Promise<number> {
  for (; player.step < stepsPerPlayer; player.step += 1) {
    await (acts[player.dice(acts.length)] as (typeof acts)[number])(player);
    await compare(player);
  }
  return player.step;
}

async function sumOf(account: string): Promise<Centavos> {
  const { rows } = await database.pool.query<{ sum: string }>(
    `select coalesce(sum(amount), 0)::text as sum from ledger.entry where account = $1 and leg > 0`,
    [account],
  );
  return centavos(BigInt(rows[0]?.sum ?? 0));
}

test(`requirements and what is withdrawable equal a plain model after each of ${stepsTotal} random operations [M-098 M-481]`, async () => {
  const seed = randomInt(1e6);
  const players = uids.map((uid) => ({
    uid,
    model: new MoneyModel(),
    dice: diceOf(seed + Number(uid)),
    step: 0,
  }));
  const steps = await Promise.all(
    players.map((player) =>
      play(player).catch((error: unknown) => {
        throw new Error(`seed ${seed}, player ${player.uid}, step ${player.step}`, {
          cause: error,
        });
      }),
    ),
  );
  expect(steps.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(10_000);
  const total = (read: (model: MoneyModel) => bigint) =>
    players.reduce((sum, { model }) => sum + read(model), 0n);
  // What players were paid is what the house has paid, with nothing on the way that nobody asked for.
  expect(await sumOf('house:payouts-pending')).toBe(total((model) => model.pending));
  expect(await sumOf('house:payouts:bank')).toBe(total((model) => model.paid - model.fees));
  expect(await sumOf('house:fees')).toBe(total((model) => model.fees));
  expect(total((model) => model.paid)).toBeGreaterThan(0n);
  expect(await ledger.api.check()).toEqual([]);
});
