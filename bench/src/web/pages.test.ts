import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyRoute } from '../../../e2e/page/every-route.ts';
import { passingPages, playerPages, publicPages } from './pages.ts';

const guardFile = new URL('../../../apps/web/src/lib/session/guard.ts', import.meta.url);

/** The guard's own list of what visitors may open. */
function openToVisitors(): RegExp[] {
  const [, list = ''] = readFileSync(guardFile, 'utf8').split(/publicPaths[^\n]+\n|\n\];/);
  return [...list.matchAll(/^ {2}\/(.+)\/,$/gm)].map(([, pattern = '']) => new RegExp(pattern));
}

const examples = [...publicPages, ...passingPages];

test('every page that a visitor may open is measured, or known to lead elsewhere', () => {
  const open = openToVisitors();
  const isPublic = (path: string) => open.some((pattern) => pattern.test(path));
  const routes = everyRoute().filter(({ path }) => isPublic(path.replace(/\{?\$\w+\}?/g, 'any')));
  expect(routes.length).toBeGreaterThan(20);
  const missing = routes.filter(({ pattern }) => !examples.some((path) => pattern.test(path)));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('every page that is measured is there', () => {
  const routes = everyRoute();
  const paths = [...examples, ...playerPages].map((path) => path.replace(/\?.*/, ''));
  const unknown = paths.filter(
    (path) => path !== '/' && !routes.some(({ pattern }) => pattern.test(path)),
  );
  expect(unknown).toEqual([]);
});
