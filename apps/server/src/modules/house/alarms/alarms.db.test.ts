import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staffCalls as calls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverOutbox } from '../../../platform/outbox/deliver-outbox.ts';
import { createOutboxStore } from '../../../platform/outbox/outbox.store.ts';
import { createApiStaff } from '../../../testing/api-staff.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { bySystem } from '../../audit/index.ts';
import { alarmCarriers } from './tell-alarm.ts';

/** What a pager has received, and how it answers. */
const received: Record<string, unknown>[] = [];
let answers = 200;
const pager = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += String(chunk);
  });
  request.on('end', () => {
    if (answers === 200) received.push(JSON.parse(text) as Record<string, unknown>);
    response.writeHead(answers).end();
  });
});

let server: TestServer;
let places: string[];

beforeAll(async () => {
  await new Promise<void>((resolve) => pager.listen(0, '127.0.0.1', resolve));
  const { port } = pager.address() as AddressInfo;
  places = ['desk@casino.example', '+639170000099', `http://127.0.0.1:${port}/secret-hook`];
  server = await startTestServer({ settings: { PERYA_ALARM_TO: places.join(' ') } });
});

afterAll(async () => {
  await server.stop();
  pager.close();
});

const look = () => server.runTask('house_follow_alarms');

/** What waits to leave, by whom it goes to. */
async function takeMessages() {
  const { rows } = await server.database.owner.query<{ channel: string; content: string }>(
    `with taken as (
       delete from platform.outbox_message where channel in ('alarm', 'message')
       returning id, channel, content::text as content)
     select channel, content from taken order by id`,
  );
  return rows.map(({ channel, content }) => ({ channel, content }));
}

const stopHouse = () =>
  server.stops.stop(bySystem('test'), { scope: 'house', subject: '' }, 'PAGCOR called');

/** A moment passes for what was seen and told. */
const letPass = (interval: string) =>
  server.database.owner.query(
    `update house.alarm set seen_at = seen_at - $1::interval, told_at = told_at - $1::interval`,
    [interval],
  );

it('an alarm is told once outside of the house, by email, phone and web address, and kept', async () => {
  await stopHouse();
  await takeMessages();
  // Many processes look at once.
  await Promise.all([look(), look(), look(), look()]);
  await look();
  const told = (await takeMessages()).filter(({ content }) => content.includes('stopped'));
  expect(told.map(({ channel }) => channel).sort()).toEqual(['alarm', 'message', 'message']);
  expect(told.some(({ content }) => content.includes('+639170000099'))).toBe(true);
  expect(told.some(({ content }) => content.includes('desk@casino.example'))).toBe(true);
  expect(told.some(({ content }) => content.includes('secret-hook'))).toBe(false);
  const support = await createApiStaff(server, 'support');
  const { rows } = await support.client.call(calls.listAlarms, {});
  expect(rows.filter(({ name }) => name === 'gaming-stopped')).toMatchObject([
    { level: 'critical', about: 'house', ended_at: null, acknowledged_by: null },
  ]);
});

it('a critical one is told again every half an hour until somebody acknowledges it, which the audit keeps', async () => {
  await letPass('29 minutes');
  await look();
  expect((await takeMessages()).filter(({ content }) => content.includes('Still'))).toEqual([]);
  await letPass('2 minutes');
  await Promise.all([look(), look()]);
  expect((await takeMessages()).filter(({ content }) => content.includes('Still'))).toHaveLength(3);

  const [support, content] = await Promise.all([
    createApiStaff(server, 'support'),
    createApiStaff(server, 'content'),
  ]);
  const { rows } = await support.client.call(calls.listAlarms, {});
  const alarm = rows.find(({ name }) => name === 'gaming-stopped');
  const asked = { id: alarm?.id ?? '', reason: 'I am on it' };
  await expect(content.client.call(calls.acknowledgeAlarm, asked)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const both = await Promise.all([
    support.client.call(calls.acknowledgeAlarm, asked),
    support.client.call(calls.acknowledgeAlarm, asked),
  ]);
  expect(new Set(both.map(({ acknowledged_by }) => acknowledged_by)).size).toBe(1);
  const { rows: kept } = await server.database.pool.query(
    `select reason, after from audit.entry where action = 'house.alarm-acknowledged'`,
  );
  expect(kept).toMatchObject([{ reason: 'I am on it', after: { name: 'gaming-stopped' } }]);
  await letPass('31 minutes');
  await look();
  expect((await takeMessages()).filter(({ content }) => content.includes('Still'))).toEqual([]);
  await expect(
    support.client.call(calls.acknowledgeAlarm, { id: '999999', reason: 'none' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('a web address that fails is tried again, and gets what happened; when it is over that is told too', async () => {
  await server.database.owner.query(
    `update stops.stop set resumed_at = now(), resumed_by = 'test', resume_reason = 'over'`,
  );
  await server.database.owner.query(
    `update house.alarm set seen_at = seen_at - interval '3 minutes' where name = 'gaming-stopped'`,
  );
  const store = createOutboxStore(server.database.pool);
  const deliver = () =>
    deliverOutbox({
      store,
      carriers: { ...alarmCarriers(places), message: async () => {} },
      onDead() {},
    });
  answers = 503;
  await server.database.owner.query(
    `insert into house.alarm (name, about, level, figure) values ('disk', 'db-1', 'critical', 7)`,
  );
  await look();
  await deliver();
  expect(received).toEqual([]);
  answers = 200;
  await server.database.owner.query('update platform.outbox_message set due_at = now()');
  await deliver();
  expect(received).toContainEqual(
    expect.objectContaining({ what: 'raised', name: 'disk', about: 'db-1', figure: 7 }),
  );
  expect(received).toContainEqual(
    expect.objectContaining({ what: 'ended', name: 'gaming-stopped', about: 'house' }),
  );
});

it('no more than sixty are told in an hour', async () => {
  await server.database.owner.query(
    `insert into house.alarm (name, about, level) select 'disk', 'm-' || n, 'critical' from generate_series(1, 100) n`,
  );
  await takeMessages();
  await look();
  await look();
  const told = (await takeMessages()).filter(({ channel }) => channel === 'alarm');
  expect(told.length).toBeGreaterThan(50);
  expect(told.length).toBeLessThanOrEqual(60);
});
