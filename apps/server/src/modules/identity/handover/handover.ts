import { randomBytes } from 'node:crypto';
import { handoverSeconds } from '@perya/contract/identity/calls/session';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { PlayerContext, PublicContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byPlayer } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';
import { beginSession, type SessionAnswer } from '../sessions/open-session.ts';
import { originOnDevice } from '../sessions/origin.ts';

/** A code that opens one more session of the player: the token itself never travels in an address. [M-329 M-492] */
export async function makeHandover(
  { audit, handovers, rateLimiter }: IdentityServices,
  context: PlayerContext,
): Promise<{ code: string; expires_at: number }> {
  const { uid, session } = context;
  await rateLimiter.count('handoverPlayer', String(uid));
  const code = randomBytes(32).toString('base64url');
  const codeHash = hashToken(code);
  return audit.record(byPlayer(uid, context), async (tx) => {
    const expiresAt = await handovers.insert(tx, {
      codeHash,
      uid,
      session,
      seconds: handoverSeconds,
    });
    return {
      result: { code, expires_at: seconds(expiresAt) },
      entries: [
        {
          action: 'identity.handover-made',
          subject: { kind: 'player', uid },
          after: { session },
        },
      ],
    };
  });
}

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
