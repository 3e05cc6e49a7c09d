import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import type { IdentityServices } from '../services.ts';
import type { SessionAnswer } from '../sessions/open-session.ts';
import { finishLogin } from './finish-login.ts';

export async function loginBySecondFactor(
  services: IdentityServices,
  context: PublicContext,
  request: { challenge: string; code: string },
): Promise<SessionAnswer> {
  const challenge = await services.sessions.findChallenge(hashToken(request.challenge));
  const player = challenge && (await services.players.find(challenge.uid));
  if (!player || !(await checkSecondFactor(services, context, player, request.code))) {
    throw new Refusal('CODE_WRONG');
  }
  const session = await finishLogin(services, context, request.challenge);
  if (!session) throw new Refusal('CODE_WRONG');
  return session;
}
