import { createRootRouteWithContext } from '@tanstack/react-router';
import { Shell } from '../app/shell/shell.tsx';

interface RouterContext {
  /** Loads the messages of a feature before its screen shows. */
  readonly loadMessages: (name: string) => Promise<void>;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Shell });
