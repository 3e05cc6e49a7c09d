import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { type BrandTag, brandOf } from '@perya/contract/brands';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { mayHoldToken, pathWithoutToken } from '@perya/contract/partners/entry-address';
import { isLandingPath } from '@perya/contract/rules/content/campaign';
import { sharePath } from '@perya/contract/rules/support/share';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetType } from '../backoffice/send-file.ts';
import { escapeHtml } from '../html.ts';
import { networkOf } from '../http/network-of.ts';
import type { PageAnswerer } from '../http/not-found.ts';
import type { PlatformRateLimiter } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import { contentPolicy, type PolicyOptions } from '../http/security-headers.ts';
import { pathOf } from '../log.ts';
import { closedPage, isShut, type Standing } from './closed-page.ts';
import type { KeptAssets } from './kept-assets.ts';
import { webManifest } from './manifest.ts';
import { fillPage, nonceMark, type PageParts, whoMark } from './page.ts';
import { visitorOf, whoAsks } from './visitor.ts';
import type { WebBuild } from './web-build.ts';

/** Names of this machine, which lead nobody anywhere else. */
const isOfThisMachine = /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

export interface WebAppOptions {
  build: WebBuild;
  /** Files of other releases, where they are kept. */
  kept?: KeptAssets;
  artDir: string;
  policy: PolicyOptions &
    Pick<
      PageParts,
      | 'shoppingGameUrl'
      | 'walletAppUrl'
      | 'shopLandingUrl'
      | 'shopUrl'
      | 'supportUrl'
      | 'hasSandbox'
    > & {
      publicUrls: readonly string[];
      /** The operator's own live chat; empty where the house keeps the conversation. */
      chatUrl: string;
      /** The page of the primitives is there. */
      hasReference: boolean;
    };
  readIndex(brand: BrandTag): Promise<IndexData>;
  /** How the doors of the house stand. */
  standing(): Promise<Standing>;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Strong enough for a page of 30 KB, quick enough to do on each answer. */
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const pagesKept = 200;
/** The worker fetches what it keeps and the icon of its notifications, and runs nothing but itself. */
const workerPolicy = `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'`;
/** Shows every primitive, to developers. */
const primitivesPath = '/example';
const year = 'public, max-age=31536000, immutable';
const week = 'public, max-age=604800, stale-while-revalidate=604800';

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string) {
  const accepts = request.headers['accept-encoding'] ?? '';
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, cookie');
  reply.header('cache-control', 'private, no-cache');
  if (accepts.includes('br')) {
    return reply.header('content-encoding', 'br').send(await compress.br(html, brotliQuality));
  }
  if (accepts.includes('gzip')) {
    return reply.header('content-encoding', 'gzip').send(await compress.gzip(html));
  }
  return reply.send(html);
}

/** A person reads this, in a browser that knows no envelope. */
function asPlainPage(error: unknown) {
  if (!(error instanceof Refusal)) throw error;
  return { status: error.httpStatus, html: `<!doctype html><p>${escapeHtml(error.text.en)}</p>` };
}

