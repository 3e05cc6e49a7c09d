import type { KycPolicy } from '@perya/contract/rules/kyc-gate';
import type { IdType } from '@perya/contract/rules/kyc-options';
import type { Keyring } from '../../platform/keyring.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { BranchStore } from './branches/branch.store.ts';
import type { CompletionStore } from './compliance/completion.store.ts';
import type { FreezeStore } from './freeze/freeze.store.ts';
import type { KycStore } from './kyc.store.ts';
import type { Metrics } from './metrics.ts';
import type { SubmissionStore } from './record/submission.store.ts';
import type { ScanRoom } from './scan/scan.ts';
import type { Screeners } from './screening/screening.ts';

/** What the verbs of this module work with. */
export interface KycServices {
  audit: Pick<Audit, 'record' | 'within'>;
  identity: Pick<
    Identity,
    'account' | 'alsoFind' | 'hold' | 'listMadeBefore' | 'shutOut' | 'uploads' | 'countDecision'
  >;
  keyring: Keyring;
  store: KycStore;
  branches: BranchStore;
  submissions: SubmissionStore;
  scan: Pick<ScanRoom, 'readForRecord' | 'readAt' | 'isKept'>;
  screening: Pick<Screeners, 'prepare'>;
  policy: KycPolicy;
  /** Whether the forms ask for a middle name. */
  isMiddleNameRequired: boolean;
  /** What is taken as proof of identity. */
  idTypes: readonly IdType[];
  metrics: Metrics;
  completions: CompletionStore;
  freezes: FreezeStore;
  /** How many accounts one run of the clock may freeze. */
  freezeMax: number;
}
