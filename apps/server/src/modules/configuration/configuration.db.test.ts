import { weightedTypes } from '@perya/contract/games/staff-calls/turnover-weights';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../testing/api-player.ts';
import { approveAs, createApiStaff } from '../../testing/api-staff.ts';
import {
  askImport,
  askUndo,
  bringIn,
  exportOf,
  fileWith,
  firstChanged,
  type House,
  openTwoHouses,
  planned,
  problemsOfFile,
  type Row,
  readRows,
  rowsOf,
  sendFile,
} from '../../testing/configuration/two-houses.ts';

let staging: House;
let production: House;
beforeAll(async () => {
  ({ staging, production } = await openTwoHouses());
  // The demo leaves all of them whole.
  const [game_type = 0] = weightedTypes;
  const weight = { game_type, weight: 40, seen: 100, reason: 'Little is at risk' };
  await staging.ana.client.call(staffCalls.changeTurnoverWeight, weight);
});
afterAll(() => Promise.all([staging.server.stop(), production.server.stop()]));

/** Tables without what each installation counts and numbers for itself. */
const tables: Readonly<Record<string, readonly string[]>> = {
  'kyc.branch': ['version'],
  'payments.channel': ['version', 'updated_at', 'closed_by', 'rail'],
  'payments.rule': ['updated_at'],
  'payments.voucher_product': ['version'],
  'vip.level': [],
  'points.goods': ['version', 'updated_at', 'stock'],
  'campaigns.campaign': ['id', 'version', 'updated_at'],
  'games.jackpot': ['id', 'version', 'created_at', 'updated_at'],
  'games.jackpot_game': ['jackpot_id'],
  'promotions.promotion': ['version', 'updated_at', 'revision'],
  'promotions.tile': ['version'],
  'announcements.announcement': ['id', 'version', 'updated_at'],
  'support.canned_answer': ['version', 'changed_at'],
  'content.brand': ['version', 'updated_at'],
  'content.site_index': ['version', 'updated_at'],
  'catalogue.venue': ['id', 'is_own', 'revision', 'created_at'],
  'catalogue.platform': ['venue_id', 'is_own'],
  'games.turnover_weight': ['updated_at'],
  'catalogue.game': [
    'id',
    'venue_id',
    'is_own',
    'revision',
    'created_at',
    'updated_at',
    'updated_name',
  ],
};
describe('a house that is exported and brought into an empty one', () => {
  test('is the same house there, row by row, once two people have wanted it', async () => {
    const file = await exportOf(staging);
    const { draft, changes, untouched } = await sendFile(production, file);
    expect(untouched).toEqual([]);
    expect(changes.some(({ kind }) => kind === 'added')).toBe(true);
    const { id } = await askImport(production, draft);
    expect(await refusalOf(approveAs(production.ana, id))).toBe('REQUEST_OWN');
    expect(rowsOf(await exportOf(production), 'kyc.branches')).toEqual([]);
    const { says } = await approveAs(production.ben, id);
    expect(says).toContain('Branches');
    expect((await exportOf(production)).parts).toEqual(file.parts);
    for (const [table, own] of Object.entries(tables)) {
      const [there, here] = await Promise.all(
        [staging, production].map(({ server }) => readRows(server.database.owner, table, own)),
      );
      expect([table, here]).toEqual([table, there]);
    }
    // Once more it changes nothing.
    expect(await sendFile(production, file)).toMatchObject({
      draft: null,
      changes: [],
      problems: [],
    });
  });

  test('has no key, no code and no person in its file', async () => {
    const { file } = await staging.ana.client.call(staffCalls.exportConfiguration, {
      what: 'house',
    });
    expect(Object.keys(JSON.parse(file).parts)).toEqual([
      'content.brands',
      'content.pages',
      'content.articles',
      'kyc.branches',
      'limits.figures',
      'catalogue.venues',
      'catalogue.platforms',
      'catalogue.games',
      'games.weights',
      'games.jackpots',
      'payments.channels',
      'payments.rules',
      'payments.shops',
      'vip.levels',
      'points.goods',
      'promotions.promotions',
      'promotions.tiles',
      'campaigns.campaigns',
      'announcements.announcements',
      'support.answers',
    ]);
    const named = new Set<string>();
    JSON.parse(file, (name, value) => {
      named.add(name);
      return value;
    });
    expect(
      [...named].filter((name) => /secret|sealed|password|uid|email|phone|key_/i.test(name)),
    ).toEqual([]);
  });
});

