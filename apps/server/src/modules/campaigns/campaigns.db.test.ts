import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer({
    settings: { PERYA_ANALYTICS_ORIGINS: 'https://tag.example,https://*.stat.example' },
  });
  staff = await createApiStaff(server, 'content');
});
afterAll(() => server.stop());

const typed = { name: 'Fiesta', page: 'grabmb', gtag_id: 'G-AB12CD34', is_on: true } as const;
const add = (ad_id: string, given: Partial<Record<keyof typeof typed, unknown>> = {}) =>
  staff.client.call(staffCalls.addCampaign, {
    ...typed,
    ...(given as object),
    ad_id,
    reason: 'A new advertisement',
  });
const read = async (ad_id: string) =>
  (await staff.client.call(staffCalls.readCampaign, { ad_id })).campaign;
const visitor = createApiPlayer;

/** Registers as a visitor of an advertisement does. */
async function join(adId: string, clickId = 'c1'): Promise<bigint> {
  const player = visitor(server.url, undefined, 'en_US', { 'ad-id': adId, 'adc-id': clickId });
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  await server.settle();
  return BigInt(uid);
}

describe('an advertisement', () => {
  test('says to everybody by which tag it is measured, and only from the origin that the operator allows [M-146 M-388]', async () => {
    await add('fiesta');
    const { client } = visitor(server.url);
    expect(await client.call(calls.readAdvertisement, { ad_id: 'fiesta' })).toEqual({
      ad_id: 'fiesta',
      config: { gtag_id: 'G-AB12CD34' },
      script: 'https://tag.example/gtag/js?id=G-AB12CD34',
    });
    // Of one that nobody knows, of one without a tag and of one that is switched off there is nothing to load.
    await add('plain', { gtag_id: '' });
    await add('off', { is_on: false });
    for (const ad_id of ['nobody', 'plain', 'off']) {
      expect(await client.call(calls.readAdvertisement, { ad_id }), ad_id).toEqual({
        ad_id,
        config: { gtag_id: '' },
        script: '',
      });
    }
    for (const ad_id of ['', 'a b', '<script>', "x' or true --", 'x'.repeat(129)]) {
      const asked = client.call(calls.readAdvertisement, { ad_id });
      expect(await refusalOf(asked), ad_id).toBe('INVALID_INPUT');
    }
  });
});

