import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../../testing/api-player.ts';
import { createApiStaff } from '../../../../testing/api-staff.ts';
import { readAudit } from '../../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid: String(uid) };
}

test('a player downloads the forms on the own device alone, and that of an exclusion once there is one', async () => {
  const player = await newPlayer();
  const prepare = (form: 'standing' | 'player' | 'family') =>
    player.client.call(calls.prepareExclusionForm, { form });
  expect(await refusalOf(prepare('standing'))).toBe('NOT_FOUND');
  await player.client.call(calls.excludeSelf, { period: '6m' });
  for (const form of ['standing', 'player', 'family'] as const) {
    const { url } = await prepare(form);
    const answer = await fetch(`${server.url}${url}`, {
      headers: { cookie: player.deviceCookie() },
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`exclusion-${form}-${player.uid}`);
    expect((await answer.text()).startsWith('%PDF-')).toBe(true);
    expect((await fetch(`${server.url}${url}`)).status).toBe(404);
  }
});

test('staff who may change limits take one, and it is written down; others do not', async () => {
  const player = await newPlayer();
  const support = await createApiStaff(server, 'support');
  const cashier = await createApiStaff(server, 'cashier');
  const wanted = { uid: player.uid, form: 'family' } as const;
  expect(await refusalOf(cashier.client.call(staffCalls.takeExclusionForm, wanted))).toBe(
    'FORBIDDEN',
  );
  const { url } = await support.client.call(staffCalls.takeExclusionForm, wanted);
  expect(url).toMatch(/^\/backoffice\/private\//);
  expect((await readAudit(server, player.uid)).at(-1)).toMatchObject({
    action: 'limits.form-taken',
    actor: `staff:${support.id}`,
    after: { form: 'family' },
  });
});
