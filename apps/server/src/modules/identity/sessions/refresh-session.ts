import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { IdentityServices } from '../services.ts';
import { presentSession, type SessionAnswer } from './open-session.ts';
import { originOf } from './origin.ts';

const saltBytes = 16;

/**
 * The successor of a token follows from it, the salt that the session keeps and the installation's
 * key, so that all who refresh one token at the same moment are given the same one, and none is stored.
 */
function successorOf({ keyring }: IdentityServices, token: string, salt: Buffer) {
  const next = keyring.digest(`refresh:${salt.toString('hex')}`, token).toString('base64url');
  return { token: next, tokenHash: hashToken(next) };
}

/** Changes the token for a new one; the session stays what it is. */
export async function refreshSession(
  services: IdentityServices,
  context: PlayerContext,
): Promise<SessionAnswer> {
  const { rotations, players } = services;
  const { token } = context;
  const oldHash = hashToken(token);
  const { deviceToken, deviceName, address } = originOf(context);
  const salt = randomBytes(saltBytes);
  const next = successorOf(services, token, salt);
  const deviceHash = deviceToken === null ? null : hashToken(deviceToken);
  const { tokenHash } = next;
  const replaced = { tokenHash, salt, deviceHash, deviceName, address };
  const expiresAt = await rotations.replace(oldHash, replaced);
  if (expiresAt) {
    await players.setLanguage(context.uid, context.language);
    return presentSession({ token: next.token, expiresAt });
  }

  const rotated = await rotations.findRotated(oldHash);
  if (rotated?.tokenHash.equals(oldHash)) return presentSession({ ...rotated, token });
  if (!rotated?.salt) throw new Refusal('SESSION_EXPIRED');
  const same = successorOf(services, token, rotated.salt);
  if (!same.tokenHash.equals(rotated.tokenHash)) throw new Refusal('SESSION_EXPIRED');
  return presentSession({ ...rotated, token: same.token });
}
