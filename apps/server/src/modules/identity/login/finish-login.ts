import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import type { IdentityServices } from '../services.ts';
import { openSession, type SessionAnswer } from '../sessions/open-session.ts';
import { originOnDevice } from '../sessions/origin.ts';

/** Opens the session of a login whose second step was right; null for whoever comes second. */
export async function finishLogin(
  services: IdentityServices,
  context: PublicContext,
  challenge: string,
): Promise<SessionAnswer | null> {
  const taken = await services.sessions.takeChallenge(hashToken(challenge));
  const player = taken && (await services.players.find(taken.uid));
  if (!player) return null;
  const origin = { ...originOnDevice(context), partner: taken.partner };
  return openSession(services, context, player, origin, taken.method, false, true);
}
