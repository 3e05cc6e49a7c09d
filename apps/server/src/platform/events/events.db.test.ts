import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { declareEvent, eventOf, type NewEvent, type ReceivedEvent } from './event.ts';
import { createEventReader, on } from './event-reader.ts';
import { appendEvents, trimEvents } from './events.store.ts';
import { catchUp } from './log-reader.ts';

const timeoutMs = 20_000;
const doorOpened = declareEvent('test.door-opened', z.object({ door: z.string() }));
const doorShut = declareEvent('test.door-shut', z.object({ times: z.int() }));

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
});
beforeEach(() => database.owner.query('truncate platform.event, platform.log_reader'));
afterAll(() => database.drop());

const happen = (...events: NewEvent[]) =>
  inTransaction(pool, (client) => appendEvents(client, events));

describe('events', () => {
  test('are handled in order by readers that name them, with the payload of their schema', async () => {
    await happen(
      eventOf(doorOpened, { uid: 7n, key: 'k1' }, { door: 'front' }),
      eventOf(doorShut, { uid: null, key: 'k2' }, { times: 1 }),
      eventOf(doorOpened, { uid: 8n, key: 'k3' }, { door: 'back' }),
    );
    const received: ReceivedEvent<{ door: string }>[] = [];
    const reader = createEventReader('test.doors', [
      on(doorOpened, async (_client, event) => void received.push(event)),
    ]);
    await catchUp(pool, reader, timeoutMs);
    await catchUp(pool, reader, timeoutMs);
    expect(received.map(({ uid, key, payload }) => [uid, key, payload])).toEqual([
      [7n, 'k1', { door: 'front' }],
      [8n, 'k3', { door: 'back' }],
    ]);
  });

  test('are not written when their payload breaks the schema, nor when their transaction fails', async () => {
    expect(() => eventOf(doorShut, { uid: null, key: 'k' }, { times: 0.5 })).toThrow();
    const failed = inTransaction(pool, async (client) => {
      await appendEvents(client, [eventOf(doorShut, { uid: null, key: 'k' }, { times: 1 })]);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect((await pool.query('select from platform.event')).rowCount).toBe(0);
  });

  test('are kept for a time, and longer for a reader that is behind', async () => {
    const shut = (key: string) => eventOf(doorShut, { uid: null, key }, { times: 1 });
    const reader = createEventReader('test.slow', []);
    await happen(shut('read'));
    await catchUp(pool, reader, timeoutMs);
    await happen(shut('unread'));
    await database.owner.query(`update platform.event set at = now() - interval '91 days'`);
    await happen(shut('young'));
    expect(await trimEvents(pool, 100)).toBe(1);
    const { rows } = await pool.query('select key from platform.event order by seq');
    expect(rows.map(({ key }) => key)).toEqual(['unread', 'young']);
    await catchUp(pool, reader, timeoutMs);
    expect(await trimEvents(pool, 100)).toBe(1);
  });
});
