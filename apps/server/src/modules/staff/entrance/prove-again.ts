import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Account } from '../accounts/account.store.ts';
import type { StaffServices } from '../services.ts';
import { isRightCode } from './check-code.ts';
import { tryGuess } from './try-guess.ts';

/** A session that somebody left open changes nothing of how its owner gets in. */
export async function requirePassword(
  services: StaffServices,
  context: StaffContext,
  account: Account,
  password: string,
): Promise<void> {
  const guarded = { tried: 'password', email: account.email } as const;
  const isRight = await tryGuess(services, context, guarded, () =>
    services.hasher.matches(account.passwordHash, password),
  );
  if (!isRight) throw new Refusal('STAFF_LOGIN_WRONG');
}

export async function requireCode(
  services: StaffServices,
  context: StaffContext,
  account: Account,
  code: string,
): Promise<void> {
  const guarded = { tried: 'code', staffId: account.id } as const;
  const isRight = await tryGuess(services, context, guarded, () =>
    isRightCode(services, account, code),
  );
  if (!isRight) throw new Refusal('STAFF_CODE_WRONG');
}
