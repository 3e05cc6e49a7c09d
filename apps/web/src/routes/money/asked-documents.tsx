import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const askedDocumentsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my/asked-documents',
  staticData: { page: { title: msg`Documents we asked for` } },
  loader: ({ context }) => context.loadMessages('asked-documents'),
  component: lazyRouteComponent(
    () => import('../../features/asked-documents/asked-documents-page.tsx'),
    'AskedDocumentsPage',
  ),
});

export const askedDocumentsRoutes = [askedDocumentsRoute] as const;
