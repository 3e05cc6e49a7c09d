import type { Readable } from 'node:stream';
import { takeExclusionForm } from '@perya/contract/limits/staff-calls/limits';
import type { Permission } from '@perya/contract/staff/permissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { sendRefusal } from '../http/answer.ts';
import type { Authenticators, Callers } from '../http/callers.ts';
import { networkOf } from '../http/network-of.ts';
import type { PlatformRateLimiter } from '../http/rate-limits.ts';
import { deviceTokenOf, type Places } from '../http/read-context.ts';
import { Refusal } from '../http/refusal.ts';
import { staffCookieOf } from '../http/staff-cookie.ts';
import { pathOf } from '../log.ts';
import { type PrivateAddress, type Purpose, privatePaths, type Viewer } from './private-address.ts';

export interface PrivateFile {
  type: string;
  body: Buffer | Readable;
  /** Of what is saved and not shown. */
  saveAs?: string;
}

/** What modules above give: who is who, and what is shown for each purpose. */
export interface PrivateFiles {
  readAddress(token: string): PrivateAddress | null;
  isSessionOpen(uid: bigint, session: string): Promise<boolean>;
  sources: Record<Purpose, (address: PrivateAddress) => Promise<PrivateFile | null>>;
}

/** What staff must still be allowed to when they look. */
const neededBy: Partial<Record<Purpose, Permission>> = {
  review: 'kyc.documents',
  support: 'support.read',
  'exclusion-paper': takeExclusionForm.access.staff,
  evidence: 'evidence.download',
};

type Outcome = 'shown' | 'forged' | 'expired' | 'stranger' | 'gone';

/** No cache has a copy, no other page can embed it, nothing in it runs. */
const always = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Shows private files at addresses that were made for one viewer, one purpose and a few minutes. */
export function registerPrivateFiles(
  app: FastifyInstance,
  files: PrivateFiles,
  { authenticators, rateLimiter, registry, places }: Services,
): void {
  // An app on another host of the same site shows the pictures of its API.
  const embedders = places.apiBase === '' ? 'same-origin' : 'same-site';
  const headers = { ...always, 'cross-origin-resource-policy': embedders };
  const looks = new Counter({
    name: 'perya_private_files_total',
    help: 'Looks at private files, by outcome: forged, expired, by a stranger, gone, shown.',
    labelNames: ['outcome'],
    registers: [registry],
  });

  async function staffOf(request: FastifyRequest): Promise<Callers['staff'] | null> {
    const token = staffCookieOf(request);
    if (token === null || !authenticators.staff) return null;
    const found = await authenticators.staff(token, false, request.ip);
    return found.state === 'valid' ? found.caller : null;
  }

  /** Whoever asks must be whom the address was made for, still logged in on that device. */
  async function isViewer(request: FastifyRequest, viewer: Viewer, purpose: Purpose) {
    if (viewer.kind === 'player') {
      const isDevice = deviceTokenOf(request) === viewer.device;
      return isDevice && (await files.isSessionOpen(viewer.uid, viewer.session));
    }
    const staff = await staffOf(request);
    const needed = neededBy[purpose];
    return (
      staff?.staffId === viewer.staffId &&
      staff.staffSession === viewer.session &&
      (needed === undefined || staff.permissions.has(needed))
    );
  }

  async function find(
    request: FastifyRequest,
    kind: Viewer['kind'],
  ): Promise<PrivateFile | Exclude<Outcome, 'shown'>> {
    const token = pathOf(request.url).slice(privatePaths[kind].length);
    const address = files.readAddress(token);
    if (address === null || address.viewer.kind !== kind) return 'forged';
    if (address.until.getTime() <= Date.now()) return 'expired';
    if (!(await isViewer(request, address.viewer, address.purpose))) return 'stranger';
    return (await files.sources[address.purpose](address)) ?? 'gone';
  }

  for (const kind of ['player', 'staff'] as const) {
    app.get(`${privatePaths[kind]}*`, { exposeHeadRoute: false }, async (request, reply) => {
      await rateLimiter.count('address', networkOf(request.ip));
      const found = await find(request, kind);
      looks.inc({ outcome: typeof found === 'string' ? found : 'shown' });
      if (typeof found === 'string') {
        request.log.warn({ outcome: found }, 'a private file was not shown');
        // Who guesses learns nothing from the way that it failed.
        return sendRefusal(request, reply.headers(headers), new Refusal('NO_SUCH_PATH'));
      }
      const { type, body, saveAs } = found;
      const disposition = saveAs === undefined ? 'inline' : `attachment; filename="${saveAs}"`;
      return reply
        .headers({ ...headers, 'content-disposition': disposition })
        .type(type)
        .send(body);
    });
  }
}

interface Services {
  authenticators: Authenticators;
  rateLimiter: PlatformRateLimiter;
  registry: Registry;
  places: Pick<Places, 'apiBase'>;
}
