import { listAudit } from '@perya/contract/audit/staff-calls/audit';
import type { InputOf } from '@perya/contract/call';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createCommitSignal } from '../../../platform/events/commit-signal.ts';
import { catchUp } from '../../../platform/events/log-reader.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createAudit } from '../audit.ts';
import { bySystem } from '../origin.ts';
import { sealEntries } from '../seal-entries.ts';
import { createEntriesStore, type EntryFilter } from './entries.store.ts';

const context = { permissions: new Set() } as unknown as StaffContext;
/** The first moment of the generated entries, which lie a minute apart. */
const start = Date.parse('2026-01-01T00:00:00Z') / 1000;

let database: TestDatabase;
let audit: ReturnType<typeof createAudit>;

const write = (first: number, last: number) =>
  database.owner.query(
    `insert into audit.entry (seq, at, actor_kind, actor, action, subject_kind, subject, address, device,
       request_id, before, after, reason)
     select platform.draw_number('audit.entry_seq'), to_timestamp($3) + n * interval '1 minute',
       case when n % 100 = 0 then 'staff' else 'player' end, (n % 97)::text,
       (array['identity.logged-in', 'identity.logged-out', 'limits.changed', 'games.win-held'])[1 + n % 4],
       case when n % 1000 = 0 then 'venue' else 'player' end, (n % 89)::text, '10.0.0.' || n % 50,
       'Chrome on Android', 'r-' || n, null, jsonb_build_object('n', n), ''
     from generate_series($1::int, $2::int) n`,
    [first, last, start],
  );

beforeAll(async () => {
  database = await createTestDatabase();
  audit = createAudit({ pool: database.pool, commitSignal: createCommitSignal() });
  await write(1, 10_000);
  await database.owner.query('vacuum analyze audit.entry');
});
afterAll(() => database.drop());

const list = (input: InputOf<typeof listAudit>) =>
  audit.handlers.listAudit(context, z.parse(listAudit.request, input));

describe('the entries of the audit', () => {
  test('are read page by page, newest first, each once', async () => {
    const filter = { action: 'limits', limit: 200 } as const;
    const first = await list(filter);
    expect(first.count).toBe(2500);
    const seen = [...first.rows];
    for (let { next } = first; next !== null; ) {
      const page = await list({ ...filter, cursor: next });
      expect(page.count).toBeNull();
      seen.push(...page.rows);
      next = page.next;
    }
    expect(new Set(seen.map(({ seq }) => seq)).size).toBe(2500);
    const moments = seen.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(new Set(seen.map(({ action }) => action))).toEqual(new Set(['limits.changed']));
  });

  test('are found by actor, action, subject, time, address and request, alone and together', async () => {
    const countOf = async (input: InputOf<typeof listAudit>) => (await list(input)).count;
    expect(await countOf({})).toBe(10_000);
    expect(await countOf({ actor_kind: 'staff' })).toBe(100);
    expect(await countOf({ actor_kind: 'staff', actor: '3' })).toBe(2);
    expect(await countOf({ action: 'identity' })).toBe(5000);
    expect(await countOf({ action: 'identity.logged-in' })).toBe(2500);
    expect(await countOf({ subject_kind: 'venue' })).toBe(10);
    expect(await countOf({ subject_kind: 'player', subject: '5' })).toBe(113);
    expect(await countOf({ address: '10.0.0.7' })).toBe(200);
    expect(await countOf({ request_id: 'r-4711' })).toBe(1);
    expect(await countOf({ from: start + 60 * 10, before: start + 60 * 20 })).toBe(10);
    expect(await countOf({ from: start + 6000, before: start + 9000, action: 'games' })).toBe(12);
    expect((await list({ request_id: 'r-0' })).rows).toEqual([]);
  });

  test.each([
    [{ actor: '7' }, 'say which kind of actor'],
    [{ subject: '7' }, 'say which kind of subject'],
    [{ cursor: 'bm90LW91cnM' }, 'not one of ours'],
    [{ cursor: Buffer.from('["2026-01-01","1; drop"]').toString('base64url') }, 'not one of ours'],
  ])('refuse %j', async (input, says) => {
    await expect(list(input)).rejects.toThrow(says);
  });

  test.each([
    { action: "x' or true" },
    { subject_kind: 'nobody' },
    { limit: 201 },
    { actor: 'x'.repeat(101) },
    { from: 'yesterday' },
  ])('take no %j', (input) => {
    expect(z.safeParse(listAudit.request, input).success).toBe(false);
  });

  test('show what changed, their seal and no phone or address in full', async () => {
    await audit.api.record(bySystem('test'), async () => ({
      result: null,
      entries: [
        {
          action: 'identity.phone-changed',
          subject: { kind: 'contact', contact: '+639171234567' },
          before: { phone: '+639171234567', email: 'maria@mail.ph', nickname: 'Maria', kept: 1 },
          after: { phone: '+639181234567', email: 'maria@mail.ph', kept: 1, sessions: ['a'] },
          reason: 'asked by maria@mail.ph',
        },
      ],
    }));
    const [row] = (await list({ subject_kind: 'contact', subject: '+639171234567' })).rows;
    expect(row).toMatchObject({ subject: '+63 917 ••• ••67', reason: 'asked by ma•••@mail.ph' });
    const read = () => audit.handlers.getAuditEntry(context, { seq: row?.seq ?? '' });
    expect((await read()).seal).toBeNull();
    await catchUp(database.pool, sealEntries, 20_000);
    const { changes, seal } = await read();
    expect(changes).toEqual([
      { fact: 'kept', kind: 'same', before: 1, after: 1 },
      { fact: 'email', kind: 'same', before: 'ma•••@mail.ph', after: 'ma•••@mail.ph' },
      { fact: 'phone', kind: 'changed', before: '+63 917 ••• ••67', after: '+63 918 ••• ••67' },
      { fact: 'nickname', kind: 'removed', before: 'Ma•••' },
      { fact: 'sessions', kind: 'added', after: ['a'] },
    ]);
    expect(seal).toMatchObject({
      position: '10001',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    await expect(audit.handlers.getAuditEntry(context, { seq: '999999999' })).rejects.toThrow();
  });
});

/** How many pages of the database a list reads, by running its own statement under EXPLAIN. */
async function pagesRead(filter: EntryFilter): Promise<number> {
  let read = 0;
  const explained = {
    async query(text: string, values: unknown[]) {
      const { rows } = await database.pool.query(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      );
      const { Plan: plan } = rows[0]['QUERY PLAN'][0];
      read += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
      expect(JSON.stringify(plan)).not.toContain('Sort');
      return { rows: [] };
    },
  };
  await createEntriesStore(explained as unknown as pg.Pool).read({
    ...filter,
    isOfficer: false,
    limit: 50,
  });
  return read;
}

test('a page among sixty thousand entries costs its own rows and a few pages of an index', async () => {
  await write(10_001, 60_000);
  await database.owner.query('vacuum analyze audit.entry');
  const day = 24 * 3600;
  const filters: EntryFilter[] = [
    {},
    { actor_kind: 'staff' },
    { actor_kind: 'player', actor: '11' },
    { action: 'limits' },
    { action: 'games.win-held' },
    { subject_kind: 'venue' },
    { subject_kind: 'player', subject: '5' },
    { address: '10.0.0.7' },
    { request_id: 'r-4711' },
    { from: start + day, before: start + 2 * day },
  ];
  for (const filter of filters) {
    expect(await pagesRead(filter), JSON.stringify(filter)).toBeLessThanOrEqual(51 + 12);
  }
});
