import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const myHelpcenterRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my/helpcenter',
  staticData: { page: { title: msg`Help center` } },
  loader: ({ context }) => context.loadMessages('help-centre'),
  component: lazyRouteComponent(
    () => import('../../features/help-centre/help-page.tsx'),
    'HelpPage',
  ),
});

export const helpCentreRoutes = [myHelpcenterRoute] as const;
