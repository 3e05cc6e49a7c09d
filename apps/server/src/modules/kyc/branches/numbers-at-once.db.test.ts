import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ApiStaff,
  approveAs,
  createApiStaff,
  createStaffClient,
} from '../../../testing/api-staff.ts';
import { createTestDatabase, shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Two processes of one house. */
let servers: [TestServer, TestServer];
let ana: ApiStaff;
let ben: ApiStaff;
beforeAll(async () => {
  const database = await createTestDatabase();
  const first = await startTestServer({ database });
  servers = [first, await startTestServer({ database: shareDatabase(database) })];
  [ana, ben] = await Promise.all([
    createApiStaff(first, 'administrator'),
    createApiStaff(first, 'administrator'),
  ]);
});
afterAll(async () => {
  await servers[1].stop();
  await servers[0].stop();
});

/** The same person at the other process. */
function elsewhere({ token }: ApiStaff) {
  const own = createStaffClient(servers[1].url);
  own.use(token());
  return own;
}

const list = () => ana.client.call(staffCalls.listBranches, {});
const endOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

/** A file that brings three branches more, under the next numbers, and waits for the second person. */
async function askForThreeMore(street: string) {
  const rows = (await list()).map(({ version: _, ...row }) => row);
  const next = 1 + Math.max(...rows.map(({ id }) => id));
  const added = [0, 1, 2].map((n) => ({
    id: next + n,
    address: `${n + 1} ${street}, Batangas City`,
    place: 70,
    is_open: true,
  }));
  const { file } = await ana.client.call(staffCalls.exportConfiguration, {
    what: 'house',
    at: null,
  });
  const parts = { 'kyc.branches': [...rows, ...added] };
  const text = JSON.stringify({ ...JSON.parse(file), parts });
  const sent = new File([text], 'house.json', { type: 'application/json' });
  const { draft, problems } = await ana.client.upload(staffCalls.draftConfiguration, sent);
  expect(problems).toEqual([]);
  const why = { reason: 'planned', words: 'Three more branches' } as const;
  const { id } = await ana.client.call(staffCalls.askConfiguration, { draft: draft ?? '', ...why });
  return { id, added };
}

/** Staff of both processes add branches at once. */
const addMany = (street: string) =>
  [0, 1, 2, 3, 4, 5].map((n) =>
    endOf(
      (n % 2 === 0 ? ana : elsewhere(ana)).client.call(staffCalls.saveBranch, {
        id: null,
        address: `${n + 1} ${street}, Cavite City`,
        place: 50,
        reason: 'It opens on Monday',
      }),
    ),
  );

const waiting = async () => {
  const { rowCount } = await servers[0].database.owner.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount;
};

/** Lets what was begun wait for the list of branches, whose reader holds it until then. */
async function inThisOrder<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const holder = await servers[0].database.owner.connect();
  await holder.query('begin');
  await holder.query('lock table kyc.branch in share mode');
  await holder.query(`select pg_advisory_xact_lock(hashtext('kyc.branch'))`);
  const earlier = first();
  await expect.poll(waiting).toBeGreaterThan(0);
  const before = await waiting();
  const later = second();
  await expect.poll(waiting).toBeGreaterThan(before ?? 0);
  await holder.query('commit');
  holder.release();
  return Promise.all([earlier, later]);
}

test('branches that a file brings and those that staff add at once bear numbers of their own', async () => {
  const { id, added } = await askForThreeMore('Import Street');
  const [imported, saved] = await inThisOrder(
    () => endOf(approveAs(ben, id)),
    () => Promise.all(addMany('Early Street')),
  );
  expect(imported).toBe('done');
  expect(new Set(saved)).toEqual(new Set(['done']));
  const rows = await list();
  for (const { id: number, address } of added) {
    expect(rows.find((row) => row.id === number)).toMatchObject({ address });
  }
  const own = rows.filter(({ address }) => address.includes('Early Street'));
  const last = Math.max(...added.map((row) => row.id));
  expect(own.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(
    own.map((_, n) => last + 1 + n),
  );
  expect(own).toHaveLength(6);
});

test('a file whose numbers staff have given meanwhile is refused with the reason, and nothing of it stays', async () => {
  const { id } = await askForThreeMore('Late Street');
  const [saved, imported] = await inThisOrder(
    () => Promise.all(addMany('First Street')),
    () => endOf(approveAs(ben, id)),
  );
  expect(new Set(saved)).toEqual(new Set(['done']));
  expect(imported).toBe('REQUEST_FAILED');
  const rows = await list();
  expect(rows.filter(({ address }) => address.includes('First Street'))).toHaveLength(6);
  expect(rows.filter(({ address }) => address.includes('Late Street'))).toEqual([]);
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
});
