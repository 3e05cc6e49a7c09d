import fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inTransaction } from './database/transaction.ts';
import { createCommitSignal } from './events/commit-signal.ts';
import { declareEvent, eventOf } from './events/event.ts';
import { createEventReader, on } from './events/event-reader.ts';
import { appendEvents } from './events/events.store.ts';
import { registerLag } from './events/register-lag.ts';
import { createOutboxStore, writeToOutbox } from './outbox/outbox.store.ts';
import { registerDepth } from './outbox/register-depth.ts';
import { startBackground } from './start-background.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const greeted = declareEvent('test.greeted', z.object({ word: z.string() }));
const greeter = createEventReader('test.greeter', [
  on(greeted, (client, { uid, payload }) =>
    writeToOutbox(client, { channel: 'test', uid, content: payload.word }),
  ),
]);

describe('the background', () => {
  test('carries an event to its reader and the letter of its reader out, once committed', async () => {
    const { pool } = database;
    const commitSignal = createCommitSignal();
    const log = fastify().log;
    let receive: (word: unknown) => void = () => {};
    const received = new Promise((resolve) => {
      receive = resolve;
    });
    const carriers = { test: async (word: unknown) => receive(word) };
    const background = startBackground({ pool, readers: [greeter], carriers, commitSignal, log });
    await inTransaction(pool, (client) =>
      appendEvents(client, [eventOf(greeted, { uid: 7n, key: 'k' }, { word: 'hello' })]),
    );
    commitSignal.notify();
    expect(await received).toBe('hello');
    await background.stop();
  });

  test('shows in the metrics how far it is behind', async () => {
    const { pool } = database;
    const registry = new Registry();
    registerLag(registry, pool);
    registerDepth(registry, createOutboxStore(pool));
    await inTransaction(pool, async (client) => {
      await appendEvents(client, [eventOf(greeted, { uid: 7n, key: 'k' }, { word: 'later' })]);
      await writeToOutbox(client, { channel: 'test', uid: 7n, content: 'later' });
    });
    const figures = await registry.metrics();
    expect(figures).toContain('perya_log_reader_behind{reader="test.greeter",part="0"} 1');
    expect(figures).toContain('perya_log_reader_position{reader="test.greeter",part="0"} 1');
    expect(figures).toContain('perya_outbox_waiting 1');
    expect(figures).toContain('perya_outbox_dead 0');
    const [, oldest] = /^perya_outbox_oldest_seconds (\S+)$/m.exec(figures) ?? [];
    expect(Number(oldest)).toBeGreaterThan(0);
  });
});
