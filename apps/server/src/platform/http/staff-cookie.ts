import type { FastifyRequest } from 'fastify';
import { cookieOf } from './cookie-of.ts';

/** Never read by script, and never sent with a request that another site began. */
const staffCookie = 'perya_staff';

const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/;

/** The token of a member of staff, who are known by a cookie and by nothing else. */
export function staffCookieOf(request: FastifyRequest): string | null {
  const token = cookieOf(request, staffCookie) ?? '';
  return tokenPattern.test(token) ? token : null;
}
