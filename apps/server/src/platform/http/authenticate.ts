import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** What a token turned out to be. Sessions live in a module above the platform, which hands this in. */
export type Authentication = { state: 'valid'; uid: bigint } | { state: 'expired' | 'unknown' };
export type Authenticator = (token: string) => Promise<Authentication>;

const bearerPattern = /^Bearer ([A-Za-z0-9_-]{16,128})$/;

export function bearerOf(request: FastifyRequest): string | null {
  return bearerPattern.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Finds the player behind the request, or null where none is needed and none is given. */
export async function authenticate(
  request: FastifyRequest,
  isRequired: boolean,
  authenticator: Authenticator,
): Promise<bigint | null> {
  const token = bearerOf(request);
  if (token === null) {
    if (isRequired) throw new Refusal('UNAUTHENTICATED');
    return null;
  }
  const authentication = await authenticator(token);
  if (authentication.state === 'valid') return authentication.uid;
  // A public call stays public for a visitor whose old token is no longer good.
  if (!isRequired) return null;
  throw new Refusal(authentication.state === 'expired' ? 'SESSION_EXPIRED' : 'UNAUTHENTICATED');
}
