import type { KycPolicy } from '@perya/contract/rules/kyc-gate';
import type { KycStore } from './kyc.store.ts';

/** What the verbs of this module work with. */
export interface KycServices {
  store: KycStore;
  policy: KycPolicy;
}
