import type { FastifyInstance } from 'fastify';

export interface PolicyOptions {
  /** Where games and the chat may be framed from. */
  frameOrigins: string[];
  apiBase: string;
  imagesHost: string;
  /** Where landing pages may load a measuring tag from. */
  analyticsOrigins?: readonly string[];
  /** Somebody else's broker for live messages; null where we are our own. */
  outsideBroker?: { playerUrl: string } | null;
  /** The sandbox's apps of partners show ours in a frame, from the same origin. */
  hasSandbox?: boolean;
}

/** Where live messages come from, beside the page's own origin. */
function liveOrigin({ apiBase, outsideBroker }: PolicyOptions): string {
  return outsideBroker ? new URL(outsideBroker.playerUrl).origin : apiBase.replace(/^http/, 'ws');
}

/** What the page may load: itself, its API, its pictures, and frames of the games and the chat; a landing page also a tag. */
export function contentPolicy(options: PolicyOptions, nonce: string, isLanding = false): string {
  const measuring = isLanding ? (options.analyticsOrigins ?? []) : [];
  const list = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
  return [
    `default-src 'none'`,
    `script-src ${list(`'self'`, ...measuring)}`,
    `style-src ${list(`'self'`, `'nonce-${nonce}'`)}`,
    `img-src ${list(`'self'`, 'data:', 'blob:', options.apiBase, options.imagesHost, ...measuring)}`,
    `font-src 'self'`,
    `connect-src ${list(`'self'`, options.apiBase, options.imagesHost, liveOrigin(options), ...measuring)}`,
    `frame-src ${list(`'self'`, ...options.frameOrigins)}`,
    `media-src 'self' blob:`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors ${options.hasSandbox ? `'self'` : `'none'`}`,
  ].join('; ');
}

const always = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
};

/** What a browser heeds in documents and workers alone. */
const ofDocuments = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** Answers that are not pages get a policy under which nothing in them can run. */
const inertPolicy = `default-src 'none'; frame-ancestors 'none'`;

/** What answers carry; a page has a policy of its own. */
export function securityHeaders(isProduction: boolean): Record<string, string> {
  return {
    ...always,
    ...ofDocuments,
    'content-security-policy': inertPolicy,
    ...(isProduction ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

export function registerSecurityHeaders(app: FastifyInstance, isProduction: boolean): void {
  const headers = securityHeaders(isProduction);
  // Scripts and styles of the first load: what would be said in vain delays the first paint.
  const assetHeaders = { ...always, 'content-security-policy': inertPolicy };
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(url.startsWith('/assets/') ? assetHeaders : headers);
    done();
  });
}
