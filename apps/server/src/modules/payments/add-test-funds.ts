import { testFundsDailyMax } from '@perya/contract/calls/sandbox-funds';
import type { ErrorCode } from '@perya/contract/errors';
import { type Centavos, centavos } from '@perya/money';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Kyc } from '../kyc/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { TestCreditOutcome, TestCreditStore } from './test-credit.store.ts';

export interface TestFunds {
  /** False where the sandbox is off, and then the call does not exist. */
  isOffered: boolean;
  credits: TestCreditStore;
  kyc: Pick<Kyc, 'statusOf'>;
  ledger: Pick<Ledger, 'post'>;
}

/** The far side of test funds: whatever stands against it is not money. */
const testFundsAccount = 'house:test-funds';

const refusals: Record<Exclude<TestCreditOutcome, 'granted'>, ErrorCode> = {
  over: 'TEST_FUNDS_SPENT',
  conflict: 'IDEMPOTENCY_MISMATCH',
};

/** Credits a test account, once for its key. The grant comes first: repeated after a fall, it is found and posted. */
export async function addTestFunds(
  { isOffered, credits, kyc, ledger }: TestFunds,
  uid: bigint,
  key: string,
  amount: Centavos,
): Promise<{ balance: Centavos; leftToday: Centavos }> {
  if (!isOffered) throw new Refusal('NOT_FOUND');
  if ((await kyc.statusOf(uid)) !== 'test_account') throw new Refusal('TEST_ACCOUNT_ONLY');
  const outcome = await credits.grant(uid, key, amount, testFundsDailyMax);
  if (outcome !== 'granted') throw new Refusal(refusals[outcome]);
  const posted = await ledger.post({
    uid,
    scope: 'sandbox',
    key: `${uid}-${key}`,
    amount,
    legs: [{ account: testFundsAccount, amount: centavos(-amount) }],
  });
  if (!posted.ok) throw new Refusal('UNAVAILABLE');
  const leftToday = centavos(testFundsDailyMax - (await credits.sumToday(uid)));
  return { balance: posted.balance, leftToday };
}
