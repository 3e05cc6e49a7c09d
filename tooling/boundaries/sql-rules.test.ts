import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';
import { readProject } from './read-project.ts';
import { checksumOf, formatSealed, sealFile } from './sealed-migrations.ts';

const workspaces = ['apps/server', 'sandbox'].map((folder) => ({
  folder,
  name: `@perya/${folder}`,
}));
const moduleOrder = ['ledger', 'kyc', 'games'];
const modules = 'apps/server/src/modules';

/** Three modules with a table and a function each, all of it as it should be. */
const sound = {
  [`${modules}/ledger/migrations/0001-tables.sql`]:
    'create schema ledger;\ncreate table ledger.wallet (uid bigint);',
  [`${modules}/ledger/functions/post.sql`]:
    'create or replace function ledger.post() returns void\nlanguage sql as $$ select from ledger.wallet $$;',
  [`${modules}/kyc/migrations/0001-tables.sql`]:
    'create schema kyc;\ncreate table kyc.record (uid bigint);',
  [`${modules}/kyc/functions/status-of.sql`]:
    'create or replace function kyc.status_of() returns void\nlanguage sql as $$ select from kyc.record $$;',
  [`${modules}/games/migrations/0001-tables.sql`]:
    'create schema games;\ncreate table games.bet (uid bigint);',
  'apps/server/src/platform/functions/clock.sql':
    'create or replace function platform.clock() returns timestamptz\nlanguage sql as $$ select now() $$;',
  'sandbox/src/studio/migrations/0001-studio.sql': 'create table studio.round (id uuid);',
};

const sealOf = (texts: Record<string, string>) =>
  formatSealed(
    new Map(
      Object.entries(texts).flatMap(([path, text]): [string, string][] => {
        const [, part, name] = /([^/]+)\/migrations\/(.+)$/.exec(path) ?? [];
        return part ? [[`${part}/${name}`, checksumOf(text)]] : [];
      }),
    ),
  );

function check(texts: Record<string, string>, lock = sealOf({ ...sound, ...texts })) {
  const all = { ...sound, ...texts, [sealFile]: lock };
  return checkBoundaries(readProject({ workspaces, moduleOrder, texts: all }));
}

const store = (sql: string) => `export const read = (pool) => pool.query(\`${sql}\`);\n`;
const body = (name: string, sql: string) =>
  `create or replace function ${name}() returns void language plpgsql as $$\nbegin\n  ${sql};\nend $$;\n`;

