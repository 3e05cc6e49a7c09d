import type { InputOf } from '@perya/contract/call';
import { exportList } from '@perya/contract/house/staff-calls/exports';
import { exportableLists, exportNames, exportRowsMax } from '@perya/contract/staff/exports';
import type { Role } from '@perya/contract/staff/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { rateLimits } from '../../../rate-limits.ts';
import { type ApiStaff, createApiStaff, createStaffClient } from '../../../testing/api-staff.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const reason = 'asked for by the regulator';
const start = Date.parse('2026-01-01T00:00:00Z') / 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.database.owner.query(
    `insert into audit.entry (seq, at, actor_kind, actor, action, subject_kind, subject, address, device, request_id, reason)
     select platform.draw_number('audit.entry_seq'), to_timestamp($1) + n * interval '1 second', 'visitor', '',
       'identity.locked-out', 'contact', case when n = 1 then '+639171234567' else '=cmd' || n end, '10.9.9.9',
       'Chrome', 'r', '=1+1'
     from generate_series(1, 10500) n`,
    [start],
  );
});
afterAll(() => server.stop());

type Ask = Partial<InputOf<typeof exportList>>;
const ask = ({ client }: ApiStaff, input: Ask) =>
  client.call(exportList, { list: 'audit', filters: {}, reason, ...input });
const staffOf = (role: Role) => createApiStaff(server, role);

async function entriesOf({ id }: ApiStaff) {
  const { rows } = await server.database.pool.query(
    `select action, subject_kind, subject, after, reason from audit.entry
     where actor_kind = 'staff' and actor = $1 and action like 'staff.%export%' order by seq`,
    [String(id)],
  );
  return rows;
}

