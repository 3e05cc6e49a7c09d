import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../database/transaction.ts';
import { attemptsMax } from './back-off.ts';
import { type Delivery, deliverOutbox } from './deliver-outbox.ts';
import { FinalFailure } from './final-failure.ts';
import { createOutboxStore, type OutboxStore, writeToOutbox } from './outbox.store.ts';

let database: TestDatabase;
let pool: pg.Pool;
let store: OutboxStore;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  store = createOutboxStore(pool);
});
beforeEach(() => pool.query('delete from platform.outbox_message'));
afterAll(() => database.drop());

const write = (content: unknown, channel = 'test') =>
  inTransaction(pool, (client) => writeToOutbox(client, { channel, uid: 7n, content }));

/** A carrier that fails with the given errors first. */
function receive(...errors: Error[]) {
  const taken: unknown[] = [];
  const dead: string[] = [];
  const delivery: Delivery = {
    store,
    carriers: {
      async test(content) {
        const error = errors.shift();
        if (error) throw error;
        taken.push(content);
      },
    },
    onDead: (_message, error) => void dead.push(error),
  };
  return { taken, dead, deliver: () => deliverOutbox(delivery) };
}

/** Makes postponed messages due. */
const makeDue = () => pool.query('update platform.outbox_message set due_at = now()');

describe('the outbox', () => {
  test('sends what was committed, once, and keeps nothing of it', async () => {
    const { taken, deliver } = receive();
    await write({ word: 'hello' });
    const failed = inTransaction(pool, async (client) => {
      await writeToOutbox(client, { channel: 'test', uid: 7n, content: 'never' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(taken).toEqual([{ word: 'hello' }]);
    expect(await store.depth()).toEqual({ waiting: 0, oldestSeconds: 0, dead: 0 });
  });

  test('puts off what the receiver did not take, and tells how long it has waited', async () => {
    const { taken, deliver } = receive(new Error('busy'));
    await write('again');
    await deliver();
    expect(await deliver()).toBe(0);
    const { waiting, oldestSeconds } = await store.depth();
    expect(waiting).toBe(1);
    expect(oldestSeconds).toBeGreaterThan(0);
    await makeDue();
    expect(await deliver()).toBe(1);
    expect(taken).toEqual(['again']);
  });

  test('gives up after the last attempt; the dead letter is listed and can be sent again', async () => {
    const errors = Array.from({ length: attemptsMax }, (_, attempt) => new Error(`no ${attempt}`));
    const { taken, dead, deliver } = receive(...errors);
    await write('late');
    for (let attempt = 0; attempt < attemptsMax; attempt++) {
      await makeDue();
      await deliver();
    }
    const last = `no ${attemptsMax - 1}`;
    expect(dead).toEqual([last]);
    const [message] = (await store.dead.page({})).rows;
    expect(message).toMatchObject({
      content: 'late',
      uid: 7n,
      attempts: attemptsMax,
      lastError: last,
    });
    expect(await store.depth()).toMatchObject({ waiting: 0, dead: 1 });
    expect(await store.revive(message ? [message.id] : [])).toHaveLength(1);
    expect(await deliver()).toBe(1);
    expect(taken).toEqual(['late']);
    expect((await store.dead.page({})).rows).toEqual([]);
  });

  test('gives up at once on a refusal that is final, and on a channel that nobody serves', async () => {
    const { dead, deliver } = receive(new FinalFailure('unknown number +639171234567'));
    await write('to nobody');
    await write('by nobody', 'pigeon');
    await deliver();
    // Neither the log nor the table learns whom the carrier named.
    const why = ['No carrier serves the channel pigeon', 'unknown number ••• 67'];
    expect(dead.toSorted()).toEqual(why);
    const newest = await store.dead.page({ limit: 1 });
    const older = await store.dead.page({ limit: 1, cursor: newest.next ?? '' });
    expect([...newest.rows, ...older.rows]).toMatchObject([
      { content: 'by nobody', lastError: why[0] },
      { content: 'to nobody', lastError: why[1] },
    ]);
  });

  test('leaves a message to others when its sender died, and not before', async () => {
    await write('orphan');
    expect(await store.take(10, 60)).toHaveLength(1);
    expect(await store.take(10, 60)).toHaveLength(0);
    await makeDue();
    const { taken, deliver } = receive();
    await deliver();
    expect(taken).toEqual(['orphan']);
  });

  test('is emptied by several processes without sending anything twice', async () => {
    for (let message = 0; message < 100; message++) await write(message);
    const { taken, deliver } = receive();
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(new Set(taken).size).toBe(100);
    expect(taken).toHaveLength(100);
  });

  test('holds no transaction open while it sends', async () => {
    await write('look');
    let open = -1;
    await deliverOutbox({
      store,
      carriers: {
        async test() {
          const { rowCount } = await pool.query(
            `select from pg_stat_activity where datname = current_database()
             and pid <> pg_backend_pid() and xact_start is not null
             and backend_type = 'client backend'`,
          );
          open = rowCount ?? -1;
        },
      },
      onDead: () => {},
    });
    expect(open).toBe(0);
  });
});
