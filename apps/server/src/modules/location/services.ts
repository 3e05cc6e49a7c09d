import type { Locator } from '../../providers/location/locator.ts';
import type { Audit } from '../audit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { CheckStore } from './check.store.ts';
import type { LocationMetrics } from './metrics.ts';
import type { Sources } from './sources/sources.ts';

/** What the verbs of this module work with. */
export interface LocationServices {
  audit: Pick<Audit, 'within'>;
  limits: Pick<Limits, 'policy' | 'noteLocation'>;
  checks: CheckStore;
  sources: Sources;
  /** Null where the operator has none. */
  locator: Locator | null;
  metrics: LocationMetrics;
}