describe('nothing is brought in, and the reason is said, of', () => {
  const problemsOf = (content: unknown) => problemsOfFile(staging, content);

  test('half a file, a file of a later release, and one with a part that nobody knows', async () => {
    const file = await exportOf(staging);
    const text = JSON.stringify(file);
    expect(await problemsOf(text.slice(0, text.length / 2))).toContain('no whole file');
    expect(await problemsOf({ ...file, version: 2 })).toContain('later release');
    expect(await problemsOf({ ...file, parts: { ...file.parts, 'staff.roles': [] } })).toContain(
      'staff.roles: This installation has no such part',
    );
    expect(await problemsOf({ ...file, format: 'another' })).toContain('no whole file');
  });

  test('a document without its Tagalog, one that is not filled in, and one that runs', async () => {
    const file = await exportOf(staging);
    const withBody = (body: Row) =>
      fileWith(file, 'content.articles', (rows) =>
        rows.map((row) =>
          row.key === 'document:h5/terms'
            ? { ...row, words: { ...(row.words as Row), body } }
            : row,
        ),
      );
    expect(await problemsOf(withBody({ en: 'Terms', tl: '' }))).toContain(
      'content.articles document:h5/terms: the text is missing in one language',
    );
    expect(await problemsOf(withBody({ en: 'Of [[operator]]', tl: 'Ng [[operator]]' }))).toContain(
      'must be filled in',
    );
    const evil = '[tap](javascript:alert(1))';
    expect(await problemsOf(withBody({ en: evil, tl: evil }))).toContain('document:h5/terms');
  });

  test('rows that no two people may set: bounds, gateways, origins, levels, the last branch', async () => {
    const file = await exportOf(staging);
    const off = (rows: Row[]) =>
      rows.map((row) => (row.name === 'four-eyes' ? { ...row, is_on: false } : row));
    expect(await problemsOf(fileWith(file, 'payments.rules', off))).toContain('four-eyes');
    const strange = firstChanged({ gateway: 'mine', id: 1777 });
    expect(await problemsOf(fileWith(file, 'payments.channels', strange))).toContain(
      'no such gateway',
    );
    const elsewhere = firstChanged({ launch_url: 'https://evil.example/play' });
    expect(await problemsOf(fileWith(file, 'catalogue.venues', elsewhere))).toContain(
      'frame no page',
    );
    const flat = firstChanged({ xp: 10_000_000_000 });
    expect(await problemsOf(fileWith(file, 'vip.levels', flat))).toContain(
      'more than the one before',
    );
    expect(await problemsOf(fileWith(file, 'kyc.branches', () => []))).toContain('left open');
    const longer = (rows: Row[]) =>
      rows.map((row) => (row.name === 'location_minutes' ? { ...row, value: 31 } : row));
    expect(await problemsOf(fileWith(file, 'limits.figures', longer))).toContain('from 0 to 30');
    const unknown = firstChanged({ name: 'house_edge' });
    expect(await problemsOf(fileWith(file, 'limits.figures', unknown))).toContain('house_edge');
    const beyond = firstChanged({ weight: 101 });
    expect(await problemsOf(fileWith(file, 'games.weights', beyond))).toContain('games.weights');
    const noGames = firstChanged({ game_type: 99 });
    expect(await problemsOf(fileWith(file, 'games.weights', noGames))).toContain('no games of');
    const twice = (rows: Row[]) => [...rows, ...rows.slice(0, 1)];
    expect(await problemsOf(fileWith(file, 'kyc.branches', twice))).toContain('twice');
    const more = firstChanged({ secret: 'x' });
    expect(await problemsOf(fileWith(file, 'kyc.branches', more))).toContain('kyc.branches 1');
  });

  test('rows that stand on nothing: the tables refuse them, and nothing of the file stays', async () => {
    const file = await exportOf(staging);
    const moved = {
      ...fileWith(file, 'catalogue.games', firstChanged({ platform: 'nowhere' })),
    };
    const both = {
      ...moved,
      parts: {
        ...moved.parts,
        'kyc.branches': firstChanged({ address: '1 Half Applied Road, Lipa City' })(
          structuredClone(rowsOf(file, 'kyc.branches')),
        ),
      },
    };
    const { draft } = await sendFile(staging, both);
    const { id } = await askImport(staging, draft);
    await expect(approveAs(staging.ben, id)).rejects.toMatchObject({
      code: 'REQUEST_FAILED',
      message: expect.stringContaining('catalogue.games: a row names something that is not here'),
    });
    expect((await exportOf(staging)).parts).toEqual(file.parts);
    await staging.ana.client.call(staffCalls.withdrawRequest, {
      id,
      reason: 'mistaken',
      words: '',
    });
  });
});

