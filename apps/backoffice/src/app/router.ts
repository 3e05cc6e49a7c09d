import type { MessageDescriptor } from '@lingui/core';
import type { Permission } from '@perya/contract/staff/permissions';
import { createRouter } from '@tanstack/react-router';
import { loadMessages } from '../lib/language/messages.ts';
import { routeTree } from '../routes/route-tree.ts';
import { ErrorScreen, NotFoundScreen } from './screens.tsx';
import { parseSearch, stringifySearch } from './search-text.ts';

export const router = createRouter({
  routeTree,
  basepath: '/backoffice',
  // Loads the messages of a feature before its screen shows.
  context: { loadMessages },
  // Values stay the texts that they are: a long number must not lose its last digits.
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The title of the window. */
    title?: MessageDescriptor;
    /** Any of these is needed; a page without them is for everybody who is logged in. */
    permissions?: readonly Permission[];
  }
}
