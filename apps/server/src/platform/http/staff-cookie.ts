import type { FastifyReply, FastifyRequest } from 'fastify';
import { type OwnCookie, ownCookieOf, setOwnCookie } from './cookies.ts';

/** Never sent with a request that another site began. */
const staffCookie: OwnCookie = { name: 'perya_staff', path: '/backoffice', sameSite: 'Strict' };

const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/;

/** The token of a member of staff, who are known by a cookie and by nothing else. */
export function staffCookieOf(request: FastifyRequest): string | null {
  const token = ownCookieOf(request, staffCookie) ?? '';
  return tokenPattern.test(token) ? token : null;
}

/** What a verb can do with the cookie of whoever calls. */
export interface StaffCookie {
  keep(token: string, seconds: number): void;
  drop(): void;
}

export function staffCookieFor(request: FastifyRequest, reply: FastifyReply): StaffCookie {
  const keep = (value: string, seconds: number) =>
    setOwnCookie(request, reply, staffCookie, { value, seconds });
  return { keep, drop: () => keep('', 0) };
}
