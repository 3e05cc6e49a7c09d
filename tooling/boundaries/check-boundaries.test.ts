import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';
import { readProject } from './read-project.ts';
import { checksumOf, sealFile } from './sealed-migrations.ts';

const folders = ['apps/server', 'apps/web', 'bench', 'e2e', 'packages/contract', 'packages/money'];
const workspaces = [...folders, 'packages/ui', 'packages/app-kit', 'tooling', 'art'].map(
  (folder) => ({
    folder,
    name: `@perya/${folder.split('/').at(-1)}`,
  }),
);
const moduleOrder = ['audit', 'ledger', 'kyc'];

/** The names of the rules that a small tree breaks. */
const brokenBy = (texts: Record<string, string>) =>
  checkBoundaries(readProject({ workspaces, moduleOrder, texts })).map(({ rule }) => rule);

const importing = (specifier: string) => `import { a } from '${specifier}';\n`;

describe('workspace direction', () => {
  it('lets knowledge flow as the architecture says', () => {
    expect(
      brokenBy({
        'packages/contract/src/call.ts': importing('@perya/money'),
        'apps/web/src/lib/api.ts': importing('@perya/contract/client'),
        'apps/web/src/lib/query.ts': importing('@perya/app-kit/query/call-key'),
        'packages/app-kit/src/a.ts': importing('@perya/ui/toast'),
        'apps/server/src/platform/http.ts': importing('@perya/contract/errors'),
        'bench/ledger.ts': importing('../apps/server/src/main.ts'),
      }),
    ).toEqual([]);
  });

  it.each([
    ['packages/money/src/a.ts', '@perya/contract/call'],
    ['packages/contract/src/a.ts', '@perya/ui/button'],
    ['packages/ui/src/a.tsx', '@perya/money'],
    ['packages/ui/src/a.tsx', '@perya/app-kit/browser/theme'],
    ['packages/app-kit/src/a.ts', '../../../apps/web/src/lib/a.ts'],
    ['packages/ui/src/a.tsx', '../../contract/src/errors.ts'],
    ['packages/contract/src/a.ts', '../../../apps/web/src/lib/api.ts'],
    ['apps/web/src/lib/a.ts', '../../../server/src/platform/clock.ts'],
    ['apps/server/src/main.ts', '@perya/web'],
    ['apps/server/src/main.ts', '../../../tooling/test/run.ts'],
    ['apps/web/src/lib/a.ts', '../../../../e2e/shell.spec.ts'],
  ])('keeps %s from importing %s', (path, specifier) => {
    expect(brokenBy({ [path]: importing(specifier) })).toEqual(['workspace direction']);
  });

  it('sees types, re-exports and lazy imports too, and says which line', () => {
    const text = [
      "import type { A } from '@perya/contract/a';",
      "export * from '@perya/contract/b';",
      "export const c = () => import('@perya/contract/c');",
      "export type D = import('@perya/contract/d').D;",
      "// import '@perya/contract/e';",
    ].join('\n');
    const project = readProject({
      workspaces,
      moduleOrder,
      texts: { 'packages/ui/src/a.ts': text },
    });
    expect(checkBoundaries(project).map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });

  it('asks for a word about a workspace that nobody described', () => {
    const texts = { 'packages/new/src/a.ts': '' };
    const known = [...workspaces, { folder: 'packages/new', name: '@perya/new' }];
    const [found] = checkBoundaries(readProject({ workspaces: known, moduleOrder, texts }));
    expect(found?.what).toContain('packages/new');
  });
});

describe('server modules', () => {
  const modules = 'apps/server/src/modules';

  it('calls the api of a module below', () => {
    expect(brokenBy({ [`${modules}/kyc/submit.ts`]: importing('../ledger/index.ts') })).toEqual([]);
  });

  it('refuses what lies behind the api', () => {
    expect(
      brokenBy({ [`${modules}/kyc/submit.ts`]: importing('../ledger/ledger.store.ts') }),
    ).toEqual(['module apis', 'stores inside']);
    expect(brokenBy({ 'apps/server/src/main.ts': importing('./modules/ledger/post.ts') })).toEqual([
      'module apis',
    ]);
  });

  it('lets what the tests of a module share look behind its api, and no other', () => {
    const text = importing('../../modules/ledger/post.ts');
    expect(brokenBy({ 'apps/server/src/testing/ledger/poster.ts': text })).toEqual([]);
    expect(brokenBy({ 'apps/server/src/testing/kyc/poster.ts': text })).toEqual(['module apis']);
  });

  it('keeps test support out of modules', () => {
    const text = importing('../../testing/test-server.ts');
    expect(brokenBy({ [`${modules}/ledger/post.db.test.ts`]: text })).toEqual([]);
    expect(brokenBy({ [`${modules}/ledger/poster.ts`]: text })).toEqual(['test support']);
  });

  it('refuses calls upwards, and a module without a place', () => {
    expect(brokenBy({ [`${modules}/ledger/post.ts`]: importing('../kyc/index.ts') })).toEqual([
      'module order',
    ]);
    expect(brokenBy({ [`${modules}/bonus/give.ts`]: '' })).toEqual(['module order']);
  });

  it('lets main.ts, testing and tests compose, and nobody else', () => {
    const importsModule = importing('../modules/ledger/index.ts');
    expect(
      brokenBy({
        'apps/server/src/main.ts': importing('./modules/ledger/index.ts'),
        'apps/server/src/testing/start-server.ts': importsModule,
        'apps/server/src/platform/a.db.test.ts': importsModule,
      }),
    ).toEqual([]);
    expect(brokenBy({ 'apps/server/src/platform/jobs.ts': importsModule })).toEqual([
      'composition',
    ]);
  });

  it('keeps SQL in stores and platform', () => {
    const text = 'await pool\n  .query<Row>(`select 1`);\n';
    expect(
      brokenBy({
        [`${modules}/ledger/ledger.store.ts`]: text,
        [`${modules}/ledger/post.db.test.ts`]: text,
        'apps/server/src/platform/database/migrate.ts': text,
        'bench/ledger.ts': text,
      }),
    ).toEqual([]);
    expect(brokenBy({ [`${modules}/ledger/routes.ts`]: text })).toEqual(['SQL in stores']);
  });
});

describe('the apps', () => {
  const web = 'apps/web/src';

  it('keeps features apart', () => {
    const path = `${web}/features/lobby/list.tsx`;
    expect(brokenBy({ [path]: importing('../wallet/balance.tsx') })).toEqual(['features apart']);
    expect(brokenBy({ [path]: importing('./card.tsx') + importing('../../lib/api.ts') })).toEqual(
      [],
    );
  });

  it('lets app/ compose and nothing reach back up', () => {
    expect(
      brokenBy({ [`${web}/app/routes.tsx`]: importing('../features/lobby/list.tsx') }),
    ).toEqual([]);
    expect(brokenBy({ [`${web}/lib/api.ts`]: importing('../app/router.ts') })).toEqual([
      'app layers',
    ]);
    expect(brokenBy({ [`${web}/features/lobby/a.ts`]: importing('../../app/router.ts') })).toEqual([
      'app layers',
    ]);
  });

  it('lets only lib/ speak to the server', () => {
    const client = [
      importing('../../lib/http/api.ts'),
      importing('@perya/contract/client'),
      importing('@perya/app-kit/query/use-submission'),
      importing('@tanstack/react-query'),
      "export const load = () => import('../../lib/http/api.ts');\n",
      "export const load = () => fetch('/art/manifest.json');\n",
      "export const load = () => window.fetch('/art/manifest.json');\n",
      'export const asked = new AbortController();\n',
    ];
    for (const text of client) {
      expect(brokenBy({ [`${web}/features/lobby/use-games.ts`]: text })).toEqual(['data layer']);
      expect(brokenBy({ [`${web}/app/nav/tabs.ts`]: text })).toEqual(['data layer']);
      expect(brokenBy({ [`${web}/lib/query/use-call.ts`]: text })).toEqual([]);
      expect(brokenBy({ [`${web}/features/lobby/use-games.test.ts`]: text })).toEqual([]);
    }
    expect(
      brokenBy({
        [`${web}/features/lobby/use-games.ts`]: importing('../../lib/query/use-call.ts'),
      }),
    ).toEqual([]);
  });

  it.each(['staff/permissions', 'kyc/staff-calls/reviews', 'kyc/staff-errors'])(
    'keeps %s out of the player app',
    (file) => {
      const text = importing(`@perya/contract/${file}`);
      expect(brokenBy({ 'apps/web/src/lib/a.ts': text })).toEqual(['staff apart']);
      expect(brokenBy({ 'apps/server/src/platform/a.ts': text })).toEqual([]);
    },
  );

  it('keeps zod in the contract and the server', () => {
    expect(brokenBy({ [`${web}/lib/form.ts`]: importing('zod/mini') })).toEqual(['zod places']);
    expect(brokenBy({ 'packages/contract/src/fields.ts': importing('zod/mini') })).toEqual([]);
  });
});

describe('files', () => {
  it.each([
    'const a = { ...{ b: 1, c: 2 } };',
    'const [a, b] = [f(), g()];',
    'x(<A {...{ b }} />);',
  ])('refuses code that is shaped for the formatter: %s', (code) => {
    expect(brokenBy({ 'apps/web/src/lib/a.tsx': code })).toEqual(['plain code']);
  });

  it('accepts spreads and tuples that do something', () => {
    const code = 'const a = { ...b, ...(c && { d }) };\nconst [e, f] = g();\n[e, f] = [f, e];';
    expect(brokenBy({ 'apps/web/src/lib/a.ts': code })).toEqual([]);
  });

  it.each([
    'utils.ts',
    'services.ts',
    'date-utils.ts',
    'bonus.service.ts',
    'common/money.ts',
    'helpers.test.ts',
  ])('refuses the name %s', (name) => {
    expect(brokenBy({ [`apps/web/src/lib/${name}`]: '' })).toEqual(['file names']);
  });

  it('accepts names that mean something', () => {
    expect(
      brokenBy({
        'apps/web/src/lib/service-worker.ts': '',
        'apps/web/src/lib/commonly.ts': '',
        'apps/server/src/modules/ledger/services.ts': '',
      }),
    ).toEqual([]);
  });

  it('stops at 400 lines, except in what is written once or by a machine', () => {
    const longText = 'a {}\n'.repeat(401);
    expect(brokenBy({ 'packages/ui/src/tokens.css': longText })).toEqual(['file length']);
    expect(
      brokenBy({
        'packages/ui/src/tokens.css': 'a {}\n'.repeat(400),
        'apps/server/src/modules/ledger/migrations/001.sql': longText,
        [sealFile]: `${checksumOf(longText)}  ledger/001.sql\n`,
      }),
    ).toEqual([]);
  });

  it('gives a folder of more than 25 files rooms, and counts no tests', () => {
    const folder = (count: number, name = (place: number) => `part-${place}.ts`) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, place) => [`apps/web/src/lib/game/${name(place)}`, '']),
      );
    expect(brokenBy(folder(25))).toEqual([]);
    expect(brokenBy(folder(26))).toEqual(['folder size']);
    expect(brokenBy({ ...folder(25), ...folder(9, (place) => `part-${place}.test.ts`) })).toEqual(
      [],
    );
  });
});
