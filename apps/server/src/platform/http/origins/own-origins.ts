import type { FastifyRequest } from 'fastify';

/** Where players open the app (`PERYA_PUBLIC_URL`): its pages may use this API from another host. */
export type AppOrigins = readonly string[];

/**
 * Whether a page of the origin stands on the host that is asked. The scheme is not compared: behind a proxy
 * that is not believed it seems to be plain HTTP. What is no origin, such as `null` of a frame, is never ours.
 */
export function isSameHost(origin: string, host: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/** The origin of the page that asks, if it is one of the app's on another host than this one. */
export function appOriginOf(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  appOrigins: AppOrigins,
): string | null {
  const { origin } = headers;
  if (origin === undefined || isSameHost(origin, host)) return null;
  return appOrigins.find((each) => new URL(each).origin === origin) ?? null;
}

/** Whether a request names no page of anybody else; what is no browser names none at all. */
export function isOwnPage(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  appOrigins: AppOrigins,
): boolean {
  const { origin } = request.headers;
  return (
    origin === undefined ||
    isSameHost(origin, request.host) ||
    appOriginOf(request, appOrigins) !== null
  );
}

/**
 * What moves money by GET could be asked for by any page's link or picture. It would carry no token, and is
 * turned away before anybody looks for one: only a page of ours asks for it, and nobody opens it as a page.
 */
export function comesFromOurPage(request: FastifyRequest, appOrigins: AppOrigins): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  const isSameOrigin = site === undefined || site === 'same-origin';
  return (
    mode !== 'navigate' &&
    isOwnPage(request, appOrigins) &&
    (isSameOrigin || appOriginOf(request, appOrigins) !== null)
  );
}
