import { randomBytes } from 'node:crypto';
import { brandOfHost } from '@perya/contract/brands';
import { headerNames } from '@perya/contract/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './answer.ts';
import { bearerOf } from './authenticate.ts';
import type { Caller } from './caller.ts';
import type { StaffEntranceContext } from './context.ts';
import { type OwnCookie, olderCookieOf, ownCookieOf, setOwnCookie } from './cookies.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { type AppOrigins, appOriginOf, isOwnPage } from './origins/own-origins.ts';
import { staffCookieFor } from './staff-cookie.ts';

const deviceCookie: OwnCookie = { name: 'perya_device', path: '/', sameSite: 'Lax' };
const devicePattern = /^[\w-]{43}$/;
const yearSeconds = 365 * 24 * 3600;

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value.length <= 256 ? value : null;
}

export function deviceTokenOf(request: FastifyRequest): string | null {
  // A device is known for a year: one that was named before names had a prefix is still known.
  const value = ownCookieOf(request, deviceCookie) ?? olderCookieOf(request, deviceCookie);
  return value !== undefined && devicePattern.test(value) ? value : null;
}

function keepDevice(request: FastifyRequest, reply: FastifyReply, value: string): string {
  setOwnCookie(request, reply, deviceCookie, { value, seconds: yearSeconds });
  return value;
}

/** Lets a device be known again after a logout; script in the page cannot read it. */
const nameDevice = (request: FastifyRequest, reply: FastifyReply): string =>
  keepDevice(request, reply, randomBytes(32).toString('base64url'));

/** The brand is the host's that the player looks at, which is not this one where the API has its own. */
function brandOf(request: FastifyRequest, appOrigin: string | null) {
  return brandOfHost(appOrigin === null ? request.hostname : new URL(appOrigin).hostname);
}

/** What the settings say of where the app and its API are. */
export interface Places {
  appOrigins: AppOrigins;
  apiBase: string;
}

export function readContext(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
  upload: Buffer | null,
  { appOrigins, apiBase }: Places,
): StaffEntranceContext & Caller['fields'] & { token: string | null } {
  let named: string | null = null;
  const appOrigin = appOriginOf(request, appOrigins);
  const deviceToken = deviceTokenOf(request);
  if (deviceToken !== null && ownCookieOf(request, deviceCookie) === undefined) {
    keepDevice(request, reply, deviceToken);
  }
  return {
    ...caller.fields,
    token: bearerOf(request),
    brand: brandOf(request, appOrigin),
    apiBase: appOrigin === null ? '' : apiBase,
    language: languageOf(request),
    pageOrigin: isOwnPage(request, appOrigins) ? (request.headers.origin ?? null) : null,
    address: request.ip,
    userAgent: headerOf(request, 'user-agent') ?? '',
    deviceToken,
    staffCookie: staffCookieFor(request, reply),
    nameDevice: () => {
      // Once for each request: of several names the browser would keep the last, and know the others no more.
      named ??= nameDevice(request, reply);
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
