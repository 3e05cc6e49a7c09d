import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { nextPhone } from '../../../testing/next-phone.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  await server.stop();
});

async function newPlayer() {
  const player = await createPayingPlayer(server);
  const { call } = player.client;
  return {
    ...player,
    /** What is offered on the pages of invitations, rebates and the ranking. */
    async pages() {
      return {
        invite: (await call(calls.readInvite, {})).offer !== null,
        cq9: await call(calls.readCq9, { pid: collected }).then(
          () => true,
          () => false,
        ),
        tpg: (await call(calls.readTpg, {})).rebate !== null,
        ranking: (await call(calls.readRanking, {})).contest !== null,
      };
    },
  };
}

/** The rebate of the demo operator that players collect. */
const collected = 6;

async function narrow(audience: object): Promise<void> {
  await server.database.pool.query(
    `update promotions.promotion set audience = $1, version = version + 1
     where kind in ('referral', 'rebate', 'ranking')`,
    [audience],
  );
  await server.promotions.addMissing([]);
}

const all = { invite: true, cq9: true, tpg: true, ranking: true };
const none = { invite: false, cq9: false, tpg: false, ranking: false };

test('whoever a promotion is not for sees nothing of it', async () => {
  const ana = await newPlayer();
  const ben = await newPlayer();
  const cora = await newPlayer();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const offered = { promotion: collected, isCredited: false, by: 'system', expiresAt };
  const grants = [{ uid: cora.uid, period: '2020-01-01', amount: 500n }];
  const [granted] = await server.promotions.grant(grants, offered);
  expect(granted?.outcome).toBe('GRANTED');
  for (const player of [ana, ben, cora]) expect(await player.pages()).toEqual(all);
  await narrow({ uids: [String(ana.uid)] });
  expect(await ana.pages()).toEqual(all);
  expect(await ben.pages()).toEqual(none);
  expect(await refusalOf(ben.client.call(calls.readCq9, { pid: collected }))).toBe('NOT_FOUND');
  // What waits can be collected by whom it is no longer for.
  expect(await cora.pages()).toEqual({ ...none, cq9: true });
  expect(await cora.client.call(calls.readCq9, { pid: collected })).toMatchObject({
    bonus: '5.00',
  });
  await narrow({});
  expect(await ben.pages()).toEqual(all);
});

test('a friend counts for the first promotion of their time that is for whoever invited them', async () => {
  const ana = await newPlayer();
  const ben = await newPlayer();
  const rules = { amount: 300, deposited: 1, staked: 0, is_verified: false, within_days: 7 };
  const kind = { kind: 'referral', cashType: 4010, rules } as const;
  const ofBen = { uids: [String(ben.uid)] };
  await makePromotion(server, { ...kind, place: -2, audience: ofBen });
  await makePromotion(server, { ...kind, place: -1, rules: { ...rules, amount: 200 } });
  const offers: string[] = [];
  for (const { client } of [ana, ben]) {
    const { code, offer } = await client.call(calls.readInvite, {});
    offers.push(offer?.amount ?? '');
    const phone = nextPhone();
    const friend = await server.identity.ensurePlayer({
      countryCode: '63',
      phone,
      username: `friend${phone}`,
      nickname: null,
      tester: false,
      referrerId: code,
      channelId: '1',
    });
    await setKycStatus(server, friend, 'fully_kyc');
    await server.database.owner.query(
      `insert into promotions.deposited (bucket, uid, day, deposits, amount, largest)
       values (platform.bucket_of($1), $1, platform.manila_day(platform.clock()), 1, 1, 1)`,
      [friend],
    );
  }
  expect(offers).toEqual(['2.00', '3.00']);
  await server.runTask('promotions_give_referrals');
  expect([await ana.balance(), await ben.balance()]).toEqual([200n, 300n]);
  const { d } = await ana.client.call(calls.listFriends, {});
  expect(d.map(({ state, amount }) => [state, amount])).toEqual([['earned', '2.00']]);
});
