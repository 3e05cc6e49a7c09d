import { randomBytes } from 'node:crypto';
import { handoverSeconds } from '@perya/contract/identity/calls/session';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byPlayer } from '../../audit/index.ts';
import type { IdentityServices } from '../services.ts';

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
