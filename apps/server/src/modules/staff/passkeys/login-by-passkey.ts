import type { RequestOf } from '@perya/contract/call';
import type {
  beginStaffPasskey as beginCall,
  finishStaffLoginByPasskey as finishCall,
} from '@perya/contract/staff/calls/entrance';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { boundToLogin } from '../../../platform/credentials/passkeys/passkeys.ts';
import type { StaffEntranceContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findWaitingLogin } from '../entrance/find-waiting-login.ts';
import { openSession } from '../entrance/open-session.ts';
import { tryGuess } from '../entrance/try-guess.ts';
import type { StaffServices } from '../services.ts';

const askedOf = (staffId: bigint, challenge: string) => ({
  owner: staffId,
  boundTo: boundToLogin(hashToken(challenge)),
});

export async function beginStaffPasskey(
  services: StaffServices,
  context: StaffEntranceContext,
  { challenge }: RequestOf<typeof beginCall>,
) {
  const account = await findWaitingLogin(services, context, challenge);
  return services.passkeys.beginShowing(context.pageOrigin, askedOf(account.id, challenge));
}

/** Instead of a code, and counted with the codes. */
export async function finishLoginByPasskey(
  services: StaffServices,
  context: StaffEntranceContext,
  { challenge, passkey }: RequestOf<typeof finishCall>,
): Promise<boolean> {
  const { passkeys, metrics } = services;
  const account = await findWaitingLogin(services, context, challenge);
  // An account that has not confirmed its app has no way in but that.
  if (account.totpConfirmedAt === null) throw new Refusal('STAFF_LOGIN_OVER');
  const asked = await passkeys.takeShowing(askedOf(account.id, challenge));
  const isRight = await tryGuess(services, context, { tried: 'passkey', staffId: account.id }, () =>
    passkeys.isGood(context.pageOrigin, { owner: account.id, challenge: asked }, passkey),
  );
  if (!isRight) throw new Refusal('PASSKEY_WRONG');
  await openSession(services, context, account, {
    challengeHash: hashToken(challenge),
    by: 'passkey',
  });
  metrics.countLogin('signed-in');
  metrics.countPasskey('used');
  return true;
}
