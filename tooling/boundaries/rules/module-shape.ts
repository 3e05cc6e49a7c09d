import type { Rule } from '../rule.ts';
import { isTest, serverPlace } from '../server-place.ts';

const isStore = (path: string) => path.endsWith('.store.ts');

/** Test support reads and writes tables as it likes. */
const isTesting = (path: string) => isTest(path) || /\/testing\//.test(path);

export const storesInside: Rule = {
  name: 'stores inside',
  why: 'a store is the private way of one module to its tables: others ask its api, and rows change without them.',
  check: (file) => {
    if (isTesting(file.path)) return [];
    const from = serverPlace(file.path);
    return file.imports.flatMap(({ target, specifier, line, isType }) => {
      const to = 'file' in target && isStore(target.file) ? serverPlace(target.file) : undefined;
      if (!to?.module) return [];
      if (to.module !== from?.module) {
        return [{ line, what: `${specifier} is a store of the module ${to.module}` }];
      }
      const leaves = from.rest === 'index.ts' && !isType;
      return leaves ? [{ line, what: `the api hands out the store ${specifier}` }] : [];
    });
  },
};

export const apisOnlyReexport: Rule = {
  name: 'apis re-export',
  why: 'index.ts is read to learn what a module offers; what it does stands in the files behind it.',
  check: (file) =>
    serverPlace(file.path)?.module && serverPlace(file.path)?.rest === 'index.ts'
      ? file.ownStatementLines.map((line) => ({
          line,
          what: 'index.ts holds more than re-exports',
        }))
      : [],
};

/** What routes bind with. */
const binder = 'apps/server/src/platform/bind-verbs.ts';

export const routesBind: Rule = {
  name: 'routes bind',
  why: 'routes.ts ties verbs to calls, so that one look shows what a module serves; whatever decides is a verb with a test.',
  check: (file) => {
    const from = serverPlace(file.path);
    if (!from?.module || from.rest !== 'routes.ts') return [];
    const imports = file.imports.flatMap(({ target, specifier, line, isType }) => {
      if (isType || ('file' in target && target.file === binder)) return [];
      const to = 'file' in target ? serverPlace(target.file) : undefined;
      const isOwn = to?.module === from.module && 'file' in target && !isStore(target.file);
      return isOwn ? [] : [{ line, what: `${specifier} is no verb or presenter of the module` }];
    });
    return [...imports, ...file.branchLines.map((line) => ({ line, what: 'decides something' }))];
  },
};
