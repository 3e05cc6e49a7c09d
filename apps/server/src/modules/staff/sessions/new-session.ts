import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import type { NewSession } from './session.store.ts';

/** Where a session is opened from. */
export type Place = Pick<NewSession, 'address' | 'deviceName'>;

export function newSession(staffId: bigint, place: Place): NewSession & { token: string } {
  const token = randomBytes(32).toString('base64url');
  const id = randomBytes(9).toString('base64url');
  return { ...place, id, staffId, token, tokenHash: hashToken(token) };
}
