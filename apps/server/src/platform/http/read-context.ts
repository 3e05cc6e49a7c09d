import { randomBytes } from 'node:crypto';
import { brandOfHost } from '@perya/contract/brands';
import { headerNames } from '@perya/contract/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './answer.ts';
import { bearerOf } from './authenticate.ts';
import type { Caller } from './caller.ts';
import type { StaffEntranceContext } from './context.ts';
import { cookieOf } from './cookie-of.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { staffCookieFor } from './staff-cookie.ts';

const deviceCookie = 'perya_device';
const yearSeconds = 365 * 24 * 3600;

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value.length <= 256 ? value : null;
}

export function deviceTokenOf(request: FastifyRequest): string | null {
  const value = cookieOf(request, deviceCookie);
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Lets a device be known again after a logout; script in the page cannot read it. */
function nameDevice(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): string {
  const token = randomBytes(32).toString('base64url');
  // In production behind a proxy that is not believed, the request seems to come by plain HTTP.
  const secure = isProduction || request.protocol === 'https' ? '; Secure' : '';
  const cookie = `${deviceCookie}=${token}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax`;
  reply.header('set-cookie', `${cookie}${secure}`);
  return token;
}

export function readContext(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  upload: Buffer | null,
  isProduction: boolean,
): StaffEntranceContext & Caller['fields'] & { token: string | null } {
  let named: string | null = null;
  return {
    ...caller.fields,
    token: bearerOf(request),
    brand: brandOfHost(request.hostname),
    language: languageOf(request),
    address: request.ip,
    userAgent: headerOf(request, 'user-agent') ?? '',
    deviceToken: deviceTokenOf(request),
    staffCookie: staffCookieFor(request, reply, isProduction),
    nameDevice: () => {
      // Once for each request: of several names the browser would keep the last, and know the others no more.
      named ??= nameDevice(request, reply, isProduction);
      return named;
    },
    device: headerOf(request, headerNames.device),
    adId: headerOf(request, headerNames.adId),
    adClickId: headerOf(request, headerNames.adClickId),
    referrerId: headerOf(request, headerNames.referrerId),
    channelId: headerOf(request, headerNames.channelId),
    idempotencyKey: readIdempotencyKey(request.headers[headerNames.idempotencyKey]),
    upload,
    requestId: request.id,
    log: request.log,
  };
}
