import { readFileSync } from 'node:fs';

const routes = readFileSync(
  new URL('../../apps/web/src/route-tree.gen.ts', import.meta.url),
  'utf8',
);

/** The paths of all pages there are, as patterns. */
export function everyRoute(): readonly { readonly path: string; readonly pattern: RegExp }[] {
  const [, listed = ''] = /FileRoutesByFullPath \{([\s\S]*?)\n\}/.exec(routes) ?? [];
  return [...listed.matchAll(/'([^']+)': typeof/g)].map(([, found = '']) => {
    const path = found.length > 1 ? found.replace(/\/$/, '') : found;
    return { path, pattern: new RegExp(`^${path.replace(/\{?\$\w+\}?/g, '[^/]+')}$`) };
  });
}