describe('SQL of modules', () => {
  it('names own tables, and functions of modules below', () => {
    expect(
      check({
        [`${modules}/games/functions/apply.sql`]: body(
          'games.apply',
          'insert into games.bet values (1); perform ledger.post(), kyc.status_of(), platform.clock()',
        ),
        [`${modules}/games/games.store.ts`]: store('select ledger.post() from games.bet'),
        'sandbox/src/studio/rounds.store.ts': store('select from studio.round'),
      }),
    ).toEqual([]);
  });

  it.each([
    ['games/functions/apply.sql', body('games.apply', 'update ledger.wallet set uid = 1')],
    [
      'games/functions/apply.sql',
      body('games.apply', 'perform 1 from games.bet join kyc.record using (uid)'),
    ],
    ['games/games.store.ts', store('select from ledger.wallet')],
    ['games/migrations/0002-more.sql', 'insert into games.bet select uid from ledger.wallet;'],
    [
      'games/migrations/0002-more.sql',
      'alter table games.bet add foreign key (uid) references kyc.record;',
    ],
    ['kyc/functions/check.sql', body('kyc.check', "perform nextval('games.bet')")],
    ['ledger/functions/read.sql', body('ledger.read', 'perform kyc.status_of()')],
    ['ledger/ledger.store.ts', store('select kyc.status_of()')],
  ])('refuses in %s: %s', (path, text) => {
    expect(check({ [`${modules}/${path}`]: text }).map(({ rule }) => rule)).toEqual([
      'SQL of modules',
    ]);
  });

  it('keeps the studio and the platform to themselves', () => {
    expect(
      check({
        'sandbox/src/studio/rounds.store.ts': store('select ledger.post()'),
        'apps/server/src/platform/http/idempotency.store.ts': store('select ledger.post()'),
        [`${modules}/games/games.store.ts`]: store('select from studio.round'),
      }).map(({ what }) => what),
    ).toEqual([
      'studio names ledger.post, which is not below it',
      'platform names ledger.post, which is not below it',
      'games names studio.round, which is not below it',
    ]);
  });

  it('lets modules above read a view that is published, and no other', () => {
    const read = { [`${modules}/games/games.store.ts`]: store('select from ledger.totals') };
    const view = 'create or replace view ledger.totals as\n  select count(*) from ledger.wallet;\n';
    const file = `${modules}/ledger/functions/totals.sql`;
    expect(check({ ...read, [file]: `-- Totals.\n${view}` })).toHaveLength(1);
    expect(
      check({ ...read, [file]: `-- Published: how many wallets there are.\n${view}` }),
    ).toEqual([]);
  });

  it('knows what a module has because another has it', () => {
    const texts = {
      [`${modules}/games/games.store.ts`]: store('select kyc.post(), kyc.psot() from kyc.record'),
    };
    const project = { workspaces, moduleOrder, texts: { ...sound, ...texts } };
    const found = (functionsLike: Record<string, string>) =>
      checkBoundaries(readProject({ ...project, functionsLike }))
        .filter(({ rule }) => rule === 'SQL of modules')
        .map(({ what }) => what);
    const others = [
      'kyc.psot is made by no migration and no file of functions/',
      'games names kyc.record, a table of another module',
    ];
    expect(found({ kyc: 'ledger' })).toEqual(others);
    expect(found({})).toEqual([
      'kyc.post is made by no migration and no file of functions/',
      ...others,
    ]);
  });

  it('finds names that nothing makes, and says in which line', () => {
    const found = check({
      [`${modules}/games/games.store.ts`]: store(
        'select 1;\n select ledger.psot(),\n uid from games.bets',
      ),
    });
    expect(found.map(({ line, what }) => `${line}: ${what}`)).toEqual([
      '2: ledger.psot is made by no migration and no file of functions/',
      '3: games.bets is made by no migration and no file of functions/',
    ]);
  });

  it('takes neither an alias nor a comment for a schema', () => {
    expect(
      check({
        [`${modules}/games/games.store.ts`]: store(
          'select kyc.uid, platform.name from games.bet kyc -- not ledger.wallet\n',
        ),
      }),
    ).toEqual([]);
  });
});

describe('function files', () => {
  it.each([
    ['a table', 'create table games.more (uid bigint);'],
    ['data', 'insert into games.bet values (1);'],
    ['what cannot be applied twice', body('games.go', 'null').replace('or replace ', '')],
    ['a function of another module', body('ledger.go', 'null')],
  ])('refuse %s', (_what, text) => {
    expect(
      check({ [`${modules}/games/functions/go.sql`]: text }).map(({ rule }) => rule),
    ).toContain('function files');
  });

  it('hold the functions and views, which a migration may not make', () => {
    const path = `${modules}/games/migrations/0002-more.sql`;
    for (const text of [body('games.go', 'null'), 'create view games.v as select 1;']) {
      expect(check({ [path]: text }).map(({ rule }) => rule)).toEqual(['functions in files']);
    }
    expect(
      check({
        [path]: 'create trigger t after insert on games.bet execute function platform.clock();',
      }),
    ).toEqual([]);
  });
});

describe('sealed migrations', () => {
  const path = `${modules}/ledger/migrations/0001-tables.sql`;
  const found = (texts: Record<string, string>, lock?: string) =>
    check(texts, lock).map(({ rule, what }) => `${rule}: ${what}`);

  it('pass while they are what was committed', () => {
    expect(found({})).toEqual([]);
  });

  it('refuse two of one number', () => {
    expect(
      found({ [`${modules}/ledger/migrations/0001-views.sql`]: 'create schema views;' }),
    ).toEqual([
      'sealed migrations: ledger/0001-views.sql has the number of ledger/0001-tables.sql',
    ]);
  });

  it('refuse an edited one', () => {
    expect(found({ [path]: `${sound[path]} ` }, sealOf(sound))).toEqual([
      'sealed migrations: ledger/0001-tables.sql was edited after it had been committed',
    ]);
  });

  it('refuse a removed one', () => {
    const lock = `${sealOf(sound)}${checksumOf('')}  ledger/0002-gone.sql\n`;
    expect(found({}, lock)).toEqual(['sealed migrations: migration ledger/0002-gone.sql is gone']);
  });

  it('ask for the seal of a new one', () => {
    expect(found({ [path.replace('0001', '0002')]: '' }, sealOf(sound))).toEqual([
      'sealed migrations: ledger/0002-tables.sql is not in migrations.lock: npm run migration:seal adds it',
    ]);
  });
});
