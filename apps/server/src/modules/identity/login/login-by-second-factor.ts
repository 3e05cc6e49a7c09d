import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import type { IdentityServices } from '../services.ts';
import { openSession, type SessionAnswer } from '../sessions/open-session.ts';
import { originOnDevice } from '../sessions/origin.ts';

export async function loginBySecondFactor(
  services: IdentityServices,
  context: PublicContext,
  request: { challenge: string; code: string },
): Promise<SessionAnswer> {
  const tokenHash = hashToken(request.challenge);
  const challenge = await services.sessions.findChallenge(tokenHash);
  const player = challenge && (await services.players.find(challenge.uid));
  if (!player || !(await checkSecondFactor(services, context, player, request.code))) {
    throw new Refusal('CODE_WRONG');
  }
  if (!(await services.sessions.takeChallenge(tokenHash))) throw new Refusal('CODE_WRONG');
  const origin = { ...originOnDevice(context), partner: challenge.partner };
  return openSession(services, context, player, origin, challenge.method, false, true);
}
