import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from './cookie-of.ts';

/** Never read by script, and never sent with a request that another site began. */
const staffCookie = 'perya_staff';
const attributes = 'Path=/backoffice; HttpOnly; SameSite=Strict';

const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/;

/** The token of a member of staff, who are known by a cookie and by nothing else. */
export function staffCookieOf(request: FastifyRequest): string | null {
  const token = cookieOf(request, staffCookie) ?? '';
  return tokenPattern.test(token) ? token : null;
}

/** What a verb can do with the cookie of whoever calls. */
export interface StaffCookie {
  keep(token: string, seconds: number): void;
  drop(): void;
}

export function staffCookieFor(
  request: FastifyRequest,
  reply: FastifyReply,
  isProduction: boolean,
): StaffCookie {
  // In production behind a proxy that is not believed, the request seems to come by plain HTTP.
  const secure = isProduction || request.protocol === 'https' ? '; Secure' : '';
  const set = (token: string, seconds: number) =>
    void reply.header(
      'set-cookie',
      `${staffCookie}=${token}; ${attributes}; Max-Age=${seconds}${secure}`,
    );
  return { keep: set, drop: () => set('', 0) };
}
