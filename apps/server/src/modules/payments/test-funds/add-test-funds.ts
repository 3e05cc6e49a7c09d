import type { RequestOf } from '@perya/contract/call';
import type { ErrorCode } from '@perya/contract/errors';
import {
  type addTestFunds as call,
  testFundsDailyMax,
} from '@perya/contract/payments/calls/sandbox-funds';
import { centavos, parsePesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { TestFundsServices } from './services.ts';
import type { TestCreditOutcome } from './test-credit.store.ts';
import type { TestFundsView } from './test-funds.present.ts';

/** Where test funds come from; the ledger keeps it apart under `test:`. */
const testFundsAccount = 'house:test-funds';

const refusals: Record<Exclude<TestCreditOutcome, 'granted'>, ErrorCode> = {
  over: 'TEST_FUNDS_SPENT',
  conflict: 'IDEMPOTENCY_MISMATCH',
  real: 'TEST_ACCOUNT_ONLY',
};

type FundedBy = Pick<PlayerContext, 'uid' | 'idempotencyKey'>;

/** Credits a test account, once for its key. The grant is stored first: a retry after a crash finds it and posts it. */
export async function addTestFunds(
  { hasTestFunds, credits, ledger }: TestFundsServices,
  { uid, idempotencyKey: key }: FundedBy,
  request: RequestOf<typeof call>,
): Promise<TestFundsView> {
  if (!hasTestFunds) throw new Refusal('NOT_FOUND');
  const amount = parsePesos(request.amount);
  if (amount === null) throw new Refusal('INVALID_INPUT');
  if (key === null) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED');
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
