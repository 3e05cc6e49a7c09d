import type { Keyring } from '../../platform/keyring.ts';
import type { Audit } from '../audit/index.ts';
import type { Content } from '../content/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Kyc } from '../kyc/index.ts';
import type { DormancyStore } from './dormancy/dormancy.store.ts';
import type { LimitedStore } from './house/limited.store.ts';
import type { LimitsStore } from './limits.store.ts';
import type { PolicyStore } from './policy/policy.store.ts';
import type { RestrictionStore } from './restrictions/restriction.store.ts';

/** What the verbs of this module work with. */
export interface LimitsServices {
  audit: Pick<Audit, 'record' | 'within'>;
  store: LimitsStore;
  limited: LimitedStore;
  restrictions: RestrictionStore;
  policy: PolicyStore;
  dormancy: DormancyStore;
  identity: Pick<
    Identity,
    | 'account'
    | 'alsoAtLogin'
    | 'closings'
    | 'hold'
    | 'lastLoginAt'
    | 'listNames'
    | 'requireAwake'
    | 'sessionStartedAt'
  >;
  kyc: Pick<Kyc, 'personOf'>;
  content: Pick<Content, 'describeBrand'>;
  keyring: Keyring;
  /** How often a player at play is reminded of the time. */
  realityCheckMinutes: number;
}
