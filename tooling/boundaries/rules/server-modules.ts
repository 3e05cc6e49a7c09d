import type { Rule } from '../rule.ts';
import { isTest, type ServerPlace, serverPlace } from '../server-place.ts';

/** What the tests of a module share stands in `testing/NAME` and may look behind its api, as its tests do. */
const insideOf = (path: string) => {
  const place = serverPlace(path);
  return place?.module ?? /^testing\/([^/]+)\//.exec(place?.rest ?? '')?.[1];
};

export const moduleApis: Rule = {
  name: 'module apis',
  why: 'a module promises only what its index.ts gives out, so that everything behind it stays free to change.',
  check: (file) =>
    file.imports.flatMap(({ target, specifier, line }) => {
      const to = 'file' in target ? serverPlace(target.file) : undefined;
      if (!to?.module || to.module === insideOf(file.path)) return [];
      return to.rest === 'index.ts' ? [] : [{ line, what: `${specifier} is not the api` }];
    }),
};

export const moduleOrder: Rule = {
  name: 'module order',
  why: 'modules call downwards and learn of those above only by events; the order is the list in apps/server/src/modules/order.ts.',
  check: (file, project) => {
    const from = serverPlace(file.path)?.module;
    if (!from) return [];
    const height = project.moduleOrder.indexOf(from);
    if (height < 0) return [{ line: 1, what: `module ${from} has no place in the order` }];
    return file.imports.flatMap(({ target, line }) => {
      const to = 'file' in target ? serverPlace(target.file)?.module : undefined;
      if (!to || to === from) return [];
      const otherHeight = project.moduleOrder.indexOf(to);
      const isBelow = otherHeight >= 0 && otherHeight < height;
      return isBelow ? [] : [{ line, what: `${from} calls ${to}, which is not below it` }];
    });
  },
};

export const composition: Rule = {
  name: 'composition',
  why: 'only main.ts, create-server.ts, assemble-modules.ts, the seeds and testing/ put the server together; the platform serves every module and therefore knows none.',
  check: (file) => {
    const from = serverPlace(file.path);
    if (!from || from.module || from.mayCompose) return [];
    return file.imports.flatMap(({ target, specifier, line }) => {
      const to = 'file' in target ? serverPlace(target.file) : undefined;
      return to?.module ? [{ line, what: `${specifier} is a module` }] : [];
    });
  },
};

const isSupport = ({ module, rest }: ServerPlace) => !module && rest.startsWith('testing/');

export const testSupport: Rule = {
  name: 'test support',
  why: 'what only tests use stands in apps/server/src/testing, above every module: a module that holds some, or uses it, reaches up.',
  check: (file) => {
    const from = serverPlace(file.path);
    if (!from || isTest(file.path) || isSupport(from)) return [];
    return file.imports.flatMap(({ target, specifier, line }) => {
      const to = 'file' in target ? serverPlace(target.file) : undefined;
      return to && isSupport(to) ? [{ line, what: `${specifier} is test support` }] : [];
    });
  },
};
