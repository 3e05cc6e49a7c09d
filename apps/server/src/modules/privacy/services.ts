import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Limits } from '../limits/index.ts';
import type { AsleepStore } from './asleep/asleep.store.ts';
import type { StandingStore } from './closing/standing.store.ts';
import type { ErasureStore } from './erasure/erasure.store.ts';
import type { IncidentStore } from './incidents/incident.store.ts';
import type { RequestStore } from './requests/request.store.ts';

type OfIdentity =
  | 'account'
  | 'brandNameOf'
  | 'closings'
  | 'contactOf'
  | 'hold'
  | 'languageOf'
  | 'lastLoginAt'
  | 'requireFreshProof'
  | 'uploads';

/** What the verbs of this module work with. */
export interface PrivacyServices {
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, OfIdentity>;
  limits: Pick<Limits, 'lastMovedAt' | 'policy'>;
  asleep: AsleepStore;
  standing: StandingStore;
  erasure: ErasureStore;
  requests: RequestStore;
  incidents: IncidentStore;
}
