import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { appCode, firstAppCode } from '../../../testing/authenticator-app.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid };
}

const browser = () => createApiPlayer(server.url);
const take = (code: string) => browser().client.call(calls.loginByHandover, { code });

test('opens one more session of the same player, which shows nothing of its own [M-329 M-492]', async () => {
  const { client, uid, token } = await newPlayer();
  const { code } = await client.call(calls.makeHandover, {});
  const elsewhere = browser();
  const session = await elsewhere.client.call(calls.loginByHandover, { code });
  expect(session.token).not.toBe(token());
  elsewhere.use(session.token);
  expect((await elsewhere.client.call(calls.getProfile, {})).uid).toBe(uid);
  const { rows } = await server.database.pool.query(
    `select opened_by, proved_by from identity.session where uid = $1 and opened_by = 'handover'`,
    [uid],
  );
  expect(rows).toEqual([{ openedBy: 'handover', provedBy: null }]);
  const actions = (await readAudit(server, uid)).map(({ action }) => action);
  expect(actions.slice(-2)).toEqual(['identity.handover-made', 'identity.logged-in']);
});

test('fifty who come with one code at once get one session between them', async () => {
  const { client, uid } = await newPlayer();
  const { code } = await client.call(calls.makeHandover, {});
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => take(code)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { rows } = await server.database.pool.query(
    `select id from identity.session where uid = $1 and opened_by = 'handover'`,
    [uid],
  );
  expect(rows).toHaveLength(1);
});

test('is refused used, too late, made up, replaced by a newer one, or after the session that made it', async () => {
  const { client, uid } = await newPlayer();
  const used = (await client.call(calls.makeHandover, {})).code;
  await take(used);
  const late = (await client.call(calls.makeHandover, {})).code;
  await server.database.pool.query(
    `update identity.handover set expires_at = now() where uid = $1`,
    [uid],
  );
  const codes = [used, late, 'made-up', `${late}0`];
  const older = (await client.call(calls.makeHandover, {})).code;
  const newer = (await client.call(calls.makeHandover, {})).code;
  codes.push(older);
  await client.call(calls.logout, {});
  codes.push(newer);
  for (const code of codes) expect(await refusalOf(take(code)), code).toBe('CODE_WRONG');
});

test('only the hash of a code is kept, and a visitor gets none', async () => {
  const { client, uid } = await newPlayer();
  const { code } = await client.call(calls.makeHandover, {});
  const { rows } = await server.database.pool.query(
    "select code_hash, expires_at <= now() + interval '60 seconds' as is_short from identity.handover where uid = $1",
    [uid],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].isShort).toBe(true);
  expect(Buffer.from(rows[0].codeHash).toString('base64url')).not.toBe(code);
  expect(await refusalOf(browser().client.call(calls.makeHandover, {}))).toBe('UNAUTHENTICATED');
});

test('asks a player with an authenticator app for its code, as any new device does', async () => {
  const { client, prove } = await newPlayer();
  await prove();
  const { secret } = await client.call(calls.beginTotp, {});
  await client.call(calls.confirmTotp, { code: firstAppCode(secret) });
  const { code } = await client.call(calls.makeHandover, {});
  const answer = await take(code);
  expect(answer.token).toBe('');
  const { challenge = '' } = answer;
  const opened = await browser().client.call(calls.loginBySecondFactor, {
    challenge,
    code: appCode(secret),
  });
  expect(opened.token).not.toBe('');
});
