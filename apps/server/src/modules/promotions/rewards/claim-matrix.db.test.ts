import { randomUUID } from 'node:crypto';
import { calls } from '@perya/contract/calls';
import { ClientError } from '@perya/contract/client-errors';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createVouchers } from '../../../testing/money/create-vouchers.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { createTaskPlayer } from '../../../testing/promotions/task-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let vouchers: string[];
let house: number;
beforeAll(async () => {
  const wide = { points: 1e6, seconds: 10 };
  server = await startTestServer({ rateLimits: { mallOrder: wide, caller: wide } });
  vouchers = await createVouchers(server, { count: 2 * kycStatuses.length + 1 });
  house = await makePromotion(server);
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.points.check()).toEqual([]);
  await server.stop();
});

type Player = Awaited<ReturnType<typeof createTaskPlayer>>;
/** What the player is refused with; null if it went through. */
type Code = 'ACCOUNT_BLOCKED' | 'KYC_REQUIRED' | 'EXCLUDED' | 'TEST_ACCOUNT_REFUSED' | null;
type Table = (status: KycStatus, isExcluded: boolean) => Code;

// The documents' table and the decision beside it, written out once more: the product's is what is tested.
const welfare: readonly KycStatus[] = ['basic_account', 'basic_kyc', 'fully_kyc', 'test_account'];
const deposit: readonly KycStatus[] = [...welfare, 'under_review', 'rejected'];

/** Money and goods ask the gate `welfare`. */
const asksGate: Table = (status, isExcluded) => {
  if (status === 'block') return 'ACCOUNT_BLOCKED';
  if (!welfare.includes(status)) return 'KYC_REQUIRED';
  return isExcluded ? 'EXCLUDED' : null;
};
/** Filcoins of tasks and check-in lead newcomers to their identity check. */
const isShutOut: Table = (status, isExcluded) => {
  if (status === 'block') return 'ACCOUNT_BLOCKED';
  if (status === 'frozen') return 'KYC_REQUIRED';
  return isExcluded ? 'EXCLUDED' : null;
};
/** A voucher was bought, so it is a deposit. */
const asksDeposit: Table = (status, isExcluded) => {
  if (status === 'block') return 'ACCOUNT_BLOCKED';
  if (!deposit.includes(status)) return 'KYC_REQUIRED';
  if (status === 'test_account') return 'TEST_ACCOUNT_REFUSED';
  return isExcluded ? 'EXCLUDED' : null;
};

const key = () => ({ idempotencyKey: randomUUID() });
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Offers the player something out of a promotion, and answers its number. */
async function offer(promotion: number, { uid }: Player): Promise<string> {
  const [granted] = await server.promotions.grant([{ uid, period: today(), amount: 1000n }], {
    promotion,
    isCredited: false,
    by: 'system',
  });
  expect(granted?.outcome).toBe('GRANTED');
  return String(granted?.id);
}

async function giveFilcoins({ uid }: Player): Promise<void> {
  const posted = await server.points.post({
    uid,
    scope: 'test',
    key: randomUUID(),
    amount: centavos(20_000),
    legs: [{ account: 'issued:gift', amount: centavos(-20_000) }],
  });
  expect(posted.ok).toBe(true);
}

interface Claim {
  table: Table;
  /** Makes sure that there is something to claim, and answers the claim. */
  prepare(player: Player): Promise<() => Promise<unknown>>;
}

/** Every call by which a player gets money, Filcoins or goods. */
const claims: Record<string, Claim> = {
  claimBonus: {
    table: asksGate,
    async prepare(player) {
      const id = await offer(house, player);
      return () => player.client.call(calls.claimBonus, { id }, key());
    },
  },
  claimBoxes: {
    table: asksGate,
    async prepare(player) {
      await offer(1, player);
      return () => player.client.call(calls.claimBoxes, { pid: 1 }, key());
    },
  },
  claimCq9: {
    table: asksGate,
    async prepare(player) {
      await offer(6, player);
      return () => player.client.call(calls.claimCq9, { pid: 6 }, key());
    },
  },
  submitOrder: {
    table: asksGate,
    async prepare(player) {
      await giveFilcoins(player);
      const order = {
        goods_id: 5,
        quantity: 1,
        deliver_method: 2,
        recipient_name: 'Maria Clara',
        phone_number: '9170000001',
        delivery_address: '12 Mabini St.',
        email: 'maria@example.com',
      };
      return () => player.client.call(calls.submitOrder, order, key());
    },
  },
  checkInAsNewbie: {
    table: isShutOut,
    prepare: async (player) => () => player.checkIn('newbie', 8),
  },
  checkInDaily: {
    table: isShutOut,
    async prepare(player) {
      await player.registeredBefore(24 * 30);
      return () => player.checkIn('daily', 107);
    },
  },
  claimNewbieTask: {
    table: isShutOut,
    async prepare(player) {
      await player.plays(3, 10);
      return () => player.claim('newbie', 3);
    },
  },
  claimDailyTask: { table: isShutOut, prepare: async (player) => () => player.claim('daily', 101) },
  exchangeVoucher: {
    table: asksDeposit,
    async prepare(player) {
      const exchangeCode = vouchers.pop() ?? '';
      return () => player.client.call(calls.exchangeVoucher, { exchangeCode }, key());
    },
  },
};

/** They move the player's own money, and give nothing. */
const otherMoneyCalls = ['addTestFunds', 'giveUpBonus', 'startDeposit', 'startWithdrawal'];

