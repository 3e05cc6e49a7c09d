import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createPool } from '../../platform/database/pool.ts';
import { createCommitSignal } from '../../platform/events/commit-signal.ts';
import { declareEvent, eventOf } from '../../platform/events/event.ts';
import { catchUp } from '../../platform/events/log-reader.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createAudit } from './audit.ts';
import type { AuditOrigin, Entry } from './entry.ts';
import { nothingChanged } from './record-change.ts';
import { sealEntries } from './seal-entries.ts';

const timeoutMs = 20_000;
const commitSignal = createCommitSignal();
const origin: AuditOrigin = {
  actor: { kind: 'player', uid: 7n },
  address: '10.0.0.1',
  device: 'Chrome on Android',
  requestId: 'r-1',
};

let database: TestDatabase;
let pool: pg.Pool;
let audit: ReturnType<typeof createAudit>['api'];
beforeAll(async () => {
  database = await createTestDatabase();
  pool = database.pool;
  audit = createAudit({ pool, commitSignal }).api;
  await database.owner.query(
    'create table test_thing (word text); grant all on test_thing to perya_app',
  );
});
/** Changes rows with triggers disabled, as only a superuser can. */
const tamper = (sql: string) =>
  database.owner.query(
    `set session_replication_role = replica; ${sql}; set session_replication_role = origin`,
  );

beforeEach(() =>
  tamper(
    `truncate audit.entry, audit.seal, platform.event, platform.log_reader, test_thing;
     update audit.head set position = 0, hash = ''`,
  ),
);
afterAll(() => database.drop());

const entry = (word: string): Entry => ({
  action: 'identity.test',
  subject: { kind: 'player', uid: 7n },
  before: { word: null },
  after: { word },
});

const act = (word: string, own = audit) =>
  own.record(origin, async (transaction) => {
    await transaction.query('insert into test_thing values ($1)', [word]);
    return { result: word, entries: [entry(word)] };
  });

const seal = () => catchUp(pool, sealEntries, timeoutMs);

async function actAndSeal(...words: string[]): Promise<void> {
  for (const word of words) {
    await act(word);
    await seal();
  }
}

async function seqOf(word: string): Promise<bigint> {
  const { rows } = await pool.query<{ seq: bigint }>(
    `select seq from audit.entry where after->>'word' = $1`,
    [word],
  );
  return rows[0]?.seq ?? -1n;
}

describe('a recorded change', () => {
  test('is written with its entry and its event, or not at all', async () => {
    const happened = declareEvent('identity.test-happened', z.object({ word: z.string() }));
    const record = (word: string, fails: boolean) =>
      audit.record(origin, async (transaction) => {
        await transaction.query('insert into test_thing values ($1)', [word]);
        if (fails) throw new Error('refused');
        const events = [eventOf(happened, { uid: 7n, key: word }, { word })];
        return { result: word, entries: [entry(word)], events };
      });
    expect(await record('done', false)).toBe('done');
    await expect(record('undone', true)).rejects.toThrow('refused');
    const { rows } = await pool.query(
      `select e.actor_kind, e.actor, e.action, e.subject, e.address, e.device, e.request_id,
         e.before, e.after, v.name, t.word
       from audit.entry e, platform.event v, test_thing t`,
    );
    expect(rows).toEqual([
      {
        actorKind: 'player',
        actor: '7',
        action: 'identity.test',
        subject: '7',
        address: '10.0.0.1',
        device: 'Chrome on Android',
        requestId: 'r-1',
        before: { word: null },
        after: { word: 'done' },
        name: 'identity.test-happened',
        word: 'done',
      },
    ]);
  });

  test('that did nothing leaves nothing behind', async () => {
    const result = await audit.record(origin, async (transaction) => {
      await transaction.query(`insert into test_thing values ('slipped in')`);
      return nothingChanged('same as before');
    });
    expect(result).toBe('same as before');
    expect((await pool.query('select from test_thing')).rowCount).toBe(0);
    expect((await pool.query('select from audit.entry')).rowCount).toBe(0);
  });

  test('cannot write a secret into its entry', async () => {
    const change = audit.record(origin, async () => ({
      result: null,
      entries: [{ ...entry('x'), after: { password: 'hunter2' } }],
    }));
    await expect(change).rejects.toThrow('identity.test would write password into the audit');
  });

  test.each(['entry', 'seal'])('cannot be changed or removed: audit.%s', async (table) => {
    await actAndSeal('kept');
    const changes = [
      `update audit.${table} set seq = seq`,
      `delete from audit.${table}`,
      `truncate audit.${table}`,
    ];
    for (const change of changes) {
      await expect(pool.query(change)).rejects.toThrow('permission denied');
      await expect(database.owner.query(change)).rejects.toThrow('append-only');
    }
    expect((await audit.verify()).broken).toBeNull();
  });
});

