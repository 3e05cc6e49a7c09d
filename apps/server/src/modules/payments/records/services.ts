import type { Keyring } from '../../../platform/keyring.ts';
import type { PaymentsRateLimiter } from '../rate-limits.ts';
import type { PaymentListsStore } from './payment-lists.store.ts';
import type { RecordsStore } from './records.store.ts';
import type { StatementStore } from './statement/statement.store.ts';

/** What the verbs of this room work with. */
export interface RecordsServices {
  records: RecordsStore;
  payments: PaymentListsStore;
  statements: StatementStore;
  keyring: Keyring;
  rateLimiter: PaymentsRateLimiter;
  /** Test funds are a type only where there are any. */
  hasTestFunds: boolean;
  now(): number;
}
