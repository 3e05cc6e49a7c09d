import type { KycPolicy } from '@perya/contract/rules/kyc-gate';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { KycStore } from './kyc.store.ts';

/** What the verbs of this module work with. */
export interface KycServices {
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'hold' | 'shutOut' | 'countDecision'>;
  store: KycStore;
  policy: KycPolicy;
}
