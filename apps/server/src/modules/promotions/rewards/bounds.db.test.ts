import { randomBytes, randomUUID } from 'node:crypto';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { Grant, GrantOptions } from './reward.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.points.check()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  await server.stop();
});

const newPlayer = () => addPlayer(server, 0, { tester: false });
const query = (text: string, values: unknown[]) => server.database.owner.query(text, values);

async function outcomes(
  promotion: number,
  uids: readonly bigint[],
  grant: Partial<Grant> = {},
  options: Partial<GrantOptions> = {},
) {
  const granted = await server.promotions.grant(
    uids.map((uid) => ({ uid, period: 'once', amount: 1000n, ...grant })),
    { promotion, isCredited: true, by: 'system', ...options },
  );
  return granted.map(({ outcome }) => outcome);
}

describe('who is meant', () => {
  test('is said by status, level, partner, time of registration and by name', async () => {
    const verified = await newPlayer();
    const fresh = await newPlayer();
    const old = await newPlayer();
    await setKycStatus(server, verified, 'fully_kyc');
    await query(`update identity.player set created_at = '2020-01-01' where uid = $1`, [old]);
    await query(
      'insert into vip.standing (bucket, uid, staked, level) values (platform.bucket_of($1), $1, 0, 7)',
      [old],
    );
    for (const partner of ['maya', 'lazada']) {
      await query('select identity.note_sent_by($1, $2)', [fresh, partner]);
    }
    await query(`select identity.note_sent_by($1, 'ewallet')`, [old]);
    const all = [verified, fresh, old];
    const meant = async (audience: unknown) => {
      const promotion = await makePromotion(server, { audience });
      const granted = await outcomes(promotion, all);
      expect(granted.filter((each) => each !== 'GRANTED' && each !== 'NOT_FOR_PLAYER')).toEqual([]);
      return all.filter((_uid, n) => granted[n] === 'GRANTED');
    };
    expect(await meant({ statuses: ['fully_kyc'] })).toEqual([verified]);
    expect(await meant({ registered_from: '2021-01-01T00:00:00Z' })).toEqual([verified, fresh]);
    expect(await meant({ registered_before: '2021-01-01T00:00:00Z' })).toEqual([old]);
    expect(await meant({ uids: [String(fresh)] })).toEqual([fresh]);
    expect(await meant({ level_from: 7 })).toEqual([old]);
    expect(await meant({ level_to: 6 })).toEqual([verified, fresh]);
    expect(await meant({ partners: ['ewallet', 'lazada'] })).toEqual([fresh, old]);
    expect(await meant({ partners: ['maya'] })).toEqual([fresh]);
    expect(await meant({ partners: ['ewallet'], level_from: 8 })).toEqual([]);
    expect(await meant({ level_from: 7, statuses: ['fully_kyc'] })).toEqual([]);
  });
});

describe('one person', () => {
  const ways: [string, (uid: bigint, mark: Buffer) => Promise<unknown>][] = [
    [
      'device',
      (uid, mark) =>
        query('insert into identity.device (uid, device_hash) values ($1, $2)', [uid, mark]),
    ],
    [
      'ID',
      // Without the submission that it belongs to.
      async (uid, mark) => {
        const client = await server.database.owner.connect();
        await client.query('set session_replication_role = replica');
        await client.query(
          `insert into kyc.digest (uid, version, kind, digest) values ($1, 1, 'id-number', $2)`,
          [uid, mark],
        );
        await client.query('reset session_replication_role');
        client.release();
      },
    ],
    [
      'payout account',
      (uid, mark) =>
        query(
          `insert into payments.account (bucket, uid, channel_id, number_sealed, number_digest, number_tail, names_digest)
           select platform.bucket_of($1), $1, c.id, '', $2, '0000', '' from payments.channel c where c.mode = 'withdraw' limit 1`,
          [uid, mark],
        ),
    ],
  ];
  test.each(ways)(
    'with two accounts on one %s has one reward, also at once',
    async (_way, share) => {
      const mark = randomBytes(32);
      const first = await newPlayer();
      const twin = await newPlayer();
      const stranger = await newPlayer();
      await share(first, mark);
      await share(twin, mark);
      await share(stranger, randomBytes(32));
      const promotion = await makePromotion(server, { isOnePerPerson: true });
      const tries = await Promise.all(
        [first, twin, stranger].map((uid) => outcomes(promotion, [uid])),
      );
      expect(tries.flat().slice(0, 2).toSorted()).toEqual(['GRANTED', 'SHARED']);
      expect(tries.flat()[2]).toBe('GRANTED');
      const each = await makePromotion(server);
      expect(await outcomes(each, [first, twin])).toEqual(['GRANTED', 'GRANTED']);
    },
  );

  test('has one of a group in a period, and what was turned down leaves room', async () => {
    const exclusiveGroup = randomUUID();
    const one = await makePromotion(server, { exclusiveGroup });
    const other = await makePromotion(server, { exclusiveGroup });
    const uid = await newPlayer();
    expect(await outcomes(one, [uid], { period: '2026-11-16' })).toEqual(['GRANTED']);
    expect(await outcomes(other, [uid], { period: '2026-11-16' })).toEqual(['GROUP_TAKEN']);
    expect(await outcomes(other, [uid], { period: '2026-11-17' })).toEqual(['GRANTED']);
    const { rows } = await server.database.pool.query<{ id: bigint }>(
      'select id from promotions.reward where uid = $1 and promotion_id = $2',
      [uid, one],
    );
    const client = await server.database.pool.connect();
    expect(await server.promotions.void(client, uid, rows[0]?.id ?? 0n, 'staff:1')).toBe('VOIDED');
    expect(await server.promotions.void(client, uid, rows[0]?.id ?? 0n, 'staff:1')).toBe('VOIDED');
    client.release();
    expect(await outcomes(other, [uid], { period: '2026-11-16' })).toEqual(['GRANTED']);
    expect((await server.ledger.wallet(uid)).balance).toBe(2000n);
  });
});

