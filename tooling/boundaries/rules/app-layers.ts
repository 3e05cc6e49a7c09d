import type { Rule } from '../rule.ts';

/** `apps/web/src/features/lobby/list.tsx` → app web, layer features, feature lobby. */
function appPlace(path: string) {
  const found = /^apps\/([^/]+)\/src\/(app|features|lib)\/([^/]+)/.exec(path);
  const [, app, layer, name] = found ?? [];
  return app && app !== 'server' ? { app, layer, name } : undefined;
}

export const featuresApart: Rule = {
  name: 'features apart',
  why: 'a feature can be read, changed and removed alone; app/ composes them.',
  check: (file) => {
    const from = appPlace(file.path);
    if (from?.layer !== 'features') return [];
    return file.imports.flatMap(({ target, specifier, line }) => {
      const to = 'file' in target ? appPlace(target.file) : undefined;
      if (to?.layer !== 'features' || to.name === from.name) return [];
      return [{ line, what: `feature ${from.name} imports ${specifier} of feature ${to.name}` }];
    });
  },
};

const layersBelow = { lib: [], features: ['lib'], app: ['lib', 'features'] };

export const appLayers: Rule = {
  name: 'app layers',
  why: 'lib serves features and app/ composes both: knowledge goes one way, so no change comes back around.',
  check: (file) => {
    const from = appPlace(file.path);
    if (!from) return [];
    const below: string[] = layersBelow[from.layer as keyof typeof layersBelow];
    return file.imports.flatMap(({ target, specifier, line }) => {
      const to = 'file' in target ? appPlace(target.file) : undefined;
      if (!to?.layer || to.layer === from.layer || below.includes(to.layer)) return [];
      return [{ line, what: `${from.layer} imports ${specifier} of ${to.layer}` }];
    });
  },
};
