import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    isProduction?: boolean;
  }
}

/** Cookies that say who somebody is; never read by script. */
export interface OwnCookie {
  name: string;
  /** Where it is sent over plain HTTP; over https everywhere, as its name demands. */
  path: string;
  sameSite: 'Lax' | 'Strict';
}

/** In production behind a proxy that is not believed, the request seems to come by plain HTTP. */
const isSecure = (request: FastifyRequest) =>
  request.server.isProduction === true || request.protocol === 'https';

/** A browser takes a cookie of this name over https alone, and from no other host than this one. */
const hostName = ({ name }: OwnCookie) => `__Host-${name}`;

export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}

export function ownCookieOf(request: FastifyRequest, cookie: OwnCookie): string | undefined {
  return cookieOf(request, isSecure(request) ? hostName(cookie) : cookie.name);
}

/** What a release before had set under the plain name, where that is no longer believed. */
export function olderCookieOf(request: FastifyRequest, cookie: OwnCookie): string | undefined {
  return isSecure(request) ? cookieOf(request, cookie.name) : undefined;
}

export function setOwnCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: OwnCookie,
  { value, seconds }: { value: string; seconds: number },
): void {
  const { name, path, sameSite } = cookie;
  const attributes = `HttpOnly; SameSite=${sameSite}; Max-Age=`;
  if (!isSecure(request)) {
    reply.header('set-cookie', `${name}=${value}; Path=${path}; ${attributes}${seconds}`);
    return;
  }
  reply.header(
    'set-cookie',
    `${hostName(cookie)}=${value}; Path=/; ${attributes}${seconds}; Secure`,
  );
  if (olderCookieOf(request, cookie) !== undefined) {
    reply.header('set-cookie', `${name}=; Path=${path}; ${attributes}0; Secure`);
  }
}
