import { type Access, accessKind } from '@perya/contract/access';
import type { Call } from '@perya/contract/call';
import { isForOutside } from '@perya/contract/staff/outside';
import type { FastifyRequest } from 'fastify';
import { type Caller, visitor } from './caller.ts';
import { type Authenticator, type Authenticators, type CallerKind, subjectOf } from './callers.ts';
import { Refusal } from './refusal.ts';
import { staffCookieOf } from './staff-cookie.ts';
import { isRefresh } from './staff-guard.ts';

const bearerPattern = /^Bearer ([A-Za-z0-9_-]{16,128})$/;

export function bearerOf(request: FastifyRequest): string | null {
  return bearerPattern.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Those who are known by a token. */
type TokenKind = Exclude<CallerKind, 'provider'>;

async function identify<Kind extends TokenKind>(
  kind: Kind,
  token: string | null,
  authenticators: Authenticators,
  { isByHand, address }: { isByHand: boolean; address: string },
): Promise<Caller | 'expired' | 'unknown'> {
  const authenticator = authenticators[kind] as Authenticator<Kind> | undefined;
  if (token === null || !authenticator) return 'unknown';
  const found = await authenticator(token, isByHand, address);
  if (found.state !== 'valid') return found.state;
  return { fields: found.caller, subject: subjectOf[kind](found.caller) };
}

async function identifyProvider(
  request: FastifyRequest,
  authenticators: Authenticators,
): Promise<Caller> {
  const found = await authenticators.provider?.({
    method: request.method,
    path: request.url,
    headers: request.headers,
    body: request.signedBody ?? '',
  });
  if (found?.state !== 'valid') throw new Refusal('UNAUTHENTICATED');
  return { fields: found.caller, subject: subjectOf.provider(found.caller) };
}

/** Finds the caller behind the request by the one authenticator of the call's kind, and checks their permission. */
export async function authenticate(
  request: FastifyRequest,
  access: Access,
  authenticators: Authenticators,
): Promise<Caller> {
  const kind = accessKind(access);
  if (kind === 'staff-entrance') return visitor;
  if (kind === 'provider') return identifyProvider(request, authenticators);
  const token = kind === 'staff' ? staffCookieOf(request) : bearerOf(request);
  const address = request.ip;
  // A public call stays public for a visitor whose old token is no longer good.
  if (kind === 'public') {
    const player = await identify('player', token, authenticators, { isByHand: true, address });
    return typeof player === 'string' ? visitor : player;
  }
  const isByHand = !isRefresh(request);
  const caller = await identify(kind, token, authenticators, { isByHand, address });
  if (caller === 'expired') throw new Refusal('SESSION_EXPIRED');
  if (caller === 'unknown') throw new Refusal('UNAUTHENTICATED');
  return caller;
}

/** Staff may do what they were given, and nothing because they are staff. */
export function authorise(access: Access, { fields }: Caller): void {
  if (typeof access === 'string') return;
  const isPermitted = 'permissions' in fields && fields.permissions.has(access.staff);
  if (!isPermitted) throw new Refusal('FORBIDDEN');
}

/** People from outside change nothing, whatever their role may. */
export function refuseOutside(name: string, call: Call, { fields }: Caller): void {
  const isOutside = 'isOutside' in fields && fields.isOutside;
  if (isOutside && !isForOutside(name, call)) throw new Refusal('FORBIDDEN');
}
