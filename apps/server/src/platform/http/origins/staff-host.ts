import type { FastifyInstance } from 'fastify';
import { StartError } from '../../start-error.ts';
import { sendRefusal } from '../answer.ts';
import { Refusal } from '../refusal.ts';

const staffPages = '/backoffice';

/** Pictures, health and the simulated world answer on both hosts: they open nothing. */
const onBoth = /^\/(?:art|files|healthz|readyz|metrics|sandbox)(?:\/|$)/;

/** A host is named with its port only where it is not the usual one, or not at all. */
const isNamed = (name: string, { host, hostname }: { host: string; hostname: string }) =>
  [host, hostname].some((each) => each.toLowerCase() === name);

/** A host that players open would be shut to them. */
export function requireOwnStaffHost({
  staffHost,
  publicUrls,
}: {
  staffHost: string | null;
  publicUrls: readonly string[];
}): void {
  const shared = publicUrls.find((url) => staffHost !== null && isNamed(staffHost, new URL(url)));
  if (shared) {
    throw new StartError(
      `Setting PERYA_STAFF_HOST="${staffHost}" is refused: players open ${shared} of PERYA_PUBLIC_URL.`,
    );
  }
}

/**
 * Gives staff a host of their own: whatever gets into a page of the players then has another origin, which
 * the browser keeps from the staff app, its cookie and its calls.
 */
export function registerStaffHost(app: FastifyInstance, staffHost: string | null): void {
  if (staffHost === null) return;
  app.addHook('onRequest', async (request, reply) => {
    // By the route that was found, and not by the address, which can be written in several ways.
    const route = request.routeOptions.url ?? '';
    if (onBoth.test(route)) return;
    const isStaffHost = isNamed(staffHost, request);
    const isOfStaff = route === staffPages || route.startsWith(`${staffPages}/`);
    if (isStaffHost === isOfStaff) return;
    if (isStaffHost && request.url === '/') return reply.redirect(staffPages);
    return sendRefusal(request, reply, new Refusal('NO_SUCH_PATH'));
  });
}
