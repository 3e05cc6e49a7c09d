import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isUsable } from '../accounts/require-account.ts';
import type { StaffServices } from '../services.ts';
import { beginSecondStep } from './begin-second-step.ts';
import { isRightCode } from './check-code.ts';
import { findWaitingLogin } from './find-waiting-login.ts';
import { openSession } from './open-session.ts';
import { tryGuess } from './try-guess.ts';

/** Checks a password. Nobody learns whether the address has an account, or whether it is switched off. */
export async function login(
  services: StaffServices,
  context: StaffEntranceContext,
  { email, password }: { email: string; password: string },
) {
  const { rateLimiter, accounts, hasher, company } = services;
  if (company?.isOnly) throw new Refusal('COMPANY_LOGIN_ONLY');
  await rateLimiter.count('staffLoginAddress', networkOf(context.address));
  const found = await accounts.findByEmail(email);
  const account = isUsable(services, found) ? found : null;
  const isRight = await tryGuess(services, context, { tried: 'password', email }, () =>
    hasher.matches(account?.passwordHash ?? null, password),
  );
  if (!account || !isRight) throw new Refusal('STAFF_LOGIN_WRONG');
  return beginSecondStep(services, context, account);
}

/** Opens the session: only a code or a passkey does, and a login without either has no session at all. */
export async function finishLogin(
  services: StaffServices,
  context: StaffEntranceContext,
  { challenge, code }: { challenge: string; code: string },
) {
  const account = await findWaitingLogin(services, context, challenge);
  const isRight = await tryGuess(services, context, { tried: 'code', staffId: account.id }, () =>
    isRightCode(services, account, code),
  );
  if (!isRight) throw new Refusal('STAFF_CODE_WRONG');
  const challengeHash = hashToken(challenge);
  const codes = await openSession(services, context, account, { challengeHash, by: 'code' });
  services.metrics.countLogin('signed-in');
  return { recovery_codes: codes };
}
