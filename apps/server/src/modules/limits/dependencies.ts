import type { Identity } from '../identity/index.ts';
import type { LimitsStore } from './limits.store.ts';

/** What the verbs of this module work with. */
export interface LimitsServices {
  store: LimitsStore;
  identity: Pick<Identity, 'sessionStartedAt'>;
  /** How often a player at play is reminded of the time. */
  realityCheckMinutes: number;
}
