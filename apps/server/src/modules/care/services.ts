import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Limits } from '../limits/index.ts';
import type { CaseStore } from './desk/case.store.ts';
import type { ScoreStore } from './scoring/score.store.ts';

/** What the verbs of this module work with. */
export interface CareServices {
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'hold'>;
  limits: Pick<Limits, 'pauseBonuses' | 'policy'>;
  cases: CaseStore;
  scores: ScoreStore;
}
