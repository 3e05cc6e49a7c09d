import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { createWithdrawer } from '../../../testing/money/withdrawer.ts';
import { addPlayer } from '../../../testing/provider.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.stop());

const shareDevice = (uids: readonly bigint[]) =>
  server.database.owner.query(
    `insert into identity.device (uid, device_hash) select unnest($1::bigint[]), '\\x0123'`,
    [uids],
  );

const invite = (uid: bigint, referrer: bigint) =>
  server.database.owner.query('insert into identity.referral (uid, referrer_uid) values ($1, $2)', [
    uid,
    referrer,
  ]);

describe('players who belong together', () => {
  test('are found by what they share, each once, those with most in common first', async () => {
    const support = await createApiStaff(server, 'support');
    const own = await addPlayer(server);
    const close = await addPlayer(server);
    const friend = await addPlayer(server);
    const stranger = await addPlayer(server);
    await shareDevice([own, close]);
    await invite(close, own);
    await invite(own, friend);
    const listed = await support.client.call(staffCalls.listLinkedPlayers, { uid: String(own) });
    expect(listed.rows.map(({ uid, by }) => [uid, by.toSorted()])).toEqual([
      [String(close), ['device', 'invited']],
      [String(friend), ['invited-by']],
    ]);
    expect(listed.has_more).toBe(false);
    const alone = await support.client.call(staffCalls.listLinkedPlayers, {
      uid: String(stranger),
    });
    expect(alone.rows).toEqual([]);
  });

  test('by a payout account, to whoever may see payments alone', async () => {
    const one = await createWithdrawer(server);
    const two = await createWithdrawer(server);
    await server.database.owner.query(
      `update payments.account set number_digest = (select number_digest from payments.account where uid = $1)
       where uid = $2`,
      [one.id, two.id],
    );
    const uid = String(one.id);
    const ask = async (role: 'cashier' | 'reviewer') =>
      (
        await (
          await createApiStaff(server, role)
        ).client.call(staffCalls.listLinkedPlayers, { uid })
      ).rows;
    expect(await ask('cashier')).toMatchObject([{ uid: String(two.id), by: ['account'] }]);
    expect(await ask('reviewer')).toEqual([]);
  });
});
