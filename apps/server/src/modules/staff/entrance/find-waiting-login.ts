import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Account } from '../accounts/account.store.ts';
import type { StaffServices } from '../services.ts';

/** Whose login it is that waits for its second step; every look is counted. */
export async function findWaitingLogin(
  { rateLimiter, challenges, accounts }: StaffServices,
  context: StaffEntranceContext,
  challenge: string,
): Promise<Account> {
  await rateLimiter.count('staffLoginAddress', networkOf(context.address));
  const staffId = await challenges.find(hashToken(challenge));
  const account = staffId === null ? null : await accounts.find(staffId);
  if (!account) throw new Refusal('STAFF_LOGIN_OVER');
  return account;
}
