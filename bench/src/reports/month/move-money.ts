import { centavos } from '@perya/money';
import type pg from 'pg';
import { createMoneyQueues } from '../../../../apps/server/src/modules/payments/index.ts';
import type { MonthClock } from './month-clock.ts';
import { type Draw, type MonthPlayer, minuteMs, pick, ways } from './month-plan.ts';
import type { MonthPlay } from './play-rounds.ts';

interface Payout {
  uid: bigint;
  id: bigint;
}

const someOf = <T extends { uid: bigint }>(all: readonly T[], count: number, draw: Draw): T[] => [
  ...new Map(
    Array.from({ length: Math.min(count, all.length) }, () => pick(all, draw)).map((each) => [
      each.uid,
      each,
    ]),
  ).values(),
];

const moveText = 'select is_moved from payments.move_withdrawal($1, $2, $3, $4, $5)';

export function createMoney({ pool, buckets, clock, draw }: MonthPlay) {
  const queues = createMoneyQueues(pool, buckets, ['fully_kyc']);
  let last = 0;
  let vouchers = 0;
  /** Paid out, and may still come back. */
  const paid: Payout[] = [];
  /** Waits for a person. */
  let waiting: Payout[] = [];

  /** As a player begins one; what the gateway says then settles it. */
  async function beginDeposit(player: MonthPlayer, pesos: number) {
    const way = pick(ways.in, draw);
    const amount = BigInt(pesos * 100 + draw(100));
    last += 1;
    // One that was begun before promotions gave cashback brings its own.
    const cashback = draw(12) === 0 ? amount / 20n : null;
    const { rows } = await pool.query<{ id: bigint }>(
      `with added as (
         insert into payments.deposit (bucket, uid, request_key, channel_id, amount, fee, has_cashback, cashback, gateway,
             brand, created_at, changed_at, expires_at)
           values (platform.bucket_of($1), $1, $2, $3, $4, $5, $6::bigint is not null, $6, $7, $8, platform.clock(),
             platform.clock(), platform.clock() + interval '1 hour') returning uid, id
       )
       select a.id, payments.write_step(a.uid, a.id, 'deposit', null, 'pending', 'player') from added a`,
      [player.uid, `d${last}`, way.id, amount, way.fee, cashback, way.gateway, player.brand],
    );
    const id = rows[0]?.id ?? 0n;
    return { uid: player.uid, id, way, amount: amount + BigInt(way.fee) };
  }

  async function payIn(players: readonly MonthPlayer[], count: number): Promise<void> {
    const begun = [];
    for (const player of someOf(players, count, draw)) {
      begun.push(await beginDeposit(player, 1000 + draw(30_000)));
    }
    await clock.goTo(clock.now() + minuteMs);
    await Promise.all(
      begun.map(async ({ uid, id, way, amount }) => {
        const outcome = await queues.settlements.submit({
          uid,
          depositId: id,
          gateway: way.gateway,
          reference: `D${id}`,
          paymentId: `p${id}`,
          amount: centavos(amount),
          currency: 'PHP',
          paidAt: new Date(clock.now()),
        });
        if (outcome !== 'CREDITED') throw new Error(`A deposit was answered ${outcome}`);
      }),
    );
  }

  /** Staff give something for the trouble, or take back what a fault gave. */
  async function adjust({ uid }: MonthPlayer): Promise<void> {
    const amount = draw(3) === 0 ? -100 - draw(400) : 500 + draw(20_000);
    const { rows } = await pool.query<{ outcome: string }>(
      'select payments.adjust($1, $2, $3, $4) as outcome',
      [uid, amount, draw(2) === 0 ? 'goodwill' : 'game', 'staff:1'],
    );
    const outcome = rows[0]?.outcome;
    if (outcome !== 'DONE' && outcome !== 'INSUFFICIENT_FUNDS')
      throw new Error(`A correction was answered ${outcome}`);
  }

  /** A code from a shop, and money that staff give to the player it was meant for. */
  async function payInOtherwise(players: readonly MonthPlayer[]): Promise<void> {
    await pool.query(
      `select payments.exchange_voucher($1, sha256(('voucher ' || $2::integer)::bytea), $3, array['fully_kyc'])`,
      [pick(players, draw).uid, vouchers, `v${vouchers}`],
    );
    vouchers += 1;
    const { gateway } = pick(ways.in, draw);
    const payment = `stray${vouchers}`;
    await pool.query(`select payments.note_stray($1, $2, 'nobody', $3, 'PHP', platform.clock())`, [
      gateway,
      payment,
      10_000 + draw(50_000),
    ]);
    await clock.goTo(clock.now() + minuteMs);
    await pool.query(`select payments.match_receipt($1, $2, $3, 'month')`, [
      gateway,
      payment,
      pick(players, draw).uid,
    ]);
    await adjust(pick(players, draw));
  }

  async function move(payout: Payout, from: string, to: string): Promise<void> {
    const { rows } = await pool.query<{ isMoved: boolean }>(moveText, [
      ...[payout.uid, payout.id, from, to, 'month'],
    ]);
    if (!rows[0]?.isMoved) throw new Error(`A withdrawal did not move from ${from} to ${to}`);
  }

  async function reserve(players: readonly MonthPlayer[], count: number): Promise<Payout[]> {
    const wanted = someOf(players, count, draw).map((player) => {
      const at = draw(ways.out.length);
      last += 1;
      return {
        uid: player.uid,
        requestKey: `w${last}`,
        accountId: player.uid * 10n + BigInt(at + 1),
        amount: centavos(BigInt(10_000 + draw(200_000))),
        fee: centavos(BigInt(ways.out[at]?.fee ?? 0)),
      };
    });
    const answers = await Promise.all(
      wanted.map(async (each) => ({ uid: each.uid, reserved: await queues.reserves.submit(each) })),
    );
    return answers.flatMap(({ uid, reserved }) =>
      typeof reserved === 'object' && reserved.outcome === 'RESERVED'
        ? [{ uid, id: reserved.id }]
        : [],
    );
  }

  /** What waited for a person is approved, or refused. */
  async function review(): Promise<void> {
    for (const payout of waiting) {
      const isRefused = draw(5) === 0;
      await move(payout, 'under_review', isRefused ? 'canceled' : 'paying');
      if (isRefused) continue;
      await move(payout, 'paying', 'completed');
      paid.push(payout);
    }
    waiting = [];
  }

  /** Some are paid at once, others wait for a person, and some of what was paid comes back days later. */
  async function payOut(players: readonly MonthPlayer[], count: number): Promise<void> {
    await review();
    for (const payout of await reserve(players, count)) {
      if (draw(3) === 0) {
        await move(payout, 'pending', 'under_review');
        waiting.push(payout);
        continue;
      }
      await move(payout, 'pending', 'paying');
      await move(payout, 'paying', draw(12) === 0 ? 'canceled' : 'completed');
    }
    await clock.goTo(clock.now() + minuteMs);
    const [back] = paid.splice(0, draw(3) === 0 ? 1 : 0);
    if (back) await move(back, 'completed', 'canceled');
  }

  return {
    payIn,
    payInOtherwise,
    payOut,
    async close() {
      await queues.settlements.close();
      await queues.reserves.close();
    },
  };
}

/** Test accounts have money of their own kind from the beginning. */
export async function fundTesters(
  pool: pg.Pool,
  post: (uid: bigint) => Promise<unknown>,
  testers: readonly MonthPlayer[],
  clock: MonthClock,
): Promise<void> {
  for (const { uid } of testers) {
    await pool.query('select ledger.open_test_wallet($1)', [uid]);
    await post(uid);
  }
  await clock.goTo(clock.now() + minuteMs);
}
