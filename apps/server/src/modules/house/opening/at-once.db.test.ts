import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import {
  type ApiStaff,
  approveAs,
  createApiStaff,
  createStaffClient,
} from '../../../testing/api-staff.ts';
import { createTestDatabase, shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

/** Two processes of one house, in which nothing is missing. */
let servers: [TestServer, TestServer];
let ana: ApiStaff;
let ben: ApiStaff;
let carla: ApiStaff;
beforeAll(async () => {
  const database = await createTestDatabase();
  const first = await startTestServer({ database });
  servers = [first, await startTestServer({ database: shareDatabase(database) })];
  for (const { doors } of servers) doors.openWhen(async () => []);
  [ana, ben, carla] = await Promise.all([
    createApiStaff(first, 'risk'),
    createApiStaff(first, 'risk'),
    createApiStaff(first, 'support'),
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

const look = async () => (await ana.client.call(staffCalls.getOpening, {})).door;
const close = ({ client }: Pick<ApiStaff, 'client'>, turn: number) =>
  client.call(staffCalls.closeDoors, { turn, reason: 'A fault was found' });
const askToOpen = (turn: number) =>
  ana.client.call(staffCalls.askToOpen, { turn, reason: 'planned', words: 'The day has come' });
/** A closed house whose opening waits for the second person. */
async function waitingHouse() {
  const { turn } = await close(ana, (await look()).turn);
  return { turn, id: (await askToOpen(turn)).id };
}
const withdraw = (id: string) =>
  ana.client.call(staffCalls.withdrawRequest, { id, reason: 'mistaken', words: '' });
const movedAt = async (turn: number) => {
  const text = `select action from audit.entry
    where action like 'doors.%' and after ->> 'turn' = $1 order by seq`;
  const { rows } = await servers[0].database.owner.query(text, [String(turn)]);
  return rows.map(({ action }) => action);
};
const moved = 'The house was opened or closed meanwhile';

test('an opening that comes after a closing is refused with the reason, and the house stays closed', async () => {
  const { turn, id } = await waitingHouse();
  expect(await close(elsewhere(carla), turn)).toMatchObject({ is_open: false, turn: turn + 1 });
  await expect(approveAs(ben, id)).rejects.toMatchObject({
    code: 'REQUEST_FAILED',
    message: expect.stringContaining(moved),
  });
  expect(await look()).toMatchObject({ is_open: false, turn: turn + 1, asked_by: null });
  expect(await refusalOf(askToOpen(turn))).toBe('DOORS_MOVED');
  await withdraw(id);
});

test('a closing that comes after an opening is refused with the reason, and is done as soon as one has looked again', async () => {
  const { turn, id } = await waitingHouse();
  await approveAs(ben, id);
  await expect(close(elsewhere(carla), turn)).rejects.toMatchObject({
    code: 'DOORS_MOVED',
    message: expect.stringContaining(moved),
  });
  const { is_open, turn: seen } = await look();
  expect([is_open, seen]).toEqual([true, turn + 1]);
  expect(await close(carla, seen)).toMatchObject({ is_open: false, turn: turn + 2 });
});

const endOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

/** Comes back when what it has begun waits for the doors, which are free from then on. */
async function standAtDoor<Going>(begin: () => Going): Promise<{ going: Going }> {
  const holder = await servers[0].database.owner.connect();
  await holder.query('begin');
  await holder.query('select from doors.door for update');
  const going = begin();
  await expect
    .poll(async () => {
      const { rowCount } = await holder.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount;
    })
    .toBeGreaterThan(0);
  await holder.query('commit');
  holder.release();
  return { going };
}

/** Two approvals, four closings and three registrations of one moment, each kind at both processes. */
async function meetAtDoor(isApprovalFirst: boolean) {
  const { turn, id } = await waitingHouse();
  const { seen } = await ben.client.call(staffCalls.readRequest, { id });
  const approval = { id, seen, reason: 'checked', words: '' } as const;
  // Codes arrive while the house is closed as well: whoever has an account logs in.
  const people = [0, 1, 0].map((at) => createApiPlayer(servers[at]?.url ?? ''));
  const codes = await Promise.all(people.map((each) => each.receiveCode()));
  const approve = () =>
    Promise.all(
      [ben, elsewhere(ben)].map(({ client }) =>
        endOf(client.call(staffCalls.approveRequest, approval)),
      ),
    );
  const { going } = isApprovalFirst ? await standAtDoor(approve) : { going: approve() };
  const closings = [carla, elsewhere(carla), ana, elsewhere(ana)].map((by) =>
    endOf(close(by, turn)),
  );
  const registrations = people.map(({ client }, n) =>
    endOf(client.call(calls.loginByCode, codes[n] ?? { otp_id: '', code: '' })),
  );
  const ends = await Promise.all([going, Promise.all(closings), Promise.all(registrations)]);
  return { turn, id, ends };
}

test('of openings and closings at once from two processes one kind is done, once, and all others are refused', async () => {
  const outcomes = new Set<boolean>();
  for (let round = 0; round < 12; round += 1) {
    const { turn, id, ends } = await meetAtDoor(round % 2 === 0);
    const [opened, shut, registered] = ends;
    const { is_open, turn: now } = await look();
    expect(now).toBe(turn + 1);
    expect(await movedAt(now)).toEqual([is_open ? 'doors.opened' : 'doors.closed']);
    expect(opened.filter((end) => end === 'done')).toHaveLength(is_open ? 1 : 0);
    expect(new Set(shut)).toEqual(new Set([is_open ? 'DOORS_MOVED' : 'done']));
    for (const end of registered) {
      expect(is_open ? ['done', 'HOUSE_CLOSED'] : ['HOUSE_CLOSED']).toContain(end);
    }
    outcomes.add(is_open);
    if (!is_open) await withdraw(id);
  }
  expect(outcomes).toEqual(new Set([true, false]));
});
