import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { nextPhone } from '../../../testing/next-phone.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { playRound } from '../../../testing/promotions/play-round.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ database: shareDatabase(server.database) });
  // Levels that are reached by the way would bring gifts of their own.
  await server.database.pool.query(
    `update promotions.promotion set state = 'paused', version = version + 1 where kind <> 'referral'`,
  );
});
afterAll(async () => {
  expect(await server.ledger.check()).toEqual([]);
  expect(await server.promotions.check()).toEqual([]);
  await second.stop();
  await server.stop();
});

/** Of the demo operator, in centavos: what a friend brings, and what they must deposit and stake. */
const bonus = 10_000n;
const deposited = 50_000n;
const staked = 100_000n;

async function newReferrer() {
  const player = await createPayingPlayer(server);
  const { code } = await player.client.call(calls.readInvite, {});
  return {
    ...player,
    code,
    invite: () => player.client.call(calls.readInvite, {}),
    friends: async () => (await player.client.call(calls.listFriends, {})).d,
  };
}

const newFriend = async (code: string, { tester = false } = {}): Promise<bigint> => {
  const phone = nextPhone();
  const uid = await server.identity.ensurePlayer({
    countryCode: '63',
    phone,
    username: `friend${phone}`,
    nickname: null,
    tester,
    referrerId: code,
    channelId: '1',
  });
  await setKycStatus(server, uid, 'fully_kyc');
  return uid;
};

/** Notes what friends did today, as the readers of the logs do. */
async function did(uids: readonly bigint[], what = { deposited, staked }): Promise<void> {
  const { owner } = server.database;
  await owner.query(
    `insert into promotions.deposited (bucket, uid, day, deposits, amount, largest)
     select platform.bucket_of(uid), uid, platform.manila_day(platform.clock()), 1, $2, $2 from unnest($1::bigint[]) uid`,
    [uids, what.deposited],
  );
  await owner.query(
    `insert into promotions.played (bucket, uid, day, game_code, venue, game_type, rounds, staked)
     select platform.bucket_of(uid), uid, platform.manila_day(platform.clock()), 'plinko', 'studio', 3, 1, $2
     from unnest($1::bigint[]) uid`,
    [uids, what.staked],
  );
}

const look = (at: TestServer = server) => at.runTask('promotions_give_referrals');
/** Changes a promotion; both servers know it at once. */
async function change(id: number, what: string): Promise<void> {
  await server.database.pool.query(
    `update promotions.promotion set ${what}, version = version + 1 where id = $1`,
    [id],
  );
  for (const each of [server, second]) await each.promotions.addMissing([]);
}

describe('an invitation', () => {
  test('has a number of its own that stays, and brings whoever registers by it into the list, masked [A-048 A-172 A-188 A-367]', async () => {
    const ana = await newReferrer();
    const profile = await ana.client.call(calls.getProfile, {});
    expect(profile.referral_code).toBe(ana.code);
    expect(ana.code).toMatch(/^[1-9]\d{9}$/);
    expect(ana.code).not.toContain(String(ana.uid));
    expect([profile.parent_uid, profile.parent_name]).toEqual(['', '']);
    const cameBy = { 're-id': ana.code, 'ch-id': '2' };
    const ben = createApiPlayer(server.url, undefined, 'en_US', cameBy);
    await ben.login();
    const own = await ben.client.call(calls.getProfile, {});
    expect(own.parent_uid).toBe(String(ana.uid));
    expect(own.parent_name).toMatch(/^p\*\*\*\d$/);
    expect(await ana.friends()).toEqual([
      {
        id: expect.any(String),
        name: expect.stringMatching(/^u\*\*\*[0-9a-f]$/),
        joined_at: expect.any(Number),
        state: 'waiting',
        amount: null,
      },
    ]);
    // Whoever is registered already cannot be invited again.
    const eve = await newReferrer();
    const again = createApiPlayer(server.url, ben.phone, 'en_US', { 're-id': eve.code });
    await again.login();
    expect(await eve.friends()).toEqual([]);
    expect(await ana.invite()).toMatchObject({ friends: 1, rewarded: 0, earned: '0.00' });
  });

  test('says before anybody comes what a friend brings, and needs a login [A-048]', async () => {
    const { client } = await newReferrer();
    expect((await client.call(calls.readInvite, {})).offer).toEqual({
      amount: '100.00',
      deposited: '500.00',
      staked: '1000.00',
      is_verified: true,
      within_days: 30,
      to_play: '100.00',
      most: '5000.00',
      terms: expect.stringContaining('One person counts once'),
    });
    const visitor = createApiPlayer(server.url);
    expect(await refusalOf(visitor.client.call(calls.readInvite, {}))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(visitor.client.call(calls.listFriends, {}))).toBe('UNAUTHENTICATED');
  });

  test('of a number that is nobody’s, or of no number, registers the player and nothing else', async () => {
    const codes = ['9999999999', '0', '-1', '1e9', "1' or true --", 'x'.repeat(300), '12345678901'];
    for (const code of codes) {
      const player = createApiPlayer(server.url, undefined, 'en_US', { 're-id': code });
      await player.login();
      const { parent_uid } = await player.client.call(calls.getProfile, {});
      expect(parent_uid, code).toBe('');
    }
  });

  test('is drawn once, also when many ask for it at once', async () => {
    const player = await createPayingPlayer(server);
    const drawn = await Promise.all(
      Array.from({ length: 50 }, async () => (await player.client.call(calls.readInvite, {})).code),
    );
    expect(new Set(drawn).size).toBe(1);
  });

  test('has as many friends as came, read page by page', async () => {
    const ana = await newReferrer();
    for (let n = 0; n < 5; n += 1) await newFriend(ana.code);
    const first = await ana.client.call(calls.listFriends, { page_size: 3 });
    expect(first.d).toHaveLength(3);
    const rest = await ana.client.call(calls.listFriends, {
      page_size: 3,
      last_id: first.last_id ?? '',
    });
    expect(rest.d).toHaveLength(2);
    expect(rest.last_id).toBeNull();
    expect(new Set([...first.d, ...rest.d].map(({ id }) => id)).size).toBe(5);
  });
});

