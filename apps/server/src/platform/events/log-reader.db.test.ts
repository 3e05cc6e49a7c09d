import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createPool } from '../database/pool.ts';
import { followLogs } from './follow-logs.ts';
import { advanceLog, listLags } from './log.store.ts';
import { catchUp, type LogReader, readLog } from './log-reader.ts';

const log = 'test_log_seq';
const timeoutMs = 20_000;

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  await database.owner.query(
    `create sequence ${log};
     create table test_log (seq bigint primary key, word text);
     create table test_read (seq bigint, word text, reader text);
     grant all on test_log, test_read, ${log} to perya_app`,
  );
});
beforeEach(() =>
  database.owner.query(
    `truncate test_log, test_read, platform.log, platform.log_reader;
     alter sequence ${log} restart`,
  ),
);
afterAll(() => database.drop());

const write = (client: pg.Pool | pg.PoolClient, word: string) =>
  client.query(`insert into test_log values (platform.draw_number('${log}'), $1)`, [word]);

function readerOf(name = 'test.reader', batchSize = 100): LogReader {
  return {
    name,
    log,
    batchSize,
    async react(client, { after, upTo }) {
      await client.query(
        `insert into test_read select seq, word, $3 from test_log where seq > $1 and seq <= $2`,
        [after, upTo, name],
      );
      return undefined;
    },
  };
}

async function wordsRead(reader = 'test.reader'): Promise<string[]> {
  const { rows } = await pool.query<{ word: string }>(
    'select word from test_read where reader = $1 order by seq',
    [reader],
  );
  return rows.map(({ word }) => word);
}

async function withClients(count: number, act: (...clients: pg.PoolClient[]) => Promise<void>) {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  try {
    await act(...clients);
  } finally {
    for (const client of clients) client.release();
  }
}

describe('readers of logs', () => {
  test('run side by side: none waits for one that is at work or fails', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const slow: LogReader = {
      ...readerOf('test.slow'),
      async react() {
        await held;
        return undefined;
      },
    };
    const failing: LogReader = {
      ...readerOf('test.failing'),
      react: () => Promise.reject(new Error('no')),
    };
    const failed: string[] = [];
    const following = followLogs({
      pool,
      readers: [slow, failing, readerOf('test.quick')],
      onRead: () => {},
      onError: (_, reader) => failed.push(reader),
    });
    try {
      await write(pool, 'a');
      following.wake();
      await expect.poll(() => wordsRead('test.quick'), { timeout: timeoutMs }).toEqual(['a']);
      await expect.poll(() => failed, { timeout: timeoutMs }).toContain('test.failing');
      const { rows } = await pool.query(
        `select name, seq from platform.log_reader where name = 'test.slow'`,
      );
      expect(rows).toEqual([]);
    } finally {
      letGo();
      await following.stop();
    }
  });

  test('of one name have a cursor for each part', async () => {
    await write(pool, 'a');
    const [first, second] = [0, 1].map((part) => ({ ...readerOf('test.parts'), part }));
    if (!first || !second) return;
    await catchUp(pool, second, timeoutMs);
    await write(pool, 'b');
    await catchUp(pool, second, timeoutMs);
    expect(await wordsRead('test.parts')).toEqual(['a', 'b']);
    expect(await listLags(pool)).toMatchObject([{ part: 1, behind: 0n }]);
    await catchUp(pool, first, timeoutMs);
    expect(await wordsRead('test.parts')).toEqual(['a', 'a', 'b', 'b']);
  });
});

describe('a reader of a log', () => {
  test('never passes a number whose transaction is at work, however often it looks', async () => {
    await withClients(2, async (first, second) => {
      for (const client of [first, second]) await client?.query('begin');
      if (!first || !second) return;
      await write(first, 'drawn first, committed last');
      await write(second, 'drawn last, committed first');
      await second.query('commit');
      for (let look = 0; look < 5; look++) await readLog(pool, readerOf());
      expect(await wordsRead()).toEqual([]);
      await first.query('commit');
    });
    await catchUp(pool, readerOf(), timeoutMs);
    expect(await wordsRead()).toEqual([
      'drawn first, committed last',
      'drawn last, committed first',
    ]);
  });

  test('passes the numbers of transactions that failed', async () => {
    await withClients(1, async (client) => {
      await client?.query('begin');
      if (client) await write(client, 'never');
      await client?.query('rollback');
    });
    await write(pool, 'kept');
    await catchUp(pool, readerOf(), timeoutMs);
    expect(await wordsRead()).toEqual(['kept']);
  });

  test('reads again what its reaction failed at, and only that', async () => {
    for (const word of ['a', 'b', 'c']) await write(pool, word);
    const sound = readerOf('test.reader', 1);
    const failing: LogReader = {
      ...sound,
      async react(client, range) {
        await sound.react(client, range);
        if (range.upTo === 2n) throw new Error('no');
        return undefined;
      },
    };
    await expect(catchUp(pool, failing, timeoutMs)).rejects.toThrow('no');
    expect(await wordsRead()).toEqual(['a']);
    await catchUp(pool, sound, timeoutMs);
    expect(await wordsRead()).toEqual(['a', 'b', 'c']);
  });

  test('reads every number once while fifty writers of two pools and two processes of it are at work', async () => {
    const other = createPool(database.url, { max: 10 });
    const writers = Array.from({ length: 50 }, async (_, writer) => {
      const own = writer % 2 === 0 ? pool : other;
      for (let entry = 0; entry < 10; entry++) await write(own, `${writer}.${entry}`);
    });
    let isWriting = true;
    const readers = [pool, other].map(async (own) => {
      while (isWriting) await readLog(own, readerOf('test.reader', 7));
    });
    await Promise.all(writers);
    isWriting = false;
    await Promise.all(readers);
    await catchUp(other, readerOf(), timeoutMs);
    await other.end();
    const words = await wordsRead();
    expect(words).toHaveLength(500);
    expect(new Set(words).size).toBe(500);
  });

  test('keeps a place of its own, and its lag is told', async () => {
    await write(pool, 'a');
    await catchUp(pool, readerOf('test.early'), timeoutMs);
    await write(pool, 'b');
    await catchUp(pool, readerOf('test.late'), timeoutMs);
    expect([await wordsRead('test.early'), await wordsRead('test.late')]).toEqual([
      ['a'],
      ['a', 'b'],
    ]);
    const lags = (await listLags(pool)).map(({ reader, behind }) => [reader, behind]);
    expect(Object.fromEntries(lags)).toEqual({ 'test.early': 1n, 'test.late': 0n });
  });

  test('goes on after a restore into a cluster whose transactions have lower ids', async () => {
    await write(pool, 'before');
    await catchUp(pool, readerOf(), timeoutMs);
    // What a dump brings along from a cluster that has seen more transactions than this one.
    await pool.query(`update platform.log set next_xid = '999999999999', next_safe = 1`);
    await write(pool, 'after');
    await catchUp(pool, readerOf(), timeoutMs);
    expect(await wordsRead()).toEqual(['before', 'after']);
  });

  test('writes nothing while there is nothing to read', async () => {
    await write(pool, 'a');
    await catchUp(pool, readerOf(), timeoutMs);
    const xminOf = async () =>
      (await pool.query('select xmin, seq from platform.log_reader')).rows[0];
    const before = await xminOf();
    await readLog(pool, readerOf());
    expect(await xminOf()).toEqual(before);
    expect(await advanceLog(pool, log)).toEqual({ drawn: 1n, safe: 1n });
  });
});
