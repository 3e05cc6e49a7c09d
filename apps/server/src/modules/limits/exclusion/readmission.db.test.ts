import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, readInbox, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let support: ApiStaff;
let risk: ApiStaff;
let other: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  support = await createApiStaff(server, 'support');
  risk = await createApiStaff(server, 'risk');
  other = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid: String(uid) };
}
const asked = { reason: 'player-asked', words: 'Wrote a letter' } as const;
const readmit = (uid: string) => support.client.call(staffCalls.askReadmission, { uid, ...asked });

/** Lets the months pass in which nothing ends it. */
const passMonths = (uid: string) =>
  server.database.owner.query(
    `update limits.player set excluded_firm_until = now() - interval '1 second' where uid = $1`,
    [uid],
  );

test('two people end a term after its first months, on request; nobody does before', async () => {
  const player = await newPlayer();
  const { exclusion, irrevocable_months } = await player.client.call(calls.excludeSelf, {
    period: '1y',
  });
  expect(irrevocable_months).toBe(6);
  expect(exclusion?.firm_until).toBeLessThan(exclusion?.until ?? 0);
  await expect(readmit(player.uid)).rejects.toMatchObject({
    code: 'EXCLUSION_FIRM',
    message: expect.stringMatching(/^Nothing ends this exclusion before \d{4}-\d\d-\d\d$/),
  });
  await passMonths(player.uid);
  const { id } = await readmit(player.uid);
  expect(await refusalOf(player.client.call(calls.excludeSelf, { period: '30d' }))).toBe(
    'EXCLUSION_STANDS',
  );
  await approveAs(risk, id);
  const limits = await player.client.call(calls.getLimits, {});
  expect(limits.exclusion).toBeNull();
  expect(limits.changes[0]).toMatchObject({ kind: 'exclusion', action: 'lifted', by: 'house' });
  await server.limits.admit({ uid: BigInt(player.uid) });
  await server.settle();
  const told = (await readInbox(server.url, player.phone)).map(({ text }) => text);
  expect(told.some((text) => text.includes('has ended, as you asked'))).toBe(true);
  const entries = await readAudit(server, player.uid);
  expect(entries.at(-1)).toMatchObject({ action: 'limits.readmitted', actor: `staff:${risk.id}` });
});

test('what was over before its term is no breach after it, and one for ever has no end', async () => {
  const player = await newPlayer();
  await player.client.call(calls.excludeSelf, { period: '5y' });
  await passMonths(player.uid);
  const { id } = await readmit(player.uid);
  await approveAs(risk, id);
  await player.client.call(calls.excludeSelf, { period: 'permanent' });
  const { rows } = await server.database.pool.query<{ isOver: boolean; isEndless: boolean }>(
    `select until <= platform.clock() as is_over, until = 'infinity' as is_endless
     from limits.exclusion where uid = $1 order by since`,
    [player.uid],
  );
  expect(rows).toEqual([
    { isOver: true, isEndless: false },
    { isOver: false, isEndless: true },
  ]);
});

test('an exclusion by the family names who asks, and how they are related', async () => {
  const player = await newPlayer();
  const ask = (more: object) =>
    support.client.call(staffCalls.askRestriction, {
      uid: player.uid,
      exclusion: '1y',
      exclusion_by: 'family',
      reason: 'family-asked',
      words: '',
      ...more,
    });
  await expect(ask({ applicant: 'Luz Mabini' })).rejects.toMatchObject({
    code: 'APPLICANT_NEEDED',
    details: { field: ['relation'] },
  });
  const { id } = await ask({ applicant: 'Luz Mabini', relation: 'mother' });
  const { says } = await risk.client.call(staffCalls.readRequest, { id });
  expect(says).toContain(
    'for 12 months from the approval on as the family asked (Luz Mabini, mother)',
  );
  await approveAs(risk, id);
  const { rows } = await server.database.pool.query(
    `select asked_by, period, applicant, relation from limits.change where uid = $1`,
    [player.uid],
  );
  expect(rows).toEqual([
    { askedBy: 'family', period: '1y', applicant: 'Luz Mabini', relation: 'mother' },
  ]);
  const entries = await readAudit(server, player.uid);
  expect(entries.find(({ action }) => action === 'limits.excluded')).toMatchObject({
    after: { applied_by: 'family' },
  });
});

test('a figure of the law is changed by two people, within its bounds, and holds for what comes after', async () => {
  const before = await newPlayer();
  const firm = (await before.client.call(calls.excludeSelf, { period: '5y' })).exclusion
    ?.firm_until;
  const ask = (value: number) =>
    risk.client.call(staffCalls.askProtectionPolicy, {
      name: 'irrevocable_months',
      value,
      reason: 'regulator',
      words: '',
    });
  expect(await refusalOf(ask(0))).toBe('POLICY_BOUNDS');
  expect(await refusalOf(ask(6))).toBe('LIMITS_UNCHANGED');
  const { id } = await ask(12);
  expect(await refusalOf(approveAs(risk, id))).toBe('REQUEST_OWN');
  await approveAs(other, id);
  const { figures } = await support.client.call(staffCalls.readProtectionPolicy, {});
  expect(figures.find(({ name }) => name === 'irrevocable_months')).toMatchObject({
    value: 12,
    made_by: `staff:${other.id}`,
  });
  const after = await newPlayer();
  const { exclusion } = await after.client.call(calls.excludeSelf, { period: '5y' });
  expect(exclusion?.firm_until).toBeGreaterThan((firm ?? 0) + 150 * 86_400);
  const still = await before.client.call(calls.getLimits, {});
  expect(still.exclusion?.firm_until).toBe(firm);
});