describe('the bonus for a friend', () => {
  test('is credited when the last part of the goal is met, by rounds, payments or the identity check, on two servers', async () => {
    const ana = await newReferrer();
    const friends = await Promise.all(Array.from({ length: 3 }, () => createPayingPlayer(server)));
    await server.database.owner.query(
      `insert into identity.referral (uid, referrer_uid) select uid, $2 from unnest($1::bigint[]) uid`,
      [friends.map(({ uid }) => uid), ana.uid],
    );
    const [, , last] = friends;
    const pay = async (friend: (typeof friends)[number]) => {
      const { id } = await friend.start();
      server.gateway.pay(`D${id}`);
      await server.gateway.tell(server.url, { kind: 'payment', reference: `D${id}` });
    };
    // Deposit and round are in two logs, which two servers read at the same moment.
    for (const friend of friends) {
      await pay(friend);
      await playRound(server, friend.uid, { stake: Number(staked), at: new Date() });
    }
    await setKycStatus(server, last?.uid ?? 0n, 'unset');
    await Promise.all([server.settle(), second.settle()]);
    expect(await ana.balance()).toBe(2n * bonus);
    const { client } = ana;
    expect((await ana.friends()).map(({ state, amount }) => [state, amount])).toEqual([
      ['waiting', null],
      ['earned', '100.00'],
      ['earned', '100.00'],
    ]);
    await server.kyc.verifyDemoPerson(last?.uid ?? 0n, {
      first_name: 'Rosa',
      middle_name: '',
      last_name: 'Reyes',
      birthday: '1990-05-05',
      gender: 'female',
      id_number: 'CRN-0111-7654321-1',
    });
    await server.settle();
    expect(await ana.balance()).toBe(3n * bonus);
    expect(await ana.invite()).toMatchObject({ friends: 3, rewarded: 3, earned: '300.00' });
    const { bonuses } = await client.call(calls.listOwnBonuses, {});
    expect(bonuses).toHaveLength(3);
    expect(bonuses[0]).toMatchObject({ cash_type: 4010, amount: '100.00', to_play: '100.00' });
    const { gifts } = await client.call(calls.listGifts, {});
    expect(gifts[0]).toMatchObject({ cash_type: 4010, amount: '100.00' });
  });

  test('is given once by fifty at once on two servers, within the budget', async () => {
    const ana = await newReferrer();
    const promotion = await makePromotion(server, {
      kind: 'referral',
      cashType: 4010,
      place: -1,
      budget: 30_000n,
      rules: { amount: 10_000, deposited: 1, staked: 0, is_verified: false, within_days: 7 },
    });
    const offered = async (at: TestServer) => {
      const reader = createApiPlayer(at.url);
      reader.use(ana.token());
      return (await reader.client.call(calls.readInvite, {})).offer?.deposited;
    };
    await second.promotions.addMissing([]);
    expect(await offered(second)).toBe('0.01');
    const friends: bigint[] = [];
    for (let n = 0; n < 5; n += 1) friends.push(await newFriend(ana.code));
    await did(friends);
    const looks = Array.from({ length: 25 }, () => [look(server), look(second)]);
    await Promise.all(looks.flat());
    expect(await ana.balance()).toBe(30_000n);
    await change(promotion, 'budget = 40000');
    await Promise.all([look(server), look(second)]);
    expect(await ana.balance()).toBe(40_000n);
    await change(promotion, `state = 'ended'`);
    expect(await offered(second)).toBe('500.00');
    // Who has brought a bonus by one promotion brings none by another.
    await look();
    expect(await ana.balance()).toBe(50_000n);
    const { rows } = await server.database.pool.query<{ count: bigint }>(
      `select count(*) from promotions.reward r where r.uid = $1 group by r.period having count(*) > 1`,
      [ana.uid],
    );
    expect(rows).toEqual([]);
  });

  test('of two promotions whose times overlap holds up nobody who gives on another server', async () => {
    const rules = { amount: 100, deposited: 1, staked: 0, is_verified: false, within_days: 7 };
    const kind = { kind: 'referral', cashType: 4010, rules };
    const endsAt = new Date(Date.now() - 3_600_000).toISOString();
    const early = await makePromotion(server, { ...kind, place: -2, endsAt });
    const late = await makePromotion(server, { ...kind, place: -1 });
    const ana = await newReferrer();
    const ben = await newReferrer();
    const eve = await newReferrer();
    const ofAna = await newFriend(ana.code);
    const ofBen = await newFriend(ben.code);
    await server.database.owner.query(
      `update identity.referral set referred_at = referred_at - interval '2 hours' where uid = $1`,
      [ofAna],
    );
    await did([ofAna, ofBen]);
    await change(70, `state = 'paused'`);
    const holder = await server.database.owner.connect();
    await holder.query('begin');
    await holder.query('select ledger.lock_wallet($1)', [ben.uid]);
    const looking = look();
    const waiting = async () => {
      const { rowCount } = await server.database.owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount;
    };
    await expect.poll(waiting).toBe(1);
    // Whoever waits for a wallet holds the costs of no promotion.
    for (const promotion of [early, late]) {
      const grants = [{ uid: eve.uid, period: 'once', amount: 100n }];
      const options = {
        isCredited: true,
        by: 'system',
        earnedAt: new Date(Date.now() - 7_200_000),
      };
      const [given] = await second.promotions.grant(grants, { promotion, ...options });
      expect(given?.outcome).toBe('GRANTED');
    }
    await holder.query('commit');
    holder.release();
    await looking;
    expect([await ana.balance(), await ben.balance(), await eve.balance()]).toEqual([
      100n,
      100n,
      200n,
    ]);
    await change(70, `state = 'published'`);
    for (const promotion of [early, late]) await change(promotion, `state = 'ended'`);
  });

  test('is not given for the player themselves, for a second account of anybody, for test money or for the blocked', async () => {
    const ana = await newReferrer();
    let devices = 0;
    const share = (uids: readonly bigint[]) => {
      devices += 1;
      const device = Buffer.alloc(32, devices);
      return server.database.owner.query(
        `insert into identity.device (uid, device_hash) select uid, $2 from unnest($1::bigint[]) uid`,
        [uids, device],
      );
    };
    const ownSecond = await newFriend(ana.code);
    await share([ana.uid, ownSecond]);
    const first = await newFriend(ana.code);
    const again = await newFriend(ana.code);
    await share([first, again]);
    const stranger = (await createPayingPlayer(server)).uid;
    const known = await newFriend(ana.code);
    await share([stranger, known]);
    const test = await newFriend(ana.code, { tester: true });
    const blocked = await newFriend(ana.code);
    await setKycStatus(server, blocked, 'block');
    await did([ownSecond, first, again, known, test, blocked]);
    await look();
    expect(await ana.balance()).toBe(bonus);
    const { rows } = await server.database.pool.query<{ period: string }>(
      'select period from promotions.reward where uid = $1',
      [ana.uid],
    );
    expect(rows).toEqual([{ period: `friend:${first}` }]);
  });

  test('waits while the player is blocked, who sees nothing of it either', async () => {
    const ana = await newReferrer();
    const friend = await newFriend(ana.code);
    await setKycStatus(server, ana.uid, 'block');
    await did([friend]);
    await look();
    expect(await ana.balance()).toBe(0n);
    expect((await ana.invite()).offer).toBeNull();
    await setKycStatus(server, ana.uid, 'fully_kyc');
    await look();
    await look();
    expect(await ana.balance()).toBe(bonus);
  });

  test('needs the whole goal, in time, and a promotion that is not paused', async () => {
    const ana = await newReferrer();
    const short = await newFriend(ana.code);
    const late = await newFriend(ana.code);
    const paused = await newFriend(ana.code);
    await did([short], { deposited, staked: staked - 1n });
    await server.database.owner.query(
      `update identity.referral set referred_at = referred_at - interval '31 days' where uid = $1`,
      [late],
    );
    await did([late]);
    await look();
    expect(await ana.balance()).toBe(0n);
    expect((await ana.friends()).map(({ state }) => state)).toEqual(['waiting', 'over', 'waiting']);
    await change(70, `state = 'paused'`);
    expect((await ana.invite()).offer).toBeNull();
    await did([paused]);
    await look();
    expect(await ana.balance()).toBe(0n);
    await change(70, `state = 'published'`);
    expect((await ana.invite()).offer?.amount).toBe('100.00');
    await look();
    expect(await ana.balance()).toBe(bonus);
    // It owes what friends who came in its time bring after its end.
    const friend = await newFriend(ana.code);
    await change(70, `ends_at = platform.clock()`);
    expect((await ana.invite()).offer).toBeNull();
    await did([friend]);
    await look();
    expect(await ana.balance()).toBe(2n * bonus);
    await change(70, 'ends_at = null');
  });
});
