import { calls } from '@perya/contract/calls';
import type { HostUser } from '@perya/contract/partners/host-wire';
import type { PartnerChannel } from '@perya/contract/partners/partner-channels';
import { type RunningHosts, startHosts } from '@perya/sandbox/hosts/start-hosts';
import type { TokenWish } from '@perya/sandbox/hosts/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseHosts } from '../../../providers/partners/choose-hosts.ts';
import type { PartnerHost } from '../../../providers/partners/host.ts';
import { httpHost } from '../../../providers/partners/http-host.ts';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import { setKycStatus } from '../../../testing/kyc/set-kyc-status.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const key = { id: 'sandbox', secret: 'a-secret-of-the-hosts-in-this-suite' };
const none = { ewallet: null, maya: null, lazada: null };

let hosts: RunningHosts;
let server: TestServer;
beforeAll(async () => {
  hosts = await startHosts({ key, lateMs: 400 });
  server = await startTestServer({
    hosts: chooseHosts({ partners: none }, { url: hosts.urlOf, key }),
  });
});
afterAll(async () => {
  await server.stop();
  await hosts.stop();
});

const phoneOf = () => createApiPlayer(server.url).phone;

function issue(channel: PartnerChannel, wish: Partial<TokenWish> = {}): string {
  return hosts.issue({
    channel,
    purpose: 'app',
    phone: `+63${phoneOf()}`,
    fault: null,
    ...wish,
  });
}

/** Comes with a token by the call of its partner. */
function come(channel: PartnerChannel, token: string, url = server.url) {
  const { client } = createApiPlayer(url);
  if (channel === 'ewallet') return client.call(calls.loginFromWalletApp, { token });
  if (channel === 'maya') return client.call(calls.loginFromSecondMini, { session_id: token });
  return client.call(calls.loginFromShoppingApp, { code: token });
}

async function profileOf(token: string) {
  const player = createApiPlayer(server.url);
  player.use(token);
  return player.client.call(calls.getProfile, {});
}

const channels = ['ewallet', 'maya', 'lazada'] as const;

