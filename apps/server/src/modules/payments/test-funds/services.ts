import type { Ledger } from '../../ledger/index.ts';
import type { TestCreditStore } from './test-credit.store.ts';

/** What the verbs of this room work with. */
export interface TestFundsServices {
  /** Whether test funds are offered: only where the sandbox is on. */
  hasTestFunds: boolean;
  credits: TestCreditStore;
  ledger: Pick<Ledger, 'post'>;
}
