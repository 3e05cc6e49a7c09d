import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { isUsable } from '../accounts/is-usable.ts';
import type { StaffServices } from '../services.ts';
import { beginSecondStep } from './begin-second-step.ts';
import { tryGuess } from './try-guess.ts';

/** Checks a password. Nobody learns whether the address has an account, or whether it is switched off. */
export async function login(
  services: StaffServices,
  context: StaffEntranceContext,
  { email, password }: { email: string; password: string },
) {
  const { rateLimiter, accounts, hasher } = services;
  await rateLimiter.count('staffLoginAddress', networkOf(context.address));
  const found = await accounts.findByEmail(email);
  const account = isUsable(services, found) ? found : null;
  const isRight = await tryGuess(services, context, { tried: 'password', email }, () =>
    hasher.matches(account?.passwordHash ?? null, password),
  );
  if (!account || !isRight) throw new Refusal('STAFF_LOGIN_WRONG');
  return beginSecondStep(services, account);
}
