import type { ServerResponse } from 'node:http';
import type { Permission } from '@perya/contract/staff/permissions';
import { staffLineEvent, staffLinePath } from '@perya/contract/staff/staff-line';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Authenticator } from '../http/callers.ts';
import { networkOf } from '../http/network-of.ts';
import type { PlatformRateLimiter } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import { staffCookieOf } from '../http/staff-cookie.ts';
import { requireOwnOrigin } from '../http/staff-guard.ts';
import type { Drain } from '../network/drain.ts';
import { type Repetition, repeat } from '../repeat.ts';

/** A queue by a mark that changes with what waits there, and who may know of it. */
export interface WaitingMark {
  name: string;
  permission: Permission;
  mark: string;
}

export interface StaffLineEntrance {
  /** What waits in the whole house, whoever may see it. */
  look(): Promise<readonly WaitingMark[]>;
}

interface Line {
  token: string;
  address: string;
  response: ServerResponse;
  permissions: ReadonlySet<Permission>;
  checkedAt: number;
}

/** One look for everybody who listens to this process, however many they are. */
const lookEveryMs = 2000;
/** A line without a byte is cut by whoever stands between. */
const beatEveryMs = 10_000;
/** So long a line goes on after its session has ended or its role was changed. */
const checkEveryMs = 30_000;
/** Tabs of one session. */
const linesPerSession = 12;

const permission = 'home.read';

/** Lines of this process, and what they are told. */
function createLines(authenticator: Authenticator<'staff'>) {
  const lines = new Set<Line>();
  const end = (line: Line) => {
    lines.delete(line);
    line.response.end();
  };
  return {
    lines,
    countOf: (token: string) => [...lines].filter((line) => line.token === token).length,
    endAll: () => {
      for (const line of lines) end(line);
    },
    tell(changed: readonly WaitingMark[]) {
      for (const line of lines) {
        const names = changed.filter((one) => line.permissions.has(one.permission));
        if (names.length === 0) continue;
        const data = JSON.stringify(names.map(({ name }) => name));
        line.response.write(`event: ${staffLineEvent}\ndata: ${data}\n\n`);
      }
    },
    /** Keeps lines open, and ends those whose session is over. */
    async beat() {
      for (const line of lines) {
        line.response.write(':\n\n');
        if (Date.now() - line.checkedAt < checkEveryMs) continue;
        const found = await authenticator(line.token, false, line.address);
        const isKnown = found.state === 'valid' && found.caller.permissions.has(permission);
        if (!isKnown) {
          end(line);
          continue;
        }
        line.permissions = found.caller.permissions;
        line.checkedAt = Date.now();
      }
    },
  };
}

type Lines = ReturnType<typeof createLines>;

interface LineNeeds {
  authenticator: Authenticator<'staff'>;
  rateLimiter: PlatformRateLimiter;
  registry: Registry;
  drain: Drain;
}

/** Who may open a line: a session of staff, from a page of ours. */
async function admit(
  { authenticator, rateLimiter }: Pick<LineNeeds, 'authenticator' | 'rateLimiter'>,
  request: FastifyRequest,
): Promise<Omit<Line, 'response'>> {
  requireOwnOrigin(request, { staff: permission });
  const token = staffCookieOf(request);
  if (token === null) throw new Refusal('UNAUTHENTICATED');
  await rateLimiter.count('address', networkOf(request.ip));
  const found = await authenticator(token, false, request.ip);
  if (found.state === 'expired') throw new Refusal('SESSION_EXPIRED');
  if (found.state !== 'valid') throw new Refusal('UNAUTHENTICATED');
  const { permissions } = found.caller;
  if (!permissions.has(permission)) throw new Refusal('FORBIDDEN');
  return { token, address: request.ip, permissions, checkedAt: Date.now() };
}

/** Looks again and again while somebody listens, and tells what has changed since the look before. */
function startLooking(
  { lines, tell }: Lines,
  look: StaffLineEntrance['look'],
  onError: (error: unknown) => void,
): Repetition {
  let marks: ReadonlyMap<string, string> | null = null;
  return repeat({
    everyMs: lookEveryMs,
    async act() {
      if (lines.size === 0) {
        marks = null;
        return undefined;
      }
      const found = await look();
      const before = marks;
      marks = new Map(found.map(({ name, mark }) => [name, mark]));
      // Whoever opens the first line is told of all of it: nothing came unseen between their look and this one.
      tell(found.filter(({ name, mark }) => before?.get(name) !== mark));
      return undefined;
    },
    onError,
  });
}

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // A proxy that gathers answers would keep it back.
  'x-accel-buffering': 'no',
};

/**
 * A line for staff, over which they hear at once that something has come into a queue. Each process looks for those who
 * listen to it, so several need not know of each other; what a line misses is found by the next look of the app.
 */
export function registerStaffLine(
  app: FastifyInstance,
  { look }: StaffLineEntrance,
  needs: LineNeeds,
): void {
  const { authenticator, registry, drain } = needs;
  const all = createLines(authenticator);
  const { lines, countOf, endAll, beat } = all;
  new Gauge({
    name: 'perya_staff_lines',
    help: 'Open lines of staff who hear at once what waits.',
    registers: [registry],
    collect() {
      this.set(lines.size);
    },
  });
  const onError = (err: unknown) => app.log.error({ err }, 'the lines of staff were not told');
  const looking = startLooking(all, look, onError);
  const beating = repeat({
    everyMs: beatEveryMs,
    act: async () => void (await beat()),
    onError,
  });

  app.get(staffLinePath, async (request, reply) => {
    const line: Line = { ...(await admit(needs, request)), response: reply.raw };
    // From here on nothing is waited for, so that of many at once none is overlooked.
    if (drain.isDraining()) throw new Refusal('UNAVAILABLE');
    if (countOf(line.token) >= linesPerSession) throw new Refusal('TOO_MANY_REQUESTS');
    reply.hijack();
    // Whoever left meanwhile is told nothing.
    if (reply.raw.destroyed) return reply;
    reply.raw.once('close', () => lines.delete(line));
    reply.raw.writeHead(200, headers);
    reply.raw.write('retry: 5000\n\n');
    lines.add(line);
    looking.wake();
    return reply;
  });

  drain.onBegin(endAll);
  app.addHook('onClose', async () => {
    endAll();
    await looking.stop();
    await beating.stop();
  });
}
