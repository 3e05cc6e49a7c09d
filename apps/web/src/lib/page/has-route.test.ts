import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { hasRoute } from './has-route.ts';

function routerWith(...paths: string[]) {
  const root = createRootRoute();
  const children = paths.map((path) => createRoute({ getParentRoute: () => root, path }));
  return createRouter({
    routeTree: root.addChildren(children),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    isServer: true,
  });
}

it('finds a page that stands, with or without a parameter in its path', () => {
  const router = routerWith('/my', '/s-account/form/$type');
  expect(hasRoute(router, '/my')).toBe(true);
  expect(hasRoute(router, '/s-account/form/email')).toBe(true);
});

it('reads a path in any case, as the router does', () => {
  expect(hasRoute(routerWith('/s-account/form/username'), '/s-account/form/UserName')).toBe(true);
});

it('finds none where no page was built, also below one that was', () => {
  const router = routerWith('/my');
  expect(hasRoute(router, '/s-vip')).toBe(false);
  expect(hasRoute(router, '/my/news')).toBe(false);
});

it('takes no catch-all for a page', () => {
  expect(hasRoute(routerWith('/my', '/$'), '/s-vip')).toBe(false);
});
