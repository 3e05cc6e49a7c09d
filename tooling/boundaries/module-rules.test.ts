import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';
import { readProject } from './read-project.ts';

const workspaces = ['apps/server', 'packages/contract', 'games'].map((folder) => ({
  folder,
  name: `@perya/${folder.split('/').at(-1)}`,
}));

const findings = (texts: Record<string, string>) =>
  checkBoundaries(readProject({ workspaces, moduleOrder: ['ledger', 'kyc'], texts }));
const brokenBy = (texts: Record<string, string>) => findings(texts).map(({ rule }) => rule);

const ledger = 'apps/server/src/modules/ledger';
const importing = (specifier: string) => `import { a } from '${specifier}';\n`;
const importingType = (specifier: string) => `import type { A } from '${specifier}';\n`;

describe('import cycles', () => {
  it('prints the circle, types included, once and where it begins', () => {
    const found = findings({
      [`${ledger}/a.ts`]: `${importing('node:os')}${importing('./b.ts')}`,
      [`${ledger}/b.ts`]: importingType('./c.ts'),
      [`${ledger}/c.ts`]: "export const load = () => import('./a.ts');\n",
      [`${ledger}/d.ts`]: importing('./a.ts'),
    });
    expect(found).toMatchObject([
      {
        rule: 'import cycles',
        path: `${ledger}/a.ts`,
        line: 2,
        what: `a circle of imports: ${ledger}/a.ts → ${ledger}/b.ts → ${ledger}/c.ts → ${ledger}/a.ts`,
      },
    ]);
  });

  it('follows the names of packages, with and without their folder src', () => {
    expect(
      brokenBy({
        'packages/contract/src/call.ts': importingType('@perya/contract/errors'),
        'packages/contract/src/errors.ts': importing('./call.ts'),
        'games/plinko/rules.ts': importing('@perya/games/plinko/state'),
        'games/plinko/state.ts': importingType('./rules.ts'),
      }),
    ).toEqual(['import cycles', 'import cycles']);
  });

  it('finds a file that imports itself, and each circle of a project', () => {
    expect(
      brokenBy({
        [`${ledger}/a.ts`]: importing('./a.ts'),
        [`${ledger}/b.ts`]: importing('./c.ts'),
        [`${ledger}/c.ts`]: importing('./b.ts'),
      }),
    ).toEqual(['import cycles', 'import cycles']);
  });

  it('knows circles that only types close', () => {
    const web = 'apps/web/src';
    expect(
      brokenBy({
        [`${web}/routes/route-tree.ts`]: importing('./root.tsx'),
        [`${web}/routes/root.tsx`]: importingType('../router.tsx'),
        [`${web}/router.tsx`]: importingType('./routes/route-tree.ts'),
      }),
    ).toContain('import cycles');
  });

  it('lets many import one, and one many', () => {
    expect(
      brokenBy({
        [`${ledger}/a.ts`]: `${importing('./c.ts')}${importing('./b.ts')}`,
        [`${ledger}/b.ts`]: importing('./c.ts'),
        [`${ledger}/c.ts`]: importing('./d.ts'),
        [`${ledger}/d.ts`]: 'export const a = 1;\n',
      }),
    ).toEqual([]);
  });
});

describe('stores', () => {
  it('are imported inside their module and by tests', () => {
    expect(
      brokenBy({
        [`${ledger}/post.ts`]: importing('./ledger.store.ts'),
        [`${ledger}/rooms/list.ts`]: importing('../ledger.store.ts'),
        [`${ledger}/index.ts`]: "export type { Row } from './ledger.store.ts';\n",
      }),
    ).toEqual([]);
  });

  it('do not leave it, neither by a path nor through the api', () => {
    const elsewhere = importingType('./modules/ledger/ledger.store.ts');
    expect(brokenBy({ 'apps/server/src/main.ts': elsewhere })).toContain('stores inside');
    const api = "export { createLedgerStore } from './ledger.store.ts';\n";
    expect(brokenBy({ [`${ledger}/index.ts`]: api })).toEqual(['stores inside']);
  });
});

describe('the api', () => {
  it('re-exports and does nothing', () => {
    const reexports = "export { createLedger, type Ledger } from './ledger.ts';\n";
    expect(brokenBy({ [`${ledger}/index.ts`]: reexports })).toEqual([]);
    const does = `${reexports}export const limit = 3;\n`;
    expect(findings({ [`${ledger}/index.ts`]: does })).toMatchObject([
      { rule: 'apis re-export', line: 2 },
    ]);
  });
});

describe('routes', () => {
  const head = `${importingType('@perya/contract/ledger/calls/wallet')}${importing('./read-wallet.ts')}`;

  it('bind verbs of their module to calls', () => {
    const text = `${head}export const routes = (s: A) => ({ get: async ({ uid }) => a(await a(s, uid)) });\n`;
    expect(brokenBy({ [`${ledger}/routes.ts`]: text })).toEqual([]);
  });

  it.each([
    ['a store', importing('./ledger.store.ts')],
    ['what the platform does', importing('../../platform/http/refusal.ts')],
    ['a package', importing('@perya/contract/brands')],
  ])('do not import %s', (_what, text) => {
    expect(brokenBy({ [`${ledger}/routes.ts`]: head + text })).toEqual(['routes bind']);
  });

  it.each(['a ? b : c', 'a ?? b', '(() => { if (a) b(); })()', '(() => { throw a; })()'])(
    'do not decide by %s',
    (decision) => {
      const text = `${head}export const routes = (b: A, c: A) => ${decision};\n`;
      expect(brokenBy({ [`${ledger}/routes.ts`]: text })).toEqual(['routes bind']);
    },
  );
});

describe('the contract mirrors the modules', () => {
  const served = (specifier: string) => `${importingType(specifier)}${importing('./verb.ts')}`;

  it('lets a module serve its own calls, players’ and staff’s', () => {
    const own = `${importingType('@perya/contract/ledger/staff-calls/player-money')}${served('@perya/contract/ledger/calls/wallet')}`;
    expect(brokenBy({ [`${ledger}/routes.ts`]: own })).toEqual([]);
  });

  it.each(['kyc/calls/kyc', 'kyc/staff-calls/reviews'])(
    'refuses to serve %s of another',
    (file) => {
      const other = served(`@perya/contract/${file}`);
      expect(brokenBy({ [`${ledger}/routes.ts`]: other })).toEqual(['own calls']);
      expect(brokenBy({ [`${ledger}/desk/routes.ts`]: other })).toEqual(['own calls']);
    },
  );

  it('knows no calls of a module that there is not', () => {
    expect(
      brokenBy({ 'packages/contract/src/wallet/calls/wallet.ts': importing('zod/mini') }),
    ).toEqual(['contract modules']);
  });
});
