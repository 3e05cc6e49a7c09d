import type { Rule } from '../rule.ts';

/** The bench declares the one call that it mounts itself. */
const places = ['packages/contract', 'apps/server', 'bench'];

export const zodPlaces: Rule = {
  name: 'zod places',
  why: 'shapes are declared once, in the contract; an app that brings schemas of its own drifts from it and grows.',
  check: (file) => {
    if (file.workspace && places.includes(file.workspace)) return [];
    return file.imports.flatMap(({ target, specifier, line }) =>
      'packageName' in target && target.packageName === 'zod'
        ? [{ line, what: `imports ${specifier}` }]
        : [],
    );
  },
};