describe('what was brought in', () => {
  test('is shown field by field, stands in the audit, and is undone by two people, once', async () => {
    const before = await exportOf(staging);
    const address = '12 Moved Avenue, Iloilo City';
    const wanted = fileWith(before, 'kyc.branches', (rows) => [
      ...firstChanged({ address })(rows).slice(0, -1),
      { id: 900, address: '3 Added Street, Roxas City', place: 90, is_open: true },
    ]);
    const { changes, untouched } = await sendFile(staging, wanted);
    expect(changes.map(({ kind }) => kind).toSorted()).toEqual(['added', 'changed', 'retired']);
    expect(changes.find(({ kind }) => kind === 'changed')?.fields).toMatchObject([
      { name: 'address', after: address },
    ]);
    expect(untouched).toContain('Games');
    const id = await bringIn(staging, wanted);
    const shown = await staging.ana.client.call(staffCalls.readConfigurationChanges, {
      of: 'import',
      id,
    });
    expect(shown.changes).toEqual(changes);
    const { rows } = await staging.server.database.owner.query<{ after: Row }>(
      `select after from audit.entry where action = 'configuration.imported' and after ->> 'import' = $1`,
      [id],
    );
    expect(rows).toMatchObject([{ after: { part: 'kyc.branches', added: ['900'] } }]);

    const { id: request } = await askUndo(staging, id);
    expect(await refusalOf(approveAs(staging.ana, request))).toBe('REQUEST_OWN');
    await approveAs(staging.ben, request);
    const after = await exportOf(staging);
    // A branch is never removed: what the file had added is retired.
    expect(rowsOf(after, 'kyc.branches').filter((row) => row.id !== 900)).toEqual(
      rowsOf(before, 'kyc.branches'),
    );
    expect(rowsOf(after, 'kyc.branches').find((row) => row.id === 900)).toMatchObject({
      is_open: false,
    });
    expect(await refusalOf(askUndo(staging, id))).toBe('CONFIGURATION_UNDONE');
  });

  test('is not undone where somebody has changed a row of it since', async () => {
    const before = await exportOf(staging);
    const id = await bringIn(
      staging,
      fileWith(before, 'kyc.branches', firstChanged({ place: 77 })),
    );
    const first = rowsOf(before, 'kyc.branches')[0]?.id;
    const all = await staging.ana.client.call(staffCalls.listBranches, {});
    const held = all.find((row) => row.id === first);
    if (!held) throw new Error('The demo operator has branches');
    await staging.ana.client.call(staffCalls.saveBranch, {
      id: held.id,
      version: held.version,
      address: held.address,
      place: 78,
      reason: 'It moved again',
    });
    expect(await refusalOf(askUndo(staging, id))).toBe('CHANGED_MEANWHILE');
  });

  test('is what was approved: a house that moved between asking and approval refuses', async () => {
    const file = await exportOf(staging);
    const wanted = fileWith(file, 'vip.levels', firstChanged({ xp: 999 }));
    const { draft } = await sendFile(staging, wanted);
    const { id } = await askImport(staging, draft);
    await staging.server.database.owner.query('update vip.level set xp = 998 where level = 1');
    await expect(approveAs(staging.ben, id)).rejects.toMatchObject({
      code: 'REQUEST_FAILED',
      message: expect.stringContaining('changed this meanwhile'),
    });
    await staging.server.database.owner.query('update vip.level set xp = 1000 where level = 1');
    await approveAs(staging.ben, id);
    expect(rowsOf(await exportOf(staging), 'vip.levels')[0]).toMatchObject({ xp: 999 });
  });

  test('is nobody’s who may not: neither the file of another nor without the permission', async () => {
    const file = await exportOf(staging);
    const { draft } = await sendFile(
      staging,
      fileWith(file, 'vip.levels', firstChanged({ xp: 997 })),
    );
    expect(await refusalOf(askImport({ ...staging, ana: staging.ben }, draft))).toBe('NOT_FOUND');
    const content = await createApiStaff(staging.server, 'content');
    const read = content.client.call(staffCalls.readConfiguration, {});
    expect(await refusalOf(read)).toBe('FORBIDDEN');
    const auditor = await createApiStaff(staging.server, 'auditor');
    expect(
      await refusalOf(auditor.client.call(staffCalls.askConfiguration, { draft: '1', ...planned })),
    ).toBe('FORBIDDEN');
  });
});

