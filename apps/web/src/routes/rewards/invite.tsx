import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invite',
  staticData: { page: { title: msg`Invite friends` } },
  loader: ({ context }) => context.loadMessages('invite'),
  component: lazyRouteComponent(
    () => import('../../features/invite/invite-page.tsx'),
    'InvitePage',
  ),
});

export const inviteRoutes = [inviteRoute] as const;
