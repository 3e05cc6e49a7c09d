import { createHash } from 'node:crypto';
import { accessKind } from '@perya/contract/access';
import type { AnswerOf, Call, RequestOf } from '@perya/contract/call';
import { type Envelope, success } from '@perya/contract/envelope';
import { findKycFormText } from '@perya/contract/rules/kyc-form-texts';
import { findRuleText } from '@perya/contract/rules/rule-texts';
import { isLook } from '@perya/contract/staff/outside';
import { permissionsHeader } from '@perya/contract/staff/permissions-mark';
import { isCallPath, isInPlace } from '@perya/contract/staff/staff-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { hashToken } from '../credentials/hash-token.ts';
import { StartError } from '../start-error.ts';
import { send } from './answer.ts';
import { authenticate, authorise, refuseOutside } from './authenticate.ts';
import type { Fields } from './bodies.ts';
import type { Caller } from './caller.ts';
import type { Authenticators } from './callers.ts';
import type { ContextOf, PlayerContext } from './context.ts';
import { type Admission, requireGates } from './gates/admission.ts';
import type { Idempotency } from './idempotency.ts';
import { networkOf } from './network-of.ts';
import { comesFromOurPage } from './origins/own-origins.ts';
import type { PlatformRateLimiter } from './rate-limits.ts';
import { deviceTokenOf, type Places, readContext } from './read-context.ts';
import { readUpload } from './read-upload.ts';
import { Refusal } from './refusal.ts';
import {
  type NoteRefusedStaff,
  type NoteStaffLook,
  noteLook,
  noteRefusal,
  requireOwnOrigin,
} from './staff-guard.ts';

const markLength = 12;

/** Tells staff by every answer which permissions they have, so that an open tab notices when they change. */
function markPermissions(reply: FastifyReply, { fields }: Caller): void {
  if (!('permissions' in fields)) return;
  const names = [...fields.permissions].sort().join(' ');
  const mark = createHash('sha256').update(names).digest('base64url').slice(0, markLength);
  reply.header(permissionsHeader, mark);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the declared call that the route serves. */
    call?: string;
  }
}

export type Calls = Record<string, Call>;

export type Handler<C extends Call> = (
  context: ContextOf<C['access']>,
  request: RequestOf<C>,
) => Promise<AnswerOf<C>>;

export type Handlers<C extends Calls> = { [Name in keyof C]: Handler<C[Name]> };

export interface CallServices {
  authenticators: Authenticators;
  rateLimiter: PlatformRateLimiter;
  idempotency: Idempotency;
  /** Where a call asks at its gate; only calls that ask nothing are served without it. */
  admission?: Admission | undefined;
  /** Where the app is, and where it finds the API. */
  places: Places;
  noteRefusedStaff?: NoteRefusedStaff | undefined;
  noteStaffLook?: NoteStaffLook | undefined;
}

type AnyHandler = (context: unknown, request: unknown) => Promise<unknown>;

/**
 * Each field is read from one place: the query of a GET, the body of a POST, and from the path what the path
 * names. What stands elsewhere is not looked at, so nobody can add to a body by the address it is sent to,
 * unless the contract says so.
 */
function fieldsOf({ inQuery }: Call, { method, query, body, params }: FastifyRequest): Fields {
  const inAddress = query as Fields;
  if (method === 'GET') return { ...inAddress, ...(params as Fields) };
  const named = inQuery.flatMap((name) => (name in inAddress ? [[name, inAddress[name]]] : []));
  return { ...(body as Fields | undefined), ...Object.fromEntries(named), ...(params as Fields) };
}

