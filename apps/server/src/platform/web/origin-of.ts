import type { FastifyRequest } from 'fastify';

/** Names of this machine, which lead nobody anywhere else. */
const isOfThisMachine = /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;

/**
 * Where links that leave the page lead: the address that the operator has named for this host, or the
 * first one. What a request says of its host is nobody's word, so no other name gets into a page.
 */
export function originOf(
  { host }: Pick<FastifyRequest, 'host'>,
  publicUrls: readonly string[],
): string | null {
  const asked = host.toLowerCase();
  const own = publicUrls.find((url) => new URL(url).host === asked);
  if (own) return own;
  if (isOfThisMachine.test(asked)) return `http://${asked}`;
  return publicUrls[0] ?? null;
}