/** Serves the built app: hashed files for a year, pictures for a week; what it returns paints a page for any path. */
export async function registerWebApp(
  app: FastifyInstance,
  options: WebAppOptions,
  rateLimiter: PlatformRateLimiter,
): Promise<PageAnswerer> {
  const { build, artDir, policy, readIndex } = options;
  const pages = new Map<string, { status: number; html: string }>();

  await app.register(fastifyStatic, {
    root: build.clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/index.html', '.vite/**'],
    setHeaders: (reply) => {
      // By the address, not by the file: that may be the compressed one, with an ending of its own.
      const path = pathOf(reply.request.url);
      reply.header('cache-control', path.startsWith('/assets/') ? year : 'no-cache');
      if (path === '/sw.js') reply.header('content-security-policy', workerPolicy);
      if (path.endsWith('.html')) {
        reply.header('content-security-policy', contentPolicy(policy, 'none'));
      }
    },
  });
  await app.register(fastifyStatic, {
    root: artDir,
    prefix: '/art/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', week);
    },
  });

  app.get('/assets/*', async (request, reply) => {
    const name = pathOf(request.url).slice(1);
    const asset = await options.kept?.find('web', name);
    if (!asset) throw new Refusal('NO_SUCH_PATH');
    return reply.type(assetType(name)).header('cache-control', year).send(asset.bytes);
  });
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nAllow: /\n'),
  );
  // Without its worker nobody takes what another app shares: the page of service can still be asked.
  app.post(sharePath, (_request, reply) => reply.redirect('/service', 303));
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { brand, language } = visitorOf(request);
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify(
          webManifest(brandOf(brand), language, { takesPictures: policy.chatUrl === '' }),
        ),
      );
  });

  // What stands without the app, such as the page of a closed house, has the colours of its host's brand too.
  app.get('/brand.css', async (request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(brandOf(visitorOf(request).brand).styles),
  );

  async function paint(request: FastifyRequest, path: string) {
    if (path === primitivesPath && !policy.hasReference) throw new Refusal('NO_SUCH_PATH');
    const visitor = visitorOf(request);
    const index = await readIndex(visitor.brand);
    const origin = originOf(request, policy.publicUrls);
    const own = brandOf(visitor.brand);
    const key = JSON.stringify([visitor, own, origin, path, index.version]);
    const kept = pages.get(key);
    if (kept) return kept;
    // Painting takes the time of twenty calls, and anybody can make up paths that are not kept.
    await rateLimiter.count('page', networkOf(request.ip));
    const { imagesHost, apiBase, supportUrl, hasSandbox } = policy;
    const { shoppingGameUrl, walletAppUrl, shopLandingUrl, shopUrl } = policy;
    const addresses = { shoppingGameUrl, walletAppUrl, shopLandingUrl, shopUrl };
    const site = { imagesHost, apiBase, supportUrl, hasSandbox, ...addresses };
    const { language: lang } = visitor;
    const page = await build.render({ path, brand: own, lang, index, imagesHost });
    const { template, css, laterScripts } = build;
    const parts = { template, css, laterScripts, visitor, page, origin, path, index, ...site };
    const painted = { status: page.status, html: fillPage(parts) };
    // Known pages are few; what is not found must not crowd them out.
    if (page.status === 200) {
      if (pages.size >= pagesKept) pages.clear();
      pages.set(key, painted);
    }
    return painted;
  }

  /** What a visitor reads of a closed house; null for players, and for everybody while it is open. */
  async function findClosed(request: FastifyRequest, path: string): Promise<string | null> {
    const standing = await options.standing();
    if (!isShut(standing, path) || whoAsks(request) === 'player') return null;
    const visitor = visitorOf(request);
    const index = await readIndex(visitor.brand);
    return closedPage({ standing, visitor, index, supportUrl: policy.supportUrl });
  }

  return async (request, reply) => {
    const asked = pathOf(request.url);
    const path = pathWithoutToken(asked);
    const closed = await findClosed(request, path);
    if (closed !== null) {
      reply.code(503).header('retry-after', '3600');
      reply.header('content-security-policy', contentPolicy(policy, 'none'));
      return sendHtml(request, reply, closed);
    }
    const { status, html } = await paint(request, path).catch(asPlainPage);
    const nonce = randomBytes(16).toString('base64');
    const allowed = contentPolicy(policy, nonce, isLandingPath(path));
    reply.code(status).header('content-security-policy', allowed);
    if (mayHoldToken(asked)) reply.header('referrer-policy', 'no-referrer');
    // What does not read the policy: the same said once more.
    if (policy.hasSandbox) reply.header('x-frame-options', 'SAMEORIGIN');
    const own = html.replaceAll(nonceMark, nonce).replaceAll(whoMark, whoAsks(request));
    return sendHtml(request, reply, own);
  };
}

/**
 * Where links that leave the page lead: the address that the operator has named for this host, or the
 * first one. What a request says of its host is nobody's word, so no other name gets into a page.
 */
function originOf(
  { host }: Pick<FastifyRequest, 'host'>,
  publicUrls: readonly string[],
): string | null {
  const asked = host.toLowerCase();
  const own = publicUrls.find((url) => new URL(url).host === asked);
  if (own) return own;
  if (isOfThisMachine.test(asked)) return `http://${asked}`;
  return publicUrls[0] ?? null;
}
