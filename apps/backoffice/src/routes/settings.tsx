import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

export const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  staticData: { title: msg`Settings` },
  component: lazyRouteComponent(
    () => import('../app/settings/settings-frame.tsx'),
    'SettingsFrame',
  ),
});

const settingsIndexRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  staticData: { title: msg`Settings` },
  component: lazyRouteComponent(
    () => import('../app/settings/first-settings.tsx'),
    'FirstSettings',
  ),
});

export const settingsInSettings = [settingsIndexRoute] as const;
