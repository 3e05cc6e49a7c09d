import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityServices } from '../services.ts';
import { beginSession, type SessionAnswer } from '../sessions/open-session.ts';
import { originOnDevice } from '../sessions/origin.ts';

/** Opens a session by a handover's code. A player with an authenticator app shows its code here as on any new device. [M-329 M-492] */
export async function loginByHandover(
  services: IdentityServices,
  context: PublicContext,
  code: string,
): Promise<SessionAnswer> {
  await services.rateLimiter.count('handoverAddress', networkOf(context.address));
  const origin = originOnDevice(context);
  const uid = await services.handovers.take(hashToken(code));
  const player = uid === null ? null : await services.players.find(uid);
  if (!player) throw new Refusal('CODE_WRONG');
  return beginSession(services, context, player, origin, 'handover');
}
