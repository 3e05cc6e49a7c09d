import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { type RunningHosts, startHosts } from '@perya/sandbox/hosts/start-hosts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseHosts } from '../../../providers/partners/choose-hosts.ts';
import { ageSessions } from '../../../testing/age-session.ts';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const key = { id: 'sandbox', secret: 'a-secret-of-the-hosts-in-this-suite' };

let hosts: RunningHosts;
let server: TestServer;
beforeAll(async () => {
  hosts = await startHosts({ key });
  const partners = { ewallet: null, maya: null, lazada: null };
  server = await startTestServer({
    hosts: chooseHosts({ partners }, { url: hosts.urlOf, key }),
  });
});
afterAll(async () => {
  await server.stop();
  await hosts.stop();
});

/** Comes through the second wallet's app. */
function come(phone: string) {
  const token = hosts.issue({ channel: 'maya', purpose: 'app', phone: `+63${phone}`, fault: null });
  return createApiPlayer(server.url).client.call(calls.loginFromSecondMini, { session_id: token });
}

async function isOpen(token: string): Promise<boolean> {
  const player = createApiPlayer(server.url);
  player.use(token);
  return player.client.call(calls.getProfile, {}).then(
    () => true,
    () => false,
  );
}

/** A player whom the app has let in, and who is logged in on the website as well. */
async function linkedPlayer() {
  const player = createApiPlayer(server.url);
  const entered = await come(player.phone);
  await player.login();
  const { uid } = entered.player;
  return { ...player, uid, entered: entered.token };
}

test('whose token it was is said with the session, masked', async () => {
  const { phone } = createApiPlayer(server.url);
  const { player, token } = await come(phone);
  expect(player.phone).toBe(`+63 ${phone.slice(0, 3)} **** ${phone.slice(-3)}`);
  const own = createApiPlayer(server.url);
  own.use(token);
  expect((await own.client.call(calls.getProfile, {})).uid).toBe(player.uid);
});

test('a player removes an app with a fresh proof: others are logged out, it lets nobody in, and the player alone allows it again', async () => {
  const { client, phone, uid, entered, prove } = await linkedPlayer();
  const linked = { channel: 'maya', is_linked: true, since: expect.any(Number) };
  expect((await client.call(calls.listPartnerLinks, {})).rows).toEqual([linked]);
  await ageSessions(server, uid, 60);
  const unlink = () => client.call(calls.unlinkPartner, { channel: 'maya' });
  const allow = () => client.call(calls.allowPartner, { channel: 'maya' });
  expect(await refusalOf(unlink())).toBe('PROOF_REQUIRED');
  await prove();
  expect((await unlink()).rows).toEqual([{ ...linked, is_linked: false }]);
  expect(await isOpen(entered)).toBe(false);
  expect(await refusalOf(unlink())).toBe('NOTHING_TO_CHANGE');
  expect(await refusalOf(come(phone))).toBe('PARTNER_UNLINKED');
  await ageSessions(server, uid, 60);
  expect(await refusalOf(allow())).toBe('PROOF_REQUIRED');
  await prove();
  expect((await allow()).rows).toEqual([]);
  expect(await isOpen((await come(phone)).token)).toBe(true);
  expect((await client.call(calls.listPartnerLinks, {})).rows).toEqual([linked]);
  const audit = await readAudit(server, uid);
  expect(audit.filter(({ action }) => action.startsWith('partners.'))).toMatchObject([
    { action: 'partners.linked' },
    { action: 'partners.unlinked', before: { channel: 'maya' } },
    { action: 'partners.allowed', after: { channel: 'maya' } },
    { action: 'partners.linked' },
  ]);
});

test('no session of the app outlives its removal, however many come at that moment', async () => {
  const { client, phone, prove } = await linkedPlayer();
  await prove();
  const entries = Array.from({ length: 20 }, () => come(phone));
  await client.call(calls.unlinkPartner, { channel: 'maya' });
  const answers = await Promise.allSettled(entries);
  const tokens = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value.token] : []));
  expect(await Promise.all(tokens.map(isOpen))).not.toContain(true);
});

test('staff remove an app for a player, with a reason in the audit, and cannot allow it again', async () => {
  const { uid, phone, entered, token } = await linkedPlayer();
  const support = await createApiStaff(server, 'support');
  const wanted = { uid, channel: 'maya', reason: 'The phone was stolen' } as const;
  const cashier = await createApiStaff(server, 'cashier');
  expect(await refusalOf(cashier.client.call(staffCalls.unlinkPlayerPartner, wanted))).toBe(
    'FORBIDDEN',
  );
  expect((await cashier.client.call(staffCalls.listPlayerPartners, { uid })).rows).toHaveLength(1);
  const { rows } = await support.client.call(staffCalls.unlinkPlayerPartner, wanted);
  expect(rows).toMatchObject([{ channel: 'maya', is_linked: false }]);
  expect(await isOpen(entered)).toBe(false);
  expect(await isOpen(token() ?? '')).toBe(false);
  expect(await refusalOf(come(phone))).toBe('PARTNER_UNLINKED');
  const entry = await server.database.owner.query(
    `select actor_kind, reason, before from audit.entry
      where action = 'partners.unlinked' and subject = $1`,
    [uid],
  );
  expect(entry.rows).toEqual([
    {
      actorKind: 'staff',
      reason: 'The phone was stolen',
      before: { channel: 'maya', partner_persons: [expect.stringMatching(/^maya-/)] },
    },
  ]);
});
