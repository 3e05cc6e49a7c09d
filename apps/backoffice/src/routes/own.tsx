import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { settingsRoute } from './settings.tsx';

const settingsOwnRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/own',
  staticData: { title: msg`My account`, permissions: ['own.use'] },
  loader: ({ context }) => context.loadMessages('own'),
  component: lazyRouteComponent(() => import('../features/own/own-page.tsx'), 'OwnPage'),
});

export const ownInSettings = [settingsOwnRoute] as const;