function validate(call: Call, request: FastifyRequest): unknown {
  const input = fieldsOf(call, request);
  const parsed = z.safeParse(call.request, input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') ?? '';
  const what = issue?.message ?? '';
  // A rule of the contract has its own text in both languages; any other error names its field.
  const rule = findRuleText(what) ?? findKycFormText(what);
  const says = where === '' ? what : `${where}: ${what}`;
  throw new Refusal('INVALID_INPUT', rule ?? { en: says, tl: says });
}

/** By what a device that nobody is logged in on is counted; null for one that was never given a name. */
function deviceOf(request: FastifyRequest): string | null {
  const token = deviceTokenOf(request);
  return token === null ? null : `device:${hashToken(token).toString('base64url')}`;
}

/** Whoever calls, if they may; a call of staff that is turned away is noted. */
async function admit(
  name: string,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  services: CallServices,
) {
  const { authenticators, rateLimiter } = services;
  const { access } = call;
  await rateLimiter.count('address', networkOf(request.ip));
  let caller: Caller | null = null;
  try {
    requireOwnOrigin(request, access);
    if (call.movesMoney && !comesFromOurPage(request, services.places.appOrigins)) {
      throw new Refusal('CROSS_SITE');
    }
    caller = await authenticate(request, access, authenticators);
    markPermissions(reply, caller);
    const counted = caller.subject ?? deviceOf(request);
    if (counted !== null) await rateLimiter.count('caller', counted);
    authorise(access, caller);
    refuseOutside(name, call, caller);
    return caller;
  } catch (error) {
    if (accessKind(access).startsWith('staff')) {
      await noteRefusal(services.noteRefusedStaff, request, name, caller, error);
    }
    throw error;
  }
}

/** rate limit → authenticate → rate limit → authorise → validate → admission → act → present. */
function serveCall(name: string, call: Call, handler: AnyHandler, services: CallServices) {
  const { idempotency, admission, places } = services;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await admit(name, call, request, reply, services);
    const input = validate(call, request);
    if (isLook(name, call)) {
      await noteLook(services.noteStaffLook, request, { name, caller, input });
    }
    const upload = call.upload ? await readUpload(request) : null;
    const context = readContext(request, reply, caller, upload, places);
    const act = async (): Promise<Envelope<unknown>> => {
      // After the key is known: whoever asks again for what was done is told so, whatever holds by now.
      if (call.gate) await admission?.(call.gate, context as PlayerContext);
      // Parsed against the contract: fields that it does not name never leave the server.
      return success(z.parse(call.answer, await handler(context, input)));
    };
    const envelope = call.movesMoney
      ? await idempotency(
          {
            subject: caller.subject ?? `address:${request.ip}`,
            key: context.idempotencyKey,
            call: name,
            input,
            language: context.language,
          },
          act,
        )
      : await act();
    reply.header('cache-control', 'no-store');
    return send(request, reply, 200, envelope);
  };
}

/** A call that nobody can be authenticated for would be open to nobody, or one day to everybody. */
function requireAuthenticators(calls: Calls, authenticators: Authenticators): void {
  for (const [name, { access }] of Object.entries(calls)) {
    const kind = accessKind(access);
    if (kind !== 'public' && kind !== 'staff-entrance' && !authenticators[kind]) {
      throw new StartError(
        `The call ${name} is for ${kind}, and there is no authenticator for ${kind}`,
      );
    }
  }
}

/** Makes a route of every declared call; a call without a handler, or a handler without a call, stops the start. */
export function mountCalls<C extends Calls>(
  app: FastifyInstance,
  calls: C,
  handlers: Handlers<C>,
  services: CallServices,
): void {
  const undeclared = Object.keys(handlers).filter((name) => !(name in calls));
  const unhandled = Object.keys(calls).filter((name) => !(name in handlers));
  if (undeclared.length > 0) throw new StartError(`No call declares: ${undeclared.join(', ')}`);
  if (unhandled.length > 0) throw new StartError(`No handler serves: ${unhandled.join(', ')}`);
  const astray = Object.entries(calls).find(([, call]) => !isInPlace(call));
  if (astray) {
    throw new StartError(
      `${astray[0]}: calls of staff, and only they, stand under /backoffice/api`,
    );
  }
  requireAuthenticators(calls, services.authenticators);
  requireGates(calls, services.admission !== undefined);

  const declared = new Set<string>();
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat().filter((method) => method !== 'HEAD');
    for (const method of methods) {
      if (isCallPath(route.url) && !declared.has(`${method} ${route.url}`)) {
        throw new StartError(`${method} ${route.url} is served but not declared in the contract`);
      }
    }
  });
  for (const [name, call] of Object.entries(calls)) {
    for (const method of call.methods) {
      declared.add(`${method} ${call.path}`);
      const handler = handlers[name] as unknown as AnyHandler;
      app.route({
        method,
        url: call.path,
        exposeHeadRoute: false,
        config: { call: name, isSigned: call.access === 'provider' },
        handler: serveCall(name, call, handler, services),
      });
    }
  }
}