describe('the figures of a campaign', () => {
  test('count visits, registrations, who deposited and what was staked, without test accounts', async () => {
    await add('count');
    const { client } = visitor(server.url);
    const visit = () => client.call(calls.readAdvertisement, { ad_id: 'count', page: 'grabmb' });
    await Promise.all(Array.from({ length: 50 }, visit));
    await client.call(calls.readAdvertisement, { ad_id: 'count' });
    const paying = await join('count');
    const other = await join('count');
    const tester = await join('count');
    const { owner } = server.database;
    await owner.query('update identity.player set tester = true where uid = $1', [tester]);
    await owner.query(
      `insert into promotions.deposited (bucket, uid, day, deposits, amount, largest)
       select platform.bucket_of(uid), uid, platform.manila_day(now()) - n, 1, 50000, 50000
       from unnest($1::bigint[]) uid, generate_series(0, 1) n`,
      [[paying, tester]],
    );
    await owner.query(
      `insert into promotions.played (bucket, uid, day, game_code, venue, game_type, rounds, staked)
       select platform.bucket_of($1), $1, platform.manila_day(now()), game, 'studio', 3, 1, 12345
       from unnest(array['a', 'b']) game`,
      [other],
    );
    expect(await read('count')).toMatchObject({
      visits: 50,
      registrations: 2,
      depositors: 1,
      deposited: '1000.00',
      staked: '246.90',
    });
    const { days } = await staff.client.call(staffCalls.readCampaign, { ad_id: 'count' });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ visits: 50, registrations: 2 });
    const { rows } = await staff.client.call(staffCalls.listCampaigns, { page: 'grabmb' });
    expect(rows.find(({ ad_id }) => ad_id === 'count')).toMatchObject({ registrations: 2 });
  });

  test('count a registration once, however often the log is read, and of an advertisement that became one later', async () => {
    await join('later', 'click-7');
    const { owner, pool } = server.database;
    await owner.query(`delete from platform.log_reader where name = 'campaigns.joined'`);
    await server.settle();
    await add('later');
    expect(await read('later')).toMatchObject({ registrations: 1, visits: 0 });
    const { rows } = await pool.query<{ clickId: string }>(
      `select click_id from campaigns.joined where ad_id = 'later'`,
    );
    expect(rows).toEqual([{ clickId: 'click-7' }]);
    // What is no id is kept nowhere.
    const before = await pool.query('select from campaigns.joined');
    await join("x' or true --");
    expect((await pool.query('select from campaigns.joined')).rowCount).toBe(before.rowCount);
  });

  test('of a network that asks without end are not counted without end', async () => {
    await add('flood');
    const { client } = visitor(server.url);
    const visits = Array.from({ length: 150 }, () =>
      client.call(calls.readAdvertisement, { ad_id: 'flood', page: 'grabmb' }).then(
        () => 'counted',
        ({ code }) => code,
      ),
    );
    const outcomes = await Promise.all(visits);
    expect(outcomes).toContain('TOO_MANY_REQUESTS');
    const counted = outcomes.filter((outcome) => outcome === 'counted').length;
    expect((await read('flood')).visits).toBe(counted);
  });

  test('hold for invitations too', async () => {
    const before = await staff.client.call(staffCalls.readInvitations, {});
    const ana = visitor(server.url);
    await ana.login();
    const { code } = await ana.client.call(calls.readInvite, {});
    for (const channel of ['1', '2', '2']) {
      const cameBy = { 're-id': code, 'ch-id': channel };
      await visitor(server.url, undefined, 'en_US', cameBy).login();
    }
    expect(await staff.client.call(staffCalls.readInvitations, {})).toEqual({
      ...before,
      friends: before.friends + 3,
      by_link: before.by_link + 1,
      by_qr: before.by_qr + 2,
      referrers: before.referrers + 1,
    });
  });
});

describe('the desk of campaigns', () => {
  test('takes an id once, of fifty at once one, and says who did it', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        add('once').then(
          () => 'added',
          ({ code }) => code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['added', 'CAMPAIGN_TAKEN']));
    const { rows } = await server.database.pool.query<{ action: string; reason: string }>(
      `select action, reason from audit.entry where subject_kind = 'campaign' and subject = 'once'`,
    );
    expect(rows).toEqual([{ action: 'campaigns.added', reason: 'A new advertisement' }]);
  });

  test('changes what is still as it was seen, and takes no tag that is none', async () => {
    const { version } = await add('change');
    const changed = {
      ...typed,
      ad_id: 'change',
      version,
      name: 'Fiesta 2',
      reason: 'A better name',
    };
    expect(await staff.client.call(staffCalls.changeCampaign, changed)).toMatchObject({
      name: 'Fiesta 2',
      version: version + 1,
    });
    expect(await refusalOf(staff.client.call(staffCalls.changeCampaign, changed))).toBe(
      'CHANGED_MEANWHILE',
    );
    for (const gtag_id of ['UA-1', '"><script>', 'G-lower']) {
      expect(await refusalOf(add('tagged', { gtag_id }))).toBe('CAMPAIGN_TAG');
    }
    expect(await refusalOf(read('tagged'))).toBe('NOT_FOUND');
    const unknown = { ...changed, ad_id: 'unknown' };
    expect(await refusalOf(staff.client.call(staffCalls.changeCampaign, unknown))).toBe(
      'NOT_FOUND',
    );
  });

  test('is read by whoever may, and changed by fewer', async () => {
    const auditor = await createApiStaff(server, 'auditor');
    await auditor.client.call(staffCalls.listCampaigns, {});
    const asked = auditor.client.call(staffCalls.addCampaign, {
      ...typed,
      ad_id: 'auditor',
      reason: 'I may not',
    });
    expect(await refusalOf(asked)).toBe('FORBIDDEN');
  });
});