async function outcomeOf(asked: Promise<unknown>): Promise<{ code: string; words: string } | null> {
  try {
    await asked;
    return null;
  } catch (error) {
    if (error instanceof ClientError) return { code: error.code, words: error.message };
    throw error;
  }
}
const holdings = async ({ uid }: Player) =>
  [(await server.ledger.wallet(uid)).balance, (await server.points.wallet(uid)).balance] as const;
const exclude = ({ uid }: Player) =>
  server.database.owner.query(
    `insert into limits.player (bucket, uid, excluded_since, excluded_until)
     values (platform.bucket_of($1), $1, now(), now() + interval '1 day')`,
    [uid],
  );

describe('every claim', () => {
  test('stands in this matrix: a new call that moves money is put into it, or among those that give nothing', () => {
    const named = Object.entries(calls)
      .filter(([, call]) => call.access === 'player' && call.movesMoney)
      .map(([name]) => name);
    expect(named.toSorted()).toEqual([...Object.keys(claims), ...otherMoneyCalls].toSorted());
  });

  const cases = Object.keys(claims).flatMap((name) =>
    kycStatuses.flatMap((status) =>
      [false, true].map((isExcluded) => ({ name, status, isExcluded })),
    ),
  );

  test.each(cases)(
    '$name pays exactly whom the table lets have it: $status, excluded $isExcluded [A-016 A-225 A-240]',
    async ({ name, status, isExcluded }) => {
      const { table, prepare } = claims[name] as Claim;
      const player = await createTaskPlayer(server, 'basic_account');
      const claim = await prepare(player);
      await setKycStatus(server, player.uid, status);
      if (isExcluded) await exclude(player);
      const before = await holdings(player);
      const outcome = await outcomeOf(claim());
      expect(outcome?.code ?? null).toBe(table(status, isExcluded));
      if (outcome?.code === 'KYC_REQUIRED') {
        const ending = table === asksDeposit ? 'make a deposit!' : 'in welfare activities!';
        expect(outcome.words.slice(-ending.length)).toBe(ending);
      }
      const isUnchanged = String(await holdings(player)) === String(before);
      expect(isUnchanged).toBe(outcome !== null);
    },
  );

  test.each(['claimBonus', 'claimBoxes', 'claimCq9', 'submitOrder', 'exchangeVoucher'])(
    '%s is decided under the lock of the wallet: a status that changes while it waits counts [A-016 A-225]',
    async (name) => {
      const player = await createTaskPlayer(server, 'basic_account');
      const claim = await claims[name]?.prepare(player);
      const before = await holdings(player);
      const holder = await server.database.pool.connect();
      await holder.query('begin');
      await holder.query('select ledger.lock_wallet($1), points.lock_wallet($1)', [player.uid]);
      const asked = outcomeOf(claim?.() ?? Promise.resolve());
      await expect.poll(waitingForLock).toBe(1);
      await setKycStatus(server, player.uid, name === 'exchangeVoucher' ? 'frozen' : 'rejected');
      await holder.query('commit');
      holder.release();
      expect((await asked)?.code).toBe('KYC_REQUIRED');
      expect(await holdings(player)).toEqual(before);
    },
  );
});

async function waitingForLock(): Promise<number> {
  const { rows } = await server.database.owner.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

describe('what is credited by itself', () => {
  const credit = (promotion: number, { uid }: Player) =>
    server.promotions.grant([{ uid, period: 'level:1', amount: 1000n }], {
      promotion,
      isCredited: true,
      by: 'system',
    });

  const isShut = (status: KycStatus) => status === 'block' || status === 'frozen';
  const kept = kycStatuses.filter((status) => !isShut(status) && !welfare.includes(status));

  test.each(kycStatuses)(
    'as money to a player who is %s is paid, kept or not given as the gate says',
    async (status) => {
      const player = await createTaskPlayer(server, status);
      const [granted] = await credit(house, player);
      expect(granted?.outcome).toBe(isShut(status) ? 'SHUT_OUT' : 'GRANTED');
      expect((await holdings(player))[0]).toBe(welfare.includes(status) ? 1000n : 0n);
    },
  );

  test.each(kept)(
    'as money to a player who is %s waits thirty days as an offer, which is claimed once the gate lets them through [A-016 A-225]',
    async (status) => {
      const player = await createTaskPlayer(server, status);
      await credit(house, player);
      const { bonuses, now } = await player.client.call(calls.listOwnBonuses, {});
      expect(bonuses).toMatchObject([{ amount: '10.00', state: 'offered' }]);
      const { id = '', expires_at: expiresAt = 0 } = bonuses[0] ?? {};
      expect((expiresAt ?? 0) - now).toBeGreaterThan(29 * 86_400);
      const claim = () => player.client.call(calls.claimBonus, { id }, key());
      expect((await outcomeOf(claim()))?.code).toBe('KYC_REQUIRED');
      await setKycStatus(server, player.uid, 'basic_kyc');
      expect(await outcomeOf(claim())).toBeNull();
      expect((await holdings(player))[0]).toBe(1000n);
    },
  );

  test('as Filcoins waits for nobody', async () => {
    const filcoins = await makePromotion(server, { currency: 'FIL' });
    for (const status of ['unset', 'under_review', 'rejected'] as const) {
      const player = await createTaskPlayer(server, status);
      await credit(filcoins, player);
      expect((await holdings(player))[1], status).toBe(1000n);
    }
  });
});