test('what staff take away comes back to the promotion, unless the player has it no more', async () => {
  const promotion = await makePromotion(server, { wageringTimes: 2 });
  const uid = await newPlayer();
  const give = async (period: string, isCredited: boolean) => {
    const [granted] = await server.promotions.grant([{ uid, period, amount: 1000n }], {
      promotion,
      isCredited,
      by: 'system',
    });
    return granted?.id ?? 0n;
  };
  const offered = await give('offered', false);
  const credited = await give('credited', true);
  const spent = await give('spent', true);
  const client = await server.database.pool.connect();
  const take = (id: bigint) => server.promotions.void(client, uid, id, 'staff:1');
  expect(await take(offered)).toBe('VOIDED');
  expect(await server.promotions.claim(uid, offered, 'player')).toBe('NOT_FOUND');
  expect(await take(credited)).toBe('VOIDED');
  expect(await server.ledger.requirements(uid)).toMatchObject([{ key: `B${spent}`, left: 2000n }]);
  await server.ledger.post({
    uid,
    scope: 'test',
    key: randomUUID(),
    amount: centavos(-1),
    turnover: centavos(1),
    legs: [{ account: 'house:games:test', amount: centavos(1) }],
  });
  expect(await take(spent)).toBe('SPENT');
  expect(await take(0n)).toBe('NOT_FOUND');
  client.release();
  expect((await server.ledger.wallet(uid)).balance).toBe(999n);
});

test('a reward of Filcoins goes to the ledger of Filcoins, free at once and within its budget', async () => {
  const promotion = await makePromotion(server, {
    currency: 'FIL',
    budget: 1500n,
    wageringTimes: 3,
  });
  const uid = await newPlayer();
  const late = await newPlayer();
  const tester = await addPlayer(server, 0);
  expect(await outcomes(promotion, [uid, late, tester])).toEqual(['GRANTED', 'BUDGET', 'GRANTED']);
  expect(await server.points.wallet(uid)).toMatchObject({ balance: 1000n, withdrawable: 1000n });
  expect(await server.points.wallet(tester)).toMatchObject({ balance: 1000n, isTest: true });
  expect((await server.ledger.wallet(uid)).balance).toBe(0n);
  const { rows } = await server.database.pool.query(
    'select account, amount from points.entry where uid = $1 and leg > 0',
    [uid],
  );
  expect(rows).toEqual([{ account: 'issued:gift', amount: -1000n }]);
});

test('rewards are counted by what came of them, and what is left of a budget is told', async () => {
  const promotion = await makePromotion(server, { budget: 2500n });
  await outcomes(promotion, [await newPlayer(), await newPlayer(), await newPlayer()]);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain(`perya_rewards_total{promotion="${promotion}",outcome="GRANTED"} 2`);
  expect(metrics).toContain(`perya_rewards_total{promotion="${promotion}",outcome="BUDGET"} 1`);
  expect(metrics).toContain(`perya_promotion_budget_left{promotion="${promotion}"} 500`);
});

test('books that differ are found: a reward without its posting, and a cost without its reward', async () => {
  const promotion = await makePromotion(server);
  const uid = await newPlayer();
  await outcomes(promotion, [uid]);
  await query(`update promotions.reward set amount = amount + 1 where uid = $1`, [uid]);
  expect((await server.promotions.check()).map(({ invariant }) => invariant)).toEqual([
    'a promotion costs its rewards',
    'a promotion costs its rewards',
    'a credited reward is what was posted',
  ]);
  await query(`update promotions.reward set amount = amount - 1 where uid = $1`, [uid]);
  await query(`update promotions.spent set rewards = rewards + 1 where promotion_id = $1`, [
    promotion,
  ]);
  expect(await server.promotions.check()).toHaveLength(2);
  await query(`update promotions.spent set rewards = rewards - 1 where promotion_id = $1`, [
    promotion,
  ]);
});