describe('a token of a partner', () => {
  test.each(channels)(
    'opens a session of the player of the verified phone: %s [A-003 M-102 M-377 M-389 M-390 M-391 M-505]',
    async (channel) => {
      const phone = phoneOf();
      const first = await come(channel, issue(channel, { phone: `+63${phone}` }));
      expect(first.token).toMatch(/^[\w-]{43}$/);
      const profile = await profileOf(first.token);
      expect(profile.phone).toBe(phone);
      const again = await come(channel, issue(channel, { phone: `+63${phone}` }));
      expect((await profileOf(again.token)).uid).toBe(profile.uid);
      const actions = (await readAudit(server, profile.uid)).map(({ action }) => action);
      expect(actions).toEqual([
        'identity.registered',
        'partners.linked',
        'identity.logged-in',
        'identity.logged-in',
      ]);
      const { rows } = await server.database.pool.query(
        `select distinct opened_by, proved_by from identity.session where uid = $1`,
        [profile.uid],
      );
      expect(rows).toEqual([{ openedBy: 'partner', provedBy: null }]);
    },
  );

  test('is sent as the documents say: JSON with a code, answered with a token [M-377]', async () => {
    const answer = await fetch(`${server.url}/finance/lazadaminiapp/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ code: issue('lazada') }),
    });
    expect(await answer.json()).toMatchObject({
      status: true,
      data: { token: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  test('leads to the account that the phone has already, whichever partner sends it', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    const { uid } = await player.client.call(calls.getProfile, {});
    const partnersOf = async () => {
      const { rows } = await server.database.pool.query(
        'select identity.partners_of($1) as names',
        [uid],
      );
      return rows[0]?.names;
    };
    expect(await partnersOf()).toEqual([]);
    for (const channel of channels) {
      const { token } = await come(channel, issue(channel, { phone: `+63${player.phone}` }));
      expect((await profileOf(token)).uid).toBe(uid);
    }
    expect(await partnersOf()).toEqual(['ewallet', 'lazada', 'maya']);
    // A link that the release before has made is told by the job.
    const { owner } = server.database;
    await owner.query('alter table identity.sent_by disable trigger never_removed');
    await owner.query('delete from identity.sent_by where uid = $1', [uid]);
    await owner.query('alter table identity.sent_by enable trigger never_removed');
    await owner.query('update partners.link set is_told = false where uid = $1', [uid]);
    await server.runTask('partners_tell_links');
    expect(await partnersOf()).toEqual(['ewallet', 'lazada', 'maya']);
  });

  test('keeps to the link when the player has another phone by now', async () => {
    const phone = phoneOf();
    const { token } = await come('maya', issue('maya', { phone: `+63${phone}` }));
    const { uid } = await profileOf(token);
    await server.database.owner.query(`update identity.player set phone = $2 where uid = $1`, [
      uid,
      phoneOf(),
    ]);
    const later = await come('maya', issue('maya', { phone: `+63${phone}` }));
    expect((await profileOf(later.token)).uid).toBe(uid);
  });

  test('that fifty come with at once opens one session, and none afterwards', async () => {
    const phone = phoneOf();
    const token = issue('ewallet', { phone: `+63${phone}` });
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => come('ewallet', token)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await server.database.pool.query(
      `select count(*)::int as sessions from identity.session s
         join identity.player p using (uid) where p.phone = $1`,
      [phone],
    );
    expect(rows).toEqual([{ sessions: 1 }]);
    expect(await refusalOf(come('ewallet', token))).toBe('PARTNER_TOKEN_EXPIRED');
  });

  test('fifty tokens of one new person at once make one player and one link', async () => {
    const phone = phoneOf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => come('maya', issue('maya', { phone: `+63${phone}` }))),
    );
    const uids = await Promise.all(answers.map(async ({ token }) => (await profileOf(token)).uid));
    expect(new Set(uids).size).toBe(1);
    const { rows } = await server.database.pool.query(
      'select count(*)::int as links from partners.link where uid = $1',
      [uids[0]],
    );
    expect(rows).toEqual([{ links: 1 }]);
  });

  test.each([
    ['altered', 'PARTNER_TOKEN_INVALID'],
    ['other', 'PARTNER_TOKEN_INVALID'],
    ['expired', 'PARTNER_TOKEN_EXPIRED'],
    ['unverified', 'PARTNER_PHONE_UNVERIFIED'],
    ['down', 'PARTNER_UNREACHABLE'],
  ] as const)('that is %s is refused and makes nobody', async (fault, code) => {
    for (const channel of channels) {
      const phone = phoneOf();
      const token = issue(channel, { phone: `+63${phone}`, fault });
      expect(await refusalOf(come(channel, token)), channel).toBe(code);
      const { rowCount } = await server.database.pool.query(
        'select from identity.player where phone = $1',
        [phone],
      );
      expect(rowCount).toBe(0);
    }
  });

  test('is refused for another purpose than it was issued for, made up, empty or endless', async () => {
    expect(await refusalOf(come('lazada', issue('lazada', { purpose: 'game' })))).toBe(
      'PARTNER_TOKEN_INVALID',
    );
    const { client } = createApiPlayer(server.url);
    const code = issue('lazada', { purpose: 'browser' });
    const asGame = client.call(calls.loginFromShoppingApp, { code, purpose: 'game' });
    expect(await refusalOf(asGame)).toBe('PARTNER_TOKEN_INVALID');
    expect(await refusalOf(come('maya', 'made.up'))).toBe('PARTNER_TOKEN_INVALID');
    expect(await refusalOf(come('maya', ''))).toBe('INVALID_INPUT');
    expect(await refusalOf(come('maya', 'x'.repeat(2001)))).toBe('INVALID_INPUT');
  });

  test('may be brought again if the host did not answer', async () => {
    const token = issue('ewallet', { fault: 'down' });
    expect(await refusalOf(come('ewallet', token))).toBe('PARTNER_UNREACHABLE');
    expect(await refusalOf(come('ewallet', token))).toBe('PARTNER_UNREACHABLE');
  });

  test('of a blocked player opens nothing', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    const { uid } = await player.client.call(calls.getProfile, {});
    await setKycStatus(server, BigInt(uid), 'block');
    const token = issue('lazada', { phone: `+63${player.phone}` });
    expect(await refusalOf(come('lazada', token))).toBe('ACCOUNT_BLOCKED');
    const { rows } = await server.database.pool.query(
      `select from identity.session where uid = $1 and opened_by = 'partner'`,
      [uid],
    );
    expect(rows).toHaveLength(0);
  });

  test('asks a player with an authenticator app for its code', async () => {
    const player = createApiPlayer(server.url);
    await player.login();
    await player.prove();
    const { secret } = await player.client.call(calls.beginTotp, {});
    await player.client.call(calls.confirmTotp, { code: firstAppCode(secret) });
    const answer = await come('ewallet', issue('ewallet', { phone: `+63${player.phone}` }));
    expect(answer.token).toBe('');
    const opened = await createApiPlayer(server.url).client.call(calls.loginBySecondFactor, {
      challenge: answer.challenge ?? '',
      code: appCode(secret),
    });
    expect(opened.token).not.toBe('');
  });

  test('is kept as a digest, and forgotten when its age alone refuses it', async () => {
    const token = issue('maya');
    await come('maya', token);
    const { rows } = await server.database.owner.query<{ kept: string }>(
      `select encode(token_hash, 'escape') as kept from partners.taken_token`,
    );
    expect(rows.some(({ kept }) => kept.includes(token))).toBe(false);
    await server.database.owner.query(
      `update partners.taken_token set taken_at = now() - interval '25 hours'`,
    );
    await server.runTask('partners_forget_old');
    const left = await server.database.pool.query('select from partners.taken_token');
    expect(left.rowCount).toBe(0);
  });
});

describe('a host that is wrong', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const lying = (told: Partial<HostUser>): PartnerHost => ({
    exchange: async (_token, purpose) => ({
      subject: 'somebody',
      phone: '+639170000001',
      phone_verified: true,
      purpose,
      issued_at: now(),
      ...told,
    }),
  });

  test('cannot let in by an old token or one of the future, and is not waited for', async () => {
    const other = await startTestServer({
      hosts: new Map([
        ['ewallet', lying({ issued_at: now() - 121 })],
        ['maya', lying({ issued_at: now() + 120 })],
        [
          'lazada',
          httpHost({ channel: 'lazada', url: () => hosts.urlOf('lazada'), key, timeoutMs: 100 }),
        ],
      ]),
    });
    const judged = await Promise.all(
      channels.map((channel) =>
        refusalOf(come(channel, issue(channel, { fault: 'late' }), other.url)),
      ),
    );
    await other.stop();
    expect(judged).toEqual([
      'PARTNER_TOKEN_EXPIRED',
      'PARTNER_TOKEN_INVALID',
      'PARTNER_UNREACHABLE',
    ]);
  });
});
