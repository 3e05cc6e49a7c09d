import { randomBytes } from 'node:crypto';
import { allBrands } from '@perya/contract/brands';
import { companyReturnPath } from '@perya/contract/staff/company-return';
import { isStaffPath } from '@perya/contract/staff/staff-path';
import { localeOf } from '@perya/contract/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/answer.ts';
import type { Authenticator } from '../http/callers.ts';
import { networkOf } from '../http/network-of.ts';
import type { PlatformRateLimiter } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import { contentPolicy } from '../http/security-headers.ts';
import { staffCookieOf } from '../http/staff-cookie.ts';
import { pathOf } from '../log.ts';
import type { KeptAssets } from '../web/kept-assets.ts';
import { jsonBlock, nonceMark } from '../web/page.ts';
import { visitorOf } from '../web/visitor.ts';
import type { BackofficeBuild } from './backoffice-build.ts';
import { assetType, createFileSender, yearForOne } from './send-file.ts';

export interface BackofficeOptions {
  build: BackofficeBuild;
  /** Files of other releases, where they are kept. */
  kept?: KeptAssets;
  /** Where pictures of games are, if not on the page's own origin. */
  imagesHost: string;
  authenticator: Authenticator<'staff'>;
}

const prefix = '/backoffice';

/** Pages are for one person at one moment; no search engine, cache or other site has a copy. */
const pageHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
  vary: 'cookie',
};

/**
 * Serves the staff app. Whoever has no session gets the login page at every address, and of the bundle
 * only the files that this page needs: what the app can do is not for visitors to read.
 */
export function registerBackoffice(
  app: FastifyInstance,
  { build, kept, imagesHost, authenticator }: BackofficeOptions,
  rateLimiter: PlatformRateLimiter,
): void {
  const sendFile = createFileSender(build.clientDir);

  /** Opening a page is done by hand; its files follow by themselves. */
  async function isStaff(request: FastifyRequest, isByHand: boolean): Promise<boolean> {
    const token = staffCookieOf(request);
    if (token === null) return false;
    // A cookie costs a look into the database, and anybody can make one up.
    await rateLimiter.count('address', networkOf(request.ip));
    return (await authenticator(token, isByHand, request.ip)).state === 'valid';
  }

  async function answerFile(name: string, request: FastifyRequest, reply: FastifyReply) {
    const isOwn = build.files.has(name);
    const other = isOwn ? null : await kept?.find('backoffice', name);
    const isOpen = isOwn ? build.files.get(name) : other?.isOpen;
    const mayRead = isOpen !== undefined && (isOpen || (await isStaff(request, false)));
    if (!mayRead) return sendRefusal(request, reply, new Refusal('NO_SUCH_PATH'));
    if (!other) return sendFile(name, request, reply);
    return reply
      .type(assetType(name))
      .headers({ 'cache-control': yearForOne, vary: 'cookie' })
      .send(other.bytes);
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const { language, theme } = visitorOf(request);
    const nonce = randomBytes(16).toString('base64');
    // Who comes back from the company's login finishes it there, whether or not another session is open.
    const isReturn = pathOf(request.url) === companyReturnPath;
    const isApp = !isReturn && (await isStaff(request, true));
    const page = isApp ? build.pages.app : build.pages.login;
    const policy = contentPolicy({ frameOrigins: [], apiBase: '', imagesHost }, nonce);
    return reply
      .headers({ ...pageHeaders, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(
        page
          .replaceAll(nonceMark, nonce)
          .replaceAll('%perya.lang%', localeOf(language))
          .replaceAll('%perya.theme%', theme)
          // A function, so that `$` in a name stands for itself.
          .replaceAll('"%perya.brands%"', () => jsonBlock(allBrands())),
      );
  }

  app.get(prefix, answerPage);
  app.get(`${prefix}/*`, async (request, reply) => {
    const path = pathOf(request.url);
    if (isStaffPath(path)) return sendRefusal(request, reply, new Refusal('NO_SUCH_PATH'));
    const name = path.slice(prefix.length + 1);
    return name.startsWith('assets/')
      ? answerFile(name, request, reply)
      : answerPage(request, reply);
  });
}
