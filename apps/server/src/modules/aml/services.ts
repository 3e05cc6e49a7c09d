import type pg from 'pg';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Kyc } from '../kyc/index.ts';
import type { Payments } from '../payments/index.ts';
import type { CaseStore } from './cases/case.store.ts';
import type { AskedStore } from './documents/asked.store.ts';
import type { HistoryStore } from './history/history.store.ts';
import type { WaitingStore } from './history/waiting.store.ts';
import type { RatingStore } from './ratings/rating.store.ts';
import type { ReportStore } from './reports/report.store.ts';
import type { PolicyStore } from './rules/policy.store.ts';
import type { RuleStore } from './rules/rule.store.ts';
import type { TrialStore } from './rules/trial.store.ts';
import type { ScreeningStore } from './screening/screening.store.ts';

/** What the verbs of this module work with. */
export interface AmlServices {
  pool: pg.Pool;
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'account' | 'brandNameOf' | 'contactOf' | 'uploads'>;
  kyc: Pick<Kyc, 'wholePersonOf' | 'lists'>;
  /** Whether payouts of a player may leave. */
  holds: Payments['withdrawals']['holds'];
  policy: PolicyStore;
  rules: RuleStore;
  trials: TrialStore;
  history: HistoryStore;
  waiting: WaitingStore;
  cases: CaseStore;
  reports: ReportStore;
  screening: ScreeningStore;
  ratings: RatingStore;
  asked: AskedStore;
}
