import type { AnswerOf } from '@perya/contract/call';
import type { getLiveCredential as call } from '@perya/contract/messages/calls/live';
import type { PlayerContext } from '../../../platform/http/context.ts';
import type { MessagesServices } from '../services.ts';

/** What the app opens one connection with. */
export async function getLiveCredential(
  { live, rateLimiter }: MessagesServices,
  { uid, session }: Pick<PlayerContext, 'uid' | 'session'>,
): Promise<AnswerOf<typeof call>> {
  await rateLimiter.count('liveCredential', String(uid));
  const { url, clientId, username, password, topics, expiresAt } = await live.credentialFor({
    uid,
    session,
  });
  return { url, client_id: clientId, username, password, topics, expires_at: expiresAt };
}
