import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { demoBranches } from '@perya/demo/branches';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ana: ApiStaff;
let player: ReturnType<typeof createApiPlayer>;
beforeAll(async () => {
  server = await startTestServer();
  ana = await createApiStaff(server, 'content');
  player = createApiPlayer(server.url);
  await player.login();
});
afterAll(() => server.stop());

const reason = 'The lease ends';
const list = () => ana.client.call(staffCalls.listBranches, {});
const branchOf = async (id: number) => {
  const branch = (await list()).find((each) => each.id === id);
  if (!branch) throw new Error(`There is no branch ${id}`);
  return branch;
};
const add = (address: string, place = 50) =>
  ana.client.call(staffCalls.saveBranch, { id: null, address, place, reason });
const turn = async (id: number, is_open: boolean) =>
  ana.client.call(staffCalls.switchBranch, {
    id,
    version: (await branchOf(id)).version,
    is_open,
    reason,
  });
const offered = async () =>
  (await player.client.call(calls.listShops, {})).map(({ value }) => value);
const actions = async (id: number) => {
  const { rows } = await server.database.owner.query<{ action: string }>(
    `select action from audit.entry
     where subject_kind = 'branch' and subject = $1 order by seq`,
    [String(id)],
  );
  return rows.map(({ action }) => action);
};

describe('staff', () => {
  test('add a branch that players can name at once, and change its address and place', async () => {
    const rows = await add('1 New Street, Tarlac City');
    const id = Math.max(...rows.map((row) => row.id));
    expect(id).toBe(Math.max(...demoBranches.map((branch) => branch.id)) + 1);
    expect((await offered()).at(-1)).toBe(id);
    const { version } = await branchOf(id);
    const wanted = { id, version, address: '2 New Street, Tarlac City', place: 1, reason };
    await ana.client.call(staffCalls.saveBranch, wanted);
    expect(await branchOf(id)).toMatchObject({ address: wanted.address, place: 1, is_open: true });
    expect((await offered()).indexOf(id)).toBeLessThan(2);
    expect(await refusalOf(ana.client.call(staffCalls.saveBranch, wanted))).toBe(
      'CHANGED_MEANWHILE',
    );
    expect(await actions(id)).toEqual(['kyc.branch-added', 'kyc.branch-changed']);
  });

  test('add none twice, however often they press', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 4 }, () => add('77 Twice Street, Vigan City')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(add('77 TWICE street, Vigan City'))).toBe('BRANCH_KNOWN');
  });

  test('retire one, which nobody is offered any more and records that name it keep', async () => {
    const [first, second] = demoBranches;
    if (!first || !second) throw new Error('The demo operator has branches');
    await turn(first.id, false);
    expect(await offered()).not.toContain(first.id);
    const record = await player.client.call(calls.getKyc, {});
    expect(record.nearest_branch).not.toBe(first.address);
    const { rows } = await server.database.owner.query<{ address: string }>(
      'select address from kyc.branch where id = $1',
      [first.id],
    );
    expect(rows).toEqual([{ address: first.address }]);
    expect(await refusalOf(turn(first.id, false))).toBe('STAFF_SO_ALREADY');
    await turn(first.id, true);
    expect(await offered()).toContain(first.id);
    expect(await actions(first.id)).toEqual(['kyc.branch-retired', 'kyc.branch-opened']);
  });

  test('open none again whose address another one has by now', async () => {
    const [, second] = demoBranches;
    if (!second) throw new Error('The demo operator has branches');
    await turn(second.id, false);
    const rows = await add(second.address);
    const id = Math.max(...rows.map((row) => row.id));
    expect(await refusalOf(turn(second.id, true))).toBe('BRANCH_KNOWN');
    await turn(id, false);
    await turn(second.id, true);
  });

  test('never retire the last one, not even two at once', async () => {
    const [first, second] = (await list()).filter(({ is_open }) => is_open);
    if (!first || !second) throw new Error('Several are open');
    await server.database.owner.query('update kyc.branch set is_open = id = any ($1::int[])', [
      [first.id, second.id],
    ]);
    const both = await Promise.allSettled([turn(first.id, false), turn(second.id, false)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await offered()).toHaveLength(1);
  });

  test('are refused without the permission, with markup and without a branch', async () => {
    const support = await createApiStaff(server, 'support');
    const asked = { id: null, address: '9 Somewhere, Naga City', place: 1, reason };
    expect(await refusalOf(support.client.call(staffCalls.saveBranch, asked))).toBe('FORBIDDEN');
    expect(await refusalOf(add('<b>9</b> Somewhere, Naga City'))).toBe('WORDS_MARKUP');
    const unknown = { ...asked, id: 9999, version: 1 };
    expect(await refusalOf(ana.client.call(staffCalls.saveBranch, unknown))).toBe('NOT_FOUND');
  });

  test('keep what they have changed when the demo operator is seeded again', async () => {
    const [, , third] = demoBranches;
    if (!third) throw new Error('The demo operator has branches');
    const { version } = await branchOf(third.id);
    const address = '5 Moved Road, Mandaluyong City';
    const wanted = { id: third.id, version, address, place: 3, reason };
    await ana.client.call(staffCalls.saveBranch, wanted);
    await server.kyc.addMissingBranches(demoBranches);
    expect(await branchOf(third.id)).toMatchObject({ address });
  });
});
