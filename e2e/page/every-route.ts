import { globSync, readFileSync } from 'node:fs';

const routeFiles = globSync(`${import.meta.dirname}/../../apps/web/src/routes/**/*.tsx`);

/** The paths of all pages there are, as patterns. */
export function everyRoute(): readonly { readonly path: string; readonly pattern: RegExp }[] {
  const routes = routeFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
  return [...routes.matchAll(/^ {2}path: '([^']+)',$/gm)].map(([, path = '']) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{?\$\w+\}?/g, '[^/]+')}$`),
  }));
}
