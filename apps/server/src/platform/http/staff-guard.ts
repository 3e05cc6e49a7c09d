import { type Access, accessKind } from '@perya/contract/access';
import { staffHeader, staffHeaderValues } from '@perya/contract/staff/staff-header';
import type { FastifyRequest } from 'fastify';
import { type Caller, staffIdOf } from './caller.ts';
import { isSameHost } from './origins/own-origins.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import { staffCookieOf } from './staff-cookie.ts';

/** Why a call of staff was turned away. `nobody` showed nothing at all: an app that was just opened. */
export type StaffRefusal = 'nobody' | 'forged' | 'expired' | 'permission' | 'origin';

export interface RefusedStaffCall {
  call: string;
  reason: StaffRefusal;
  /** Null if it is not known who called. */
  staffId: bigint | null;
  address: string;
  userAgent: string;
  requestId: string;
}

/** Hears of every call of staff that was turned away. Who writes it down stands above the platform. */
export type NoteRefusedStaff = (refused: RefusedStaffCall) => Promise<void>;

/** What somebody from outside looks at. */
export interface StaffLook {
  call: string;
  /** What was asked for, as JSON. */
  asked: string;
  /** The tab asked by itself for what it shows already. */
  isRefresh: boolean;
  staffId: bigint;
  session: string;
  address: string;
  userAgent: string;
  requestId: string;
}

/** Writes down what somebody from outside looks at, before it is shown. */
export type NoteStaffLook = (look: StaffLook) => Promise<void>;

/** A tab that refreshes itself must not keep its session open while nobody is there. */
export const isRefresh = (request: FastifyRequest) =>
  request.headers[staffHeader] === staffHeaderValues.refresh;

/** A call of staff comes from a page of the staff app, or it is not taken: a cookie alone proves no intent. */
export function requireOwnOrigin(request: FastifyRequest, access: Access): void {
  if (!accessKind(access).startsWith('staff')) return;
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  const isOwnPage =
    site === undefined ? headers[staffHeader] !== undefined : site === 'same-origin';
  const isOwn = headers.origin === undefined || isSameHost(headers.origin, request.host);
  if (!isOwnPage || !isOwn) throw new Refusal('STAFF_ORIGIN');
}

const userAgentOf = (request: FastifyRequest) =>
  String(request.headers['user-agent'] ?? '').slice(0, 256);

const reasons: Partial<Record<RefusalCode, StaffRefusal>> = {
  STAFF_ORIGIN: 'origin',
  SESSION_EXPIRED: 'expired',
  UNAUTHENTICATED: 'forged',
  FORBIDDEN: 'permission',
};

function reasonOf(request: FastifyRequest, { code }: Refusal): StaffRefusal | null {
  const reason = reasons[code] ?? null;
  const showsNothing = staffCookieOf(request) === null && !request.headers.authorization;
  return reason === 'forged' && showsNothing ? 'nobody' : reason;
}

/** Passes a refusal of a staff call on to whoever writes it down; what goes wrong there changes no answer. */
export async function noteRefusal(
  note: NoteRefusedStaff | undefined,
  request: FastifyRequest,
  call: string,
  caller: Caller | null,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Refusal ? reasonOf(request, error) : null;
  if (!note || reason === null) return;
  const refused = {
    call,
    reason,
    staffId: staffIdOf(caller),
    address: request.ip,
    userAgent: userAgentOf(request),
    requestId: request.id,
  };
  await note(refused).catch((problem: unknown) =>
    request.log.error({ err: problem }, 'a refused staff call was not written down'),
  );
}

/** Has a look of somebody from outside written down; where nobody can, nothing is shown. */
export async function noteLook(
  note: NoteStaffLook | undefined,
  request: FastifyRequest,
  { name, caller, input }: { name: string; caller: Caller; input: unknown },
): Promise<void> {
  const { fields } = caller;
  if (!('isOutside' in fields) || !fields.isOutside) return;
  if (!note) throw new Refusal('UNAVAILABLE');
  await note({
    call: name,
    asked: JSON.stringify(input).slice(0, 500),
    isRefresh: isRefresh(request),
    staffId: fields.staffId,
    session: fields.staffSession,
    address: request.ip,
    userAgent: userAgentOf(request),
    requestId: request.id,
  });
}
