import { msg } from '@lingui/core/macro';
import type { Permission } from '@perya/contract/staff/permissions';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requestsFilters } from '../features/requests/requests-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { useSession } from '../lib/session/session.ts';
import { rootRoute } from './root.tsx';

const may = (permission: Permission) =>
  useSession.getState().me?.permissions.has(permission) ?? false;

const readSearch = searchReader(requestsFilters);

const requestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/requests',
  staticData: { title: msg`Requests`, permissions: ['requests.read'] },
  // The address always says which tab is open.
  validateSearch: (given: Record<string, unknown>) => {
    const read = readSearch(given);
    return { ...read, box: read.box ?? (may('requests.decide') ? 'waiting' : 'mine') };
  },
  loader: ({ context }) => context.loadMessages('requests'),
  component: lazyRouteComponent(
    () => import('../features/requests/requests-page.tsx'),
    'RequestsPage',
  ),
});

const requestsIdRoute = createRoute({
  getParentRoute: () => requestsRoute,
  path: '/$id',
  staticData: { title: msg`Request`, permissions: ['requests.read'] },
  loader: ({ context }) => context.loadMessages('requests'),
  component: lazyRouteComponent(
    () => import('../app/request-with-subject.tsx'),
    'RequestWithSubject',
  ),
});

export const requestsRoutes = [requestsRoute.addChildren([requestsIdRoute])] as const;
