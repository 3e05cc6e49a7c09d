import type { Brand } from '@perya/contract/brands';
import type { Partner } from '../../lib/session/partner.ts';

/** What every route is given. It knows no route, so that the root may name it. */
export interface RouterContext {
  readonly brand: Brand;
  /** Loads the messages of a feature before its screen shows. */
  readonly loadMessages: (name: string) => Promise<void>;
  /** Loads the routes that are no part of the first load. */
  readonly ensureRoutes: () => Promise<void>;
  /** The signed-in player; the server does not know and renders every page. */
  readonly visit: {
    readonly hasToken: () => boolean;
    readonly partner: () => Partner | null;
  } | null;
}
