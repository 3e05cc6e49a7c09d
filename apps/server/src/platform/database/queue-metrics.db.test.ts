import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createBatches } from './micro-batches.ts';
import { createPool } from './pool.ts';
import { registerQueues } from './queue-metrics.ts';

const registry = new Registry();
registerQueues(registry);
const read = async (line: string) =>
  (await registry.metrics())
    .split('\n')
    .find((each) => each.startsWith(`${line} `))
    ?.split(' ')[1];

test('what waits for its batch is counted, and what is turned away by its reason', async () => {
  let land: (results: { uid: bigint }[]) => void = () => {};
  const batches = createBatches<{ uid: bigint }, { uid: bigint }>(
    (items) =>
      new Promise((resolve) => {
        land = () => resolve(items);
      }),
    { name: 'seen', lanes: 1, batchMax: 1, waitingMax: 1 },
  );
  const first = batches.submit({ uid: 1n });
  // It is on its way once its batch was taken; the next one waits.
  await expect.poll(() => read('perya_batch_waiting{queue="seen"}')).toBe('0');
  const second = batches.submit({ uid: 1n });
  expect(await read('perya_batch_waiting{queue="seen"}')).toBe('1');
  expect(await batches.submit({ uid: 1n })).toBe('OVERLOADED');
  const turnedAway = 'perya_batch_turned_away_total{queue="seen",reason="OVERLOADED"}';
  expect(await read(turnedAway)).toBe('1');
  land([]);
  await first;
  land([]);
  await second;
  await batches.close();
  expect(await read('perya_batch_waiting{queue="seen"}')).toBeUndefined();
});

test('who waits for a connection is counted by the name of the pool', async () => {
  const database = await createTestDatabase();
  const pool = createPool(database.url, { max: 1, applicationName: 'perya-seen' });
  const held = await pool.connect();
  const waiting = pool.query('select 1');
  expect(await read('perya_pool_waiting{pool="perya-seen"}')).toBe('1');
  expect(await read('perya_pool_connections_used{pool="perya-seen"}')).toBe('1');
  expect(await read('perya_pool_connections_max{pool="perya-seen"}')).toBe('1');
  held.release();
  await waiting;
  expect(await read('perya_pool_waiting{pool="perya-seen"}')).toBe('0');
  await pool.end();
  expect(await read('perya_pool_waiting{pool="perya-seen"}')).toBeUndefined();
  await database.drop();
});