test('the configuration is shown as it stood at a moment, whoever changed it and however', async () => {
  const { owner } = staging.server.database;
  const before = await exportOf(staging);
  const { rows } = await owner.query<{ last: bigint; now: Date }>(
    'select max(id) as last, clock_timestamp() as now from platform.kept_row',
  );
  const now = Math.floor((rows[0]?.now ?? new Date()).getTime() / 1000);
  // Behind the app's back too.
  await owner.query(
    `update payments.channel set max_amount = 12345600 where id = (select min(id) from payments.channel)`,
  );
  await owner.query(
    `update kyc.branch set place = 4321 where id = (select min(id) from kyc.branch)`,
  );
  // What was changed was changed an hour later.
  await owner.query(`update platform.kept_row set at = at + interval '1 hour' where id > $1`, [
    rows[0]?.last,
  ]);
  const soon = await exportOf(staging, now + 60);
  expect(soon.parts).toEqual(before.parts);
  const later = await exportOf(staging, now + 7200);
  expect(later.parts).toEqual((await exportOf(staging)).parts);
  expect(later.parts).not.toEqual(before.parts);
  const tooEarly = exportOf(staging, 1);
  expect(await refusalOf(tooEarly)).toBe('NOT_FOUND');
  // Nobody adds to the history or takes from it.
  const { pool } = staging.server.database;
  await expect(pool.query('delete from platform.kept_row')).rejects.toThrow(/permission denied/);
  await expect(
    pool.query(`insert into platform.kept_row (source, key, at) values ('kyc.branch', '1', now())`),
  ).rejects.toThrow(/permission denied/);
});

/** What keeps its history and is compared by its file above: texts have versions and numbers of their own. */
const comparedByFile = ['content.article'];

test('a figure of the law that a file brings holds at once, with who brought it, and is undone; an older file is no reason to forget a newer figure', async () => {
  const held = rowsOf(await exportOf(production), 'limits.figures');
  const [newest] = held.filter(({ name }) => name === 'location_minutes');
  const value = Number(newest?.value) === 20 ? 25 : 20;
  const file = { ...(await exportOf(production)), pictures: {} };
  const changed = fileWith(file, 'limits.figures', () => [{ name: 'location_minutes', value }]);
  const standing = async () =>
    (await production.ana.client.call(staffCalls.readProtectionPolicy, {})).figures.find(
      ({ name }) => name === 'location_minutes',
    );
  const id = await bringIn(production, changed);
  expect(await standing()).toMatchObject({ value, made_by: expect.stringMatching(/^staff:/) });
  expect(rowsOf(await exportOf(production), 'limits.figures')).toHaveLength(held.length);
  const undo = await askUndo(production, id);
  await approveAs(production.ben, undo.id);
  expect(await standing()).toMatchObject({ value: newest?.value });
});

test('every table that travels is compared row by row, and none is left out', async () => {
  const { rows } = await staging.server.database.owner.query<{ name: string }>(
    `select format('%s.%s', n.nspname, c.relname) as name from pg_trigger t
     join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where t.tgname = 'keep_row' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(tables), ...comparedByFile].sort());
});
