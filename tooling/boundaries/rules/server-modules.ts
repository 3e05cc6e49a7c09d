import type { Rule } from '../rule.ts';
import { serverPlace } from '../server-place.ts';

export const moduleDoors: Rule = {
  name: 'module doors',
  why: 'a module promises only what its index.ts gives out, so that everything behind it stays free to change.',
  check: (file) =>
    file.imports.flatMap(({ target, specifier, line }) => {
      const to = 'file' in target ? serverPlace(target.file) : undefined;
      if (!to?.module || to.module === serverPlace(file.path)?.module) return [];
      return to.rest === 'index.ts' ? [] : [{ line, what: `${specifier} is not the door` }];
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
