import type { RequestOf } from '@perya/contract/call';
import type {
  askPasskeyLogin as askCall,
  loginByPasskey as loginCall,
} from '@perya/contract/identity/calls/passkeys';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { boundToLogin } from '../../../platform/credentials/passkeys/passkeys.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { tryGuess } from '../failed-attempts/try-guess.ts';
import { finishLogin } from '../login/finish-login.ts';
import type { IdentityServices } from '../services.ts';
import type { SessionAnswer } from '../sessions/open-session.ts';

/** Whose login waits, and what it is asked by. */
async function findWaiting({ sessions }: IdentityServices, challenge: string) {
  const tokenHash = hashToken(challenge);
  const waiting = await sessions.findChallenge(tokenHash);
  if (!waiting) throw new Refusal('PASSKEY_OVER');
  return { uid: waiting.uid, asked: { owner: waiting.uid, boundTo: boundToLogin(tokenHash) } };
}

export async function askPasskeyLogin(
  services: IdentityServices,
  context: PublicContext,
  { challenge }: RequestOf<typeof askCall>,
) {
  const { asked } = await findWaiting(services, challenge);
  return services.passkeys.beginShowing(context.pageOrigin, asked);
}

/** Instead of a code of the app, and counted with those. */
export async function loginByPasskey(
  services: IdentityServices,
  context: PublicContext,
  { challenge, passkey }: RequestOf<typeof loginCall>,
): Promise<SessionAnswer> {
  const { passkeys, metrics } = services;
  const { uid, asked } = await findWaiting(services, challenge);
  const shownFor = { owner: uid, challenge: await passkeys.takeShowing(asked) };
  const isRight = await tryGuess(services, context, { tried: 'totp', uid }, () =>
    passkeys.isGood(context.pageOrigin, shownFor, passkey),
  );
  if (!isRight) throw new Refusal('PASSKEY_WRONG');
  const session = await finishLogin(services, context, challenge);
  if (!session) throw new Refusal('PASSKEY_OVER');
  metrics.countPasskey('used');
  return session;
}
