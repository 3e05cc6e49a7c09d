import { calls } from '@perya/contract/calls';
import type { Language } from '@perya/contract/text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ageSessions } from '../../../testing/age-session.ts';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer(language?: Language) {
  const player = createApiPlayer(server.url, undefined, language);
  await player.login();
  await player.prove();
  const { uid } = await player.client.call(calls.getProfile, {});
  const { phone: next } = createApiPlayer(server.url);
  return {
    ...player,
    uid,
    next,
    age: () => ageSessions(server, uid, 6),
    async change(phone = next) {
      const code = await player.receiveCode('phone', { phone });
      return player.client.call(calls.updatePhone, { phone, ...code });
    },
  };
}

describe('the phone number', () => {
  test('changes with a code to the new one; the player logs in with it, and with the old one no longer', async () => {
    const player = await newPlayer();
    await player.change();
    expect((await player.client.call(calls.getProfile, {})).phone).toBe(player.next);
    const onNew = createApiPlayer(server.url, player.next);
    await onNew.login();
    expect((await onNew.client.call(calls.getProfile, {})).uid).toBe(player.uid);
    await server.database.pool.query('delete from identity.otp');
    const onOld = createApiPlayer(server.url, player.phone);
    await onOld.login();
    expect((await onOld.client.call(calls.getProfile, {})).uid).not.toBe(player.uid);
  });

  test('asks for a fresh proof by the old number, which a password is not', async () => {
    const player = await newPlayer();
    const password = 'Sampaguita77x';
    await player.client.call(calls.updatePassword, { new_password: password });
    await player.age();
    await player.proveBy({ kind: 'password', password });
    const code = await player.receiveCode('phone', { phone: player.next });
    const change = () => player.client.call(calls.updatePhone, { phone: player.next, ...code });
    expect(await refusalOf(change())).toBe('PROOF_REQUIRED');
    const proof = await player.receiveCode('proof');
    await player.proveBy({ kind: 'code', ...proof });
    await change();
  });

  test('or by the authenticator app of a player who has lost it', async () => {
    const player = await newPlayer();
    const { secret } = await player.client.call(calls.beginTotp, {});
    await player.client.call(calls.confirmTotp, { code: firstAppCode(secret) });
    await player.age();
    expect(await refusalOf(player.change())).toBe('PROOF_REQUIRED');
    await player.proveBy({ kind: 'totp', code: appCode(secret) });
    await server.database.pool.query('delete from identity.otp');
    await player.change();
  });

  test('ends every other session and makes withdrawals wait 24 hours', async () => {
    const player = await newPlayer();
    await server.database.pool.query('delete from identity.otp');
    const other = createApiPlayer(server.url, player.phone);
    await other.login();
    expect(await server.identity.withdrawalsWaitUntil(BigInt(player.uid))).toBeNull();
    const { withdrawals_wait_until: until } = await player.change();
    expect(until - Date.now() / 1000).toBeGreaterThan(24 * 3600 - 60);
    expect(until - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600);
    expect(await refusalOf(other.client.call(calls.getProfile, {}))).toBe('UNAUTHENTICATED');
    const profile = await player.client.call(calls.getProfile, {});
    expect(profile.withdrawals_wait_until).toBe(until);
    const wait = await server.identity.withdrawalsWaitUntil(BigInt(player.uid));
    expect(Math.floor((wait?.getTime() ?? 0) / 1000)).toBe(until);
    await server.database.pool.query(
      `update identity.player set withdrawals_wait_until = now() - interval '1 second' where uid = $1`,
      [player.uid],
    );
    expect(await server.identity.withdrawalsWaitUntil(BigInt(player.uid))).toBeNull();
  });

  test('is refused where it is another’s, is one’s own, or the code is of another number', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    await server.database.pool.query('delete from identity.otp');
    expect(await refusalOf(ana.change(ben.phone))).toBe('PHONE_TAKEN');
    expect(await refusalOf(ana.change(ana.phone))).toBe('NOTHING_TO_CHANGE');
    const code = await ana.receiveCode('phone', { phone: ana.next });
    const mixed = ana.client.call(calls.updatePhone, { phone: ben.next, ...code });
    expect(await refusalOf(mixed)).toBe('CODE_WRONG');
    expect((await ana.client.call(calls.getProfile, {})).phone).toBe(ana.phone);
  });

  test.each(['', '8171234567', '91712345678', '+639171234567'])(
    '%j is told as an error [A-314]',
    async (phone) => {
      const player = await newPlayer();
      const wrong = player.client.call(calls.updatePhone, {
        phone,
        otp_id: 'A'.repeat(22),
        code: '123456',
      });
      await expect(wrong).rejects.toThrow('Phone number Error');
    },
  );

  test('changes once, however often the same code is sent at once', async () => {
    const player = await newPlayer();
    const code = await player.receiveCode('phone', { phone: player.next });
    const change = () => player.client.call(calls.updatePhone, { phone: player.next, ...code });
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () =>
        change().then(
          () => 'done',
          () => 'refused',
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  });

  test.each([
    ['en_US', (masked: string) => `is now ${masked}`],
    ['tl_PH', (masked: string) => `ay ${masked} na`],
  ] as const)(
    'is told to the old number and the new one in %s, and recorded',
    async (language, said) => {
      const player = await newPlayer(language);
      await player.change();
      await server.settle();
      for (const phone of [player.phone, player.next]) {
        const [notice] = (await readInbox(server.url, phone)).filter(({ code }) => code === null);
        const masked = `+63 ${player.next.slice(0, 3)} **** ${player.next.slice(-3)}`;
        expect(notice?.text, phone).toContain(said(masked));
      }
      expect((await readAudit(server, player.uid)).at(-1)).toMatchObject({
        action: 'identity.phone-changed',
        before: { phone: `+63${player.phone}` },
        after: { phone: `+63${player.next}` },
      });
    },
  );
});
