import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInbox, refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../../testing/api-staff.ts';
import { createKycPlayer } from '../../../../testing/kyc-player.ts';
import { readAudit } from '../../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let risk: ApiStaff;
let other: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  risk = await createApiStaff(server, 'risk');
  other = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

/** Two people put this list in the place of the one before. */
async function importList(csv: string) {
  const { draft } = await risk.client.call(staffCalls.draftWatchList, {
    name: 'NDRP',
    kind: 'restricted',
    csv,
  });
  const { id } = await risk.client.call(staffCalls.askWatchList, {
    draft: draft ?? '',
    reason: 'regulator',
    words: '',
  });
  await approveAs(other, id);
}

async function newPlayer(last_name: string, birthday = '1984-02-29') {
  const player = await createKycPlayer(server);
  await player.client.call(calls.updateKycBase, player.baseForm({ last_name, birthday }));
  return player;
}
const rescreen = () => server.runTask('kyc_rescreen');
const checksOf = async (uid: string) =>
  (await risk.client.call(staffCalls.listListChecks, { uid })).rows.map(({ moment, state }) => [
    moment,
    state,
  ]);
const foundOf = async (uid: string) =>
  (await risk.client.call(staffCalls.listListings, { uid })).rows[0];
async function takeBet(uid: string): Promise<string | null> {
  const { rows } = await server.database.pool.query<{ refusal: string | null }>(
    'select limits.take_bet($1, 100, platform.clock()) as refusal',
    [uid],
  );
  return rows[0]?.refusal ?? null;
}

test('an import holds everybody against the list, and who is named plays no more, from that moment on', async () => {
  const named = await newPlayer('Tandang');
  const free = await newPlayer('Masayahin');
  expect(await takeBet(named.uid)).toBeNull();
  await importList('name,birthday,note\nNarcisa Maria Dalisay Tandang,1984-02-29,case 1\n');
  await rescreen();
  expect(await foundOf(named.uid)).toMatchObject({ state: 'listed', list: 'NDRP', decided: null });
  expect(await takeBet(named.uid)).toBe('EXCLUDED');
  expect(await takeBet(free.uid)).toBeNull();
  await expect(server.limits.admit({ uid: BigInt(named.uid) })).rejects.toMatchObject({
    code: 'EXCLUDED',
  });
  expect(await checksOf(free.uid)).toEqual([
    ['import', 'clear'],
    ['registration', 'unknown'],
  ]);
  expect((await named.client.call(calls.getLimits, {})).is_listed).toBe(true);
  await server.settle();
  const told = (await readInbox(server.url, named.phone)).map(({ text }) => text);
  expect(told.some((text) => text.includes('the law names a person of your name'))).toBe(true);
  expect((await readAudit(server, named.uid)).at(-1)).toMatchObject({
    action: 'kyc.listed',
    after: { state: 'listed', list: 'NDRP' },
  });
  // Another run has nobody left to look at.
  await rescreen();
  expect(await checksOf(free.uid)).toHaveLength(2);
});

test('a deposit and a launch look at once, before the job has come so far, and keep that they did', async () => {
  const player = await newPlayer('Kidlat');
  await importList('name,birthday,note\nNarcisa Maria Dalisay Kidlat,1984-02-29,\n');
  for (const moment of ['deposit', 'launch'] as const) {
    await expect(
      server.kyc.admitUnlisted(moment, { uid: BigInt(player.uid) }),
    ).rejects.toMatchObject({ code: 'EXCLUDED' });
  }
  await player.login();
  expect(await checksOf(player.uid)).toEqual([
    ['login', 'listed'],
    ['launch', 'listed'],
    ['deposit', 'listed'],
    ['registration', 'unknown'],
  ]);
  const gone = 'update kyc.list_check set state = state';
  await expect(server.database.owner.query(gone)).rejects.toThrow('append-only');
});

test('a like name without that birthday is for two people to decide, and a namesake stays free at the next import', async () => {
  const player = await newPlayer('Bulaklak', '1990-05-05');
  const csv = 'name,birthday,note\nNarcisa Maria Dalisay Bulaklak,,\n';
  await importList(csv);
  await rescreen();
  expect(await foundOf(player.uid)).toMatchObject({ state: 'alike' });
  expect(await takeBet(player.uid)).toBeNull();
  const ask = (decision: 'same' | 'other') =>
    risk.client.call(staffCalls.askListing, {
      uid: player.uid,
      decision,
      reason: 'checked',
      words: '',
    });
  const { id: same } = await ask('same');
  expect(await refusalOf(approveAs(risk, same))).toBe('REQUEST_OWN');
  await approveAs(other, same);
  expect(await takeBet(player.uid)).toBe('EXCLUDED');
  const { id } = await ask('other');
  await approveAs(other, id);
  expect(await takeBet(player.uid)).toBeNull();
  expect(await refusalOf(ask('other'))).toBe('NOTHING_TO_CHANGE');
  await importList(csv);
  await rescreen();
  expect(await foundOf(player.uid)).toMatchObject({ state: 'clear', decided: 'other' });
  expect(await takeBet(player.uid)).toBeNull();
});

test('who gives another name is found by the first one too, and free when the lists name them no longer', async () => {
  await importList('name,birthday,note\nNarcisa Maria Dalisay Tagaytay,1984-02-29,\n');
  const player = await newPlayer('Tagaytay');
  await rescreen();
  expect(await takeBet(player.uid)).toBe('EXCLUDED');
  await player.client.call(
    calls.updateKycBase,
    player.baseForm({ last_name: 'Iba', birthday: '1984-02-29' }),
  );
  await rescreen();
  expect(await takeBet(player.uid)).toBe('EXCLUDED');
  await importList('name,birthday,note\nSomebody Else Entirely,1970-01-01,\n');
  await rescreen();
  expect(await foundOf(player.uid)).toMatchObject({ state: 'clear' });
  expect(await takeBet(player.uid)).toBeNull();
});
