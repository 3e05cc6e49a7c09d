import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, approveAs, createApiStaff } from '../../../testing/api-staff.ts';
import { createKycPlayer, typedFields } from '../../../testing/kyc-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let officer: ApiStaff;
let risk: ApiStaff;
let other: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  officer = await createApiStaff(server, 'aml');
  risk = await createApiStaff(server, 'risk');
  other = await createApiStaff(server, 'risk');
});
afterAll(() => server.stop());

const { first_name, middle_name, last_name, birthday } = typedFields;
const name = [first_name, middle_name, last_name].join(' ');

/** Puts a list in force, in the columns of OpenSanctions. */
async function importList(list: string, kind: 'sanctioned' | 'pep', rows: readonly string[]) {
  const csv = ['id,schema,name,aliases,birth_date,dataset', ...rows].join('\n');
  const { draft } = await risk.client.call(staffCalls.draftWatchList, { name: list, kind, csv });
  const why = { reason: 'regulator', words: '' } as const;
  const { id } = await risk.client.call(staffCalls.askWatchList, { draft: draft ?? '', ...why });
  await approveAs(other, id);
}

async function submitted() {
  const player = await createKycPlayer(server);
  await player.client.call(calls.updateKycBase, player.baseForm());
  return player;
}

async function screen(): Promise<void> {
  await server.settle();
  await server.runTask('aml_screen');
}

const caseOf = async (uid: string) => {
  const { rows } = await officer.client.call(staffCalls.listAmlCases, { uid });
  const [found] = rows;
  return found && officer.client.call(staffCalls.readAmlCase, { id: found.id });
};

test('everybody is held against a list when it changes, and a new person when they say who they are', async () => {
  const before = await submitted();
  await screen();
  expect(await caseOf(before.uid)).toBeUndefined();

  await importList('Sanctions', 'sanctioned', [`S-1,Person,${name},,${birthday},UN`]);
  await screen();
  const found = await caseOf(before.uid);
  expect(found).toMatchObject({
    grounds: ['listed'],
    findings: [{ ground: 'listed', words: expect.stringContaining('Sanctions') }],
  });
  // Name and birthday are those of somebody with whom nobody may deal.
  expect(found?.held_since).not.toBeNull();

  const after = await submitted();
  expect(await caseOf(after.uid)).toBeUndefined();
  await screen();
  expect(await caseOf(after.uid)).toMatchObject({ grounds: ['listed'] });
});

test('what is known is found once, a name of another list once more, and without a birthday nobody is held', async () => {
  const player = await submitted();
  await screen();
  await importList('Other names', 'pep', ['P-0,Person,Nobody Whatsoever Else,,,PEP']);
  await screen();
  expect((await caseOf(player.uid))?.findings).toHaveLength(1);
  await importList('PEP', 'pep', [`P-1,Person,${name},,,PEP`]);
  await screen();
  await screen();
  expect((await caseOf(player.uid))?.findings).toHaveLength(2);

  await importList('Sanctions', 'sanctioned', [
    'S-2,Person,Somebody Quite Different,,1950-01-01,UN',
  ]);
  const exposed = await submitted();
  await screen();
  const found = await caseOf(exposed.uid);
  expect(found).toMatchObject({ grounds: ['listed'], held_since: null });
  expect(found?.findings).toHaveLength(1);
});

test('a name that is only a little like it is nobody’s', async () => {
  const { rows } = await server.database.owner.query<{ before: string }>(
    'select count(*) as before from aml.finding',
  );
  await importList('Far names', 'sanctioned', [`S-3,Person,${first_name} Xyzzyva,,${birthday},UN`]);
  await screen();
  const after = await server.database.owner.query<{ before: string }>(
    'select count(*) as before from aml.finding',
  );
  expect(after.rows).toEqual(rows);
});

test('a list that is longer than a request comes in parts, and only to a draft of one’s own', async () => {
  const head = 'id,schema,name,aliases,birth_date,dataset';
  const part = (row: string, draft?: string, who = risk) =>
    who.client.call(staffCalls.draftWatchList, {
      name: 'In parts',
      kind: 'sanctioned',
      csv: `${head}\n${row}`,
      ...(draft !== undefined && { draft }),
    });
  const { draft } = await part('S-4,Person,First Of Many,,,UN');
  expect(await part('S-5,Organization,Some Trading Company,,,UN', draft ?? '')).toMatchObject({
    draft,
    entries: 1,
  });
  expect(await part('S-6,Person,Second Of Many,,,UN', draft ?? '')).toMatchObject({ entries: 2 });
  expect(await refusalOf(part('S-7,Person,Third Of Many,,,UN', draft ?? '', other))).toBe(
    'NOT_FOUND',
  );
  const ask = { draft: draft ?? '', reason: 'regulator', words: '' } as const;
  const { id } = await risk.client.call(staffCalls.askWatchList, ask);
  await approveAs(other, id);
  const { lists } = await risk.client.call(staffCalls.listWatchLists, {});
  expect(lists.find((list) => list.name === 'In parts')).toMatchObject({ entries: 2 });
});