describe('the chain', () => {
  test('holds under fifty writers of two pools while it is being sealed', async () => {
    const other = createPool(database.url, { max: 10 });
    const apis = [audit, createAudit({ pool: other, commitSignal }).api];
    let isWriting = true;
    const sealing = [pool, other].map(async (own) => {
      while (isWriting) await catchUp(own, sealEntries, 0);
    });
    await Promise.all(
      Array.from({ length: 50 }, async (_, writer) => {
        for (let count = 0; count < 4; count++) await act(`${writer}.${count}`, apis[writer % 2]);
      }),
    );
    isWriting = false;
    await Promise.all(sealing);
    await seal();
    await other.end();
    const verdict = await audit.verify();
    expect(verdict).toMatchObject({ broken: null, unsealed: 0, head: { position: 200n } });
  });

  test('names the entry of which one byte was altered', async () => {
    await actAndSeal('a', 'b', 'c');
    const seq = await seqOf('b');
    await tamper(`update audit.entry set device = 'Chrome on android' where seq = ${seq}`);
    expect((await audit.verify()).broken).toEqual({ fault: 'altered', seq, position: 2n });
  });

  test.each([
    ['actor', `actor = '8'`],
    ['moment', `at = at + interval '1 microsecond'`],
    ['effect', `after = '{"word": "b "}'`],
    ['reason', `reason = ' '`],
  ])('shows an altered %s', async (_what, change) => {
    await actAndSeal('a', 'b');
    const seq = await seqOf('b');
    await tamper(`update audit.entry set ${change} where seq = ${seq}`);
    expect((await audit.verify()).broken).toEqual({ fault: 'altered', seq, position: 2n });
  });

  test('names an entry that was removed, with its seal and without', async () => {
    await actAndSeal('a', 'b', 'c');
    const seq = await seqOf('b');
    await tamper(`delete from audit.entry where seq = ${seq}`);
    expect((await audit.verify()).broken).toEqual({ fault: 'removed', seq, position: 2n });
    await tamper(`delete from audit.seal where seq = ${seq}`);
    expect((await audit.verify()).broken).toEqual({ fault: 'removed', seq: null, position: 2n });
  });

  test('names an entry that was put in between, and one behind the end', async () => {
    await actAndSeal('a');
    // A number drawn by a failed transaction is never used; the sealing has passed it.
    await expect(
      audit.record(origin, async (transaction) => {
        await transaction.query(`select platform.draw_number('audit.entry_seq')`);
        throw new Error('failed');
      }),
    ).rejects.toThrow('failed');
    await seal();
    const seq = (await seqOf('a')) + 1n;
    const insert = `insert into audit.entry select ${seq}, at, actor_kind, actor, action,
      subject_kind, subject, address, device, request_id, before, after, reason from audit.entry`;
    await tamper(insert);
    expect((await audit.verify()).broken).toEqual({ fault: 'inserted', seq, position: 1n });
    await tamper(`delete from audit.entry where seq = ${seq}`);
    await actAndSeal('b');
    await tamper(`${insert} where after->>'word' = 'a'`);
    expect((await audit.verify()).broken).toMatchObject({ fault: 'inserted', seq });
  });

  test('shows that its end was cut off, by its head or by a head that was published', async () => {
    await actAndSeal('a', 'b', 'c');
    const { head } = await audit.verify();
    const last = await seqOf('c');
    await tamper(`delete from audit.entry where seq = ${last};
      delete from audit.seal where seq = ${last}`);
    expect((await audit.verify()).broken).toEqual({ fault: 'cut off', seq: null, position: 3n });
    await tamper(`update audit.head h set position = s.position, hash = s.hash
      from audit.seal s where s.position = 2`);
    expect((await audit.verify()).broken).toBeNull();
    expect((await audit.verify(head)).broken).toEqual({
      fault: 'cut off',
      seq: null,
      position: 3n,
    });
  });

  test('counts what waits for its seal, and publishes its head with each sealing', async () => {
    await act('a');
    expect(await audit.verify()).toMatchObject({ broken: null, unsealed: 1 });
    const note = await pool.connect().then(async (client) => {
      try {
        return await sealEntries.react(client, { after: 0n, upTo: await seqOf('a') });
      } finally {
        client.release();
      }
    });
    const { head } = await audit.verify();
    expect(note).toEqual({ auditHead: `1:${head.hash.toString('hex')}` });
  });
});
