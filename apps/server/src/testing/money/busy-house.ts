import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { expect, vi } from 'vitest';
import { bySystem } from '../../modules/audit/index.ts';
import { createDraw, createRandomPlayer } from '../games/play-at-random.ts';
import { makePromotion } from '../promotions/make-promotion.ts';
import type { TestServer } from '../test-server.ts';
import { createVouchers } from './create-vouchers.ts';
import { createPayingPlayer } from './paying-player.ts';
import { createWithdrawer, followNow, payAtOnce, type Withdrawer } from './withdrawer.ts';

/** Where players of the test come from, and what they play. */
export const origins = [
  { game: 'plinko', brand: 'perya', partner: null },
  { game: 'roulette', brand: 'sinag', partner: 'maya' },
  { game: 'perya-lines', brand: 'perya', partner: 'lazada' },
  { game: 'baccarat', brand: 'tala', partner: null },
] as const;
const roundsOfEach = 40;

export async function playGames(server: TestServer): Promise<void> {
  const draw = createDraw(7);
  for (const origin of origins) {
    const player = await createRandomPlayer(server, draw, origin);
    for (let round = 0; round < roundsOfEach; round += 1) await player.play();
    await player.prize(100 + draw(10_000));
    await player.winTooMuch(1000, 900_000_000);
    const correct = await player.playSettled();
    await correct();
  }
  // Most of what was held back is paid, wins and prizes: the figures have late ones of both.
  const held = await server.games.heldWins.list(100);
  for (const [place, { id }] of held.entries()) {
    const decision = place % 3 === 1 ? 'refused' : 'released';
    await server.games.heldWins.decide(bySystem('test'), { id, decision, reason: 'looked at' });
  }
}

/** By a channel that takes a fee, a voucher, and a payment that staff gave to the player. */
async function payIn(server: TestServer): Promise<void> {
  const { owner } = server.database;
  const payer = await createPayingPlayer(server);
  const charge = (fee: number) =>
    owner.query('update payments.channel set fee_fixed = $1 where id = 1001', [fee]);
  for (const [amount, fee] of [
    ['500', 0],
    ['1250', 1400],
    ['777', 0],
  ] as const) {
    await charge(fee);
    const { id } = await payer.start({ amount });
    server.gateway.pay(`D${id}`);
    await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
  }
  await owner.query(
    `insert into payments.receipt (gateway, payment_id, reference, amount, currency, paid_at, state)
     values ('sandbox', 'P1', 'nobody', 34567, 'PHP', now(), 'stray')`,
  );
  await owner.query(`select payments.match_receipt('sandbox', 'P1', $1, 'test')`, [payer.uid]);
  const [code = ''] = await createVouchers(server, { count: 1 });
  await payer.client.call(
    calls.exchangeVoucher,
    { exchangeCode: code },
    { idempotencyKey: randomUUID() },
  );
}

/** As `until` of a withdrawer, which only a test itself may call. */
const waitUntil = (withdrawer: Withdrawer, id: string, status: string) =>
  vi.waitFor(async () => expect((await withdrawer.read(id)).status).toBe(status), {
    timeout: 10_000,
    interval: 15,
  });

/** Without a fee, with one, and one that the bank sends back. */
async function payOut(server: TestServer): Promise<void> {
  await payAtOnce(server);
  const withdrawer = await createWithdrawer(server, { pesos: 2000 });
  const { id } = await withdrawer.withdraw('300');
  await waitUntil(withdrawer, id, 'completed');
  const client = await createWithdrawer(server, { pesos: 2000, channel: 'BPI' });
  for (const [amount, isReturned] of [
    ['700', false],
    ['500', true],
  ] as const) {
    const paid = await client.withdraw(amount);
    await waitUntil(client, paid.id, 'completed');
    if (!isReturned) continue;
    server.gateway.endPayout(`W${paid.id}`, 'returned', 'account closed');
    await followNow(server);
    await followNow(server);
    await waitUntil(client, paid.id, 'canceled');
  }
}

export async function moveMoney(server: TestServer): Promise<void> {
  await payIn(server);
  await payOut(server);
}

export async function giveBonuses(server: TestServer): Promise<void> {
  const promotion = await makePromotion(server, { wageringTimes: 3 });
  const player = await createPayingPlayer(server);
  const grant = async (amount: bigint) => {
    const [granted] = await server.promotions.grant(
      [{ uid: player.uid, period: randomUUID(), amount }],
      {
        promotion,
        isCredited: true,
        by: 'system',
      },
    );
    return granted?.id ?? 0n;
  };
  await grant(12_345n);
  const voided = await grant(2000n);
  const client = await server.database.pool.connect();
  try {
    await server.promotions.void(client, player.uid, voided, 'staff:1');
  } finally {
    client.release();
  }
}

/** Somebody who was a test account once, and plays on with what is left of that money. */
export async function playWithTestMoney(server: TestServer): Promise<void> {
  const player = await createRandomPlayer(server, createDraw(11), {
    game: 'plinko',
    brand: 'perya',
    partner: null,
    hasTestMoney: true,
  });
  await player.play();
}