describe('an export of a list', () => {
  test('holds what the caller sees of it, and is written down with filters, rows and reason', async () => {
    const auditor = await staffOf('auditor');
    const filters = { from: start, before: start + 3, action: 'identity' };
    const { csv, rows, is_cut, name } = await ask(auditor, { filters });
    expect({ rows, is_cut }).toEqual({ rows: 2, is_cut: false });
    expect(name).toMatch(/^perya-audit-\d{8}-\d{6}\.csv$/);
    const lines = csv.split('\r\n');
    expect(lines[0]).toMatch(/^Entry,Time,Kind of actor,Actor,Action/);
    // The list is masked and newest first; nothing in it is run by a spreadsheet.
    expect(lines[1]).toContain(
      "2026-01-01T08:00:02+08:00,visitor,,identity.locked-out,contact,'=cmd2,'=1+1,",
    );
    expect(lines[2]).toContain(",'+63 917 ••• ••67,");
    expect(lines[3]).toBe('');
    expect(await entriesOf(auditor)).toEqual([
      {
        action: 'staff.list-exported',
        subjectKind: 'list',
        subject: 'audit',
        after: { rows: 2, is_cut: false, filters: JSON.stringify(filters) },
        reason,
      },
    ]);
  });

  test('ends at ten thousand rows and says so', async () => {
    const { csv, rows, is_cut } = await ask(await staffOf('auditor'), {
      filters: { address: '10.9.9.9' },
    });
    expect({ rows, is_cut }).toEqual({ rows: exportRowsMax, is_cut: true });
    expect(csv.split('\r\n')).toHaveLength(exportRowsMax + 2);
  });

  test.each([
    ['everything', {}],
    ['a filter that narrows nothing', { action: 'identity' }],
    ['a range of time that is as good as none', { from: 0, before: start * 2 }],
    ['half a range', { from: start }],
  ])('is refused for %s, with the reason and an entry', async (_what, filters) => {
    const auditor = await staffOf('auditor');
    await expect(ask(auditor, { filters: filters as never })).rejects.toMatchObject({
      code: 'EXPORT_OF_EVERYTHING',
    });
    expect(await entriesOf(auditor)).toMatchObject([
      { action: 'staff.export-refused', after: { refusal: 'EXPORT_OF_EVERYTHING' } },
    ]);
  });

  test.each([
    ['a filter that the list does not have', { filters: { uid: 7 } }],
    ['a page size', { filters: { limit: 5, actor_kind: 'staff', actor: '1' } }],
    ['a value that the list does not take', { filters: { action: "x' or true" } }],
    ['no reason', { reason: '  ' }],
    ['a list that is none', { list: 'sessions' }],
  ])('is refused for %s', async (_what, input) => {
    await expect(ask(await staffOf('auditor'), input as Ask)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  test('needs the permission to export and the one of the list', async () => {
    const filters = { address: '10.9.9.9' };
    // Games may export, and does not read the audit; support may neither.
    const games = await staffOf('games');
    await expect(ask(games, { filters })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await entriesOf(games)).toMatchObject([{ after: { refusal: 'FORBIDDEN' } }]);
    const support = await staffOf('support');
    await expect(ask(support, { filters })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('is one of twenty that a person asks for at once, and of twenty an hour', async () => {
    const auditor = await staffOf('auditor');
    const filters = { address: '10.9.9.9' };
    const { points } = rateLimits.exports;
    const asked = await Promise.allSettled(
      Array.from({ length: points }, () => ask(auditor, { filters })),
    );
    const done = asked.filter(({ status }) => status === 'fulfilled');
    expect(done).toHaveLength(1);
    for (const each of asked.filter(({ status }) => status === 'rejected')) {
      expect(each).toMatchObject({ reason: { code: 'EXPORT_RUNNING' } });
    }
    await expect(ask(auditor, { filters })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    // Another process counts on, and the hour ends.
    const second = await startTestServer({ database: shareDatabase(server.database) });
    try {
      const there = createStaffClient(second.url);
      there.use(auditor.token());
      const elsewhere = there.client.call(exportList, { list: 'audit', filters, reason });
      await expect(elsewhere).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    } finally {
      await second.stop();
    }
    await server.database.owner.query(
      `update staff.export_count set since = since - interval '1 hour' where staff_id = $1`,
      [auditor.id],
    );
    await expect(ask(auditor, { filters })).resolves.toMatchObject({ rows: exportRowsMax });
    // One that a server left behind when it ended holds nobody up for long.
    const risk = await staffOf('risk');
    const leaveBehind = (minutes: number) =>
      server.database.owner.query(
        `insert into staff.running_export values ($1, now() - $2 * interval '1 minute')
         on conflict (staff_id) do update set started_at = excluded.started_at`,
        [risk.id, minutes],
      );
    await leaveBehind(4);
    await expect(ask(risk, { filters })).rejects.toMatchObject({ code: 'EXPORT_RUNNING' });
    await leaveBehind(6);
    await expect(ask(risk, { filters })).resolves.toMatchObject({ rows: exportRowsMax });
    // Others are not held up.
    await expect(
      ask(await staffOf('risk'), { filters: { from: start, before: start + 3 } }),
    ).resolves.toMatchObject({ rows: 2 });
  });
});

test('every list can be exported by whoever may read it, and a list of people never as a whole', async () => {
  const narrow = { audit: { address: '10.9.9.9' }, rounds: { game: 'none' } };
  const people = {
    players: { kyc_status: 'test_account' },
    limits: { by: 'player' },
    withdrawals: { reason: 'velocity' },
    deposits: { status: 'timeout' },
    orders: { status: '2' },
    ...narrow,
  } as const;
  for (const list of exportNames) {
    // One of their own for each: nobody takes so many within an hour.
    const administrator = await staffOf('administrator');
    const needed = (people as Record<string, Record<string, string>>)[list];
    expect(needed === undefined, list).toBe(exportableLists[list].needs === null);
    const { csv } = await ask(administrator, { list, filters: needed ?? {} });
    const titles = exportableLists[list].columns.map(({ title }) =>
      title.en.includes(',') ? `"${title.en}"` : title.en,
    );
    expect(csv.split('\r\n')[0], list).toBe(titles.join(','));
  }
  const last = await staffOf('administrator');
  const { csv, rows } = await ask(last, { list: 'players', filters: people.players });
  expect(rows).toBe(12);
  expect(csv).toContain("'+63 917 ••• ••01");
  expect(csv).not.toMatch(/,'?(\+?63 ?)?9170000001,/);
});

test('every exportable list names fields that its rows have, and filters that it takes', () => {
  for (const [name, { call, columns, needs }] of Object.entries(exportableLists)) {
    const { shape: answer } = call.answer as unknown as z.ZodMiniObject;
    const row = (answer['rows'] as z.ZodMiniArray<z.ZodMiniObject>)._zod.def.element;
    for (const { key } of columns) {
      expect(Object.keys(row.shape), name).toContain(key.split('.')[0]);
    }
    const { shape: request } = call.request as unknown as z.ZodMiniObject;
    const filters = needs === null ? [] : needs.anyOf;
    for (const filter of filters) expect(Object.keys(request), name).toContain(filter);
  }
});
