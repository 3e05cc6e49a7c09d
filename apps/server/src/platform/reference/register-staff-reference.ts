import { accessKind } from '@perya/contract/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/answer.ts';
import { authenticate } from '../http/authenticate.ts';
import type { Authenticators } from '../http/callers.ts';
import type { Calls } from '../http/mount-calls.ts';
import { Refusal } from '../http/refusal.ts';
import { openApiDocument } from './openapi.ts';
import { providerOpenApi } from './provider-openapi.ts';
import { providerPage } from './provider-page.ts';
import { referencePage } from './reference-page.ts';
import { referencePolicy } from './reference-policy.ts';
import { registerReferenceParts } from './register-reference.ts';

/** As many sets of permissions as a house has roles; whoever has another one waits for the page to be made. */
const keptMax = 20;

const base = '/backoffice/docs/api';

type Permitted = ReadonlySet<string>;

/** The calls that somebody with these permissions may send, and those by which staff come in. */
function callsFor(calls: Calls, permissions: Permitted): Calls {
  return Object.fromEntries(
    Object.entries(calls).filter(([, { access }]) =>
      typeof access === 'string'
        ? accessKind(access) === 'staff-entrance'
        : permissions.has(access.staff),
    ),
  );
}

/** Made once for each set of permissions: to describe hundreds of calls takes a while. */
function keptFor<Body>(make: (permissions: Permitted) => Body) {
  const kept = new Map<string, Body>();
  return (permissions: Permitted): Body => {
    const key = [...permissions].sort().join(' ');
    const body = kept.get(key) ?? make(permissions);
    if (kept.size >= keptMax) kept.clear();
    kept.set(key, body);
    return body;
  };
}

/** Whoever sees venues may hand their wire on. */
function forThoseWithVenues(make: () => string) {
  let made: string | undefined;
  return (permissions: Permitted): string => {
    if (!permissions.has('games.read')) throw new Refusal('FORBIDDEN');
    made ??= make();
    return made;
  };
}

/** The reference of what staff can do, for those who are logged in and for no more than they may do. */
export function registerStaffReference(
  app: FastifyInstance,
  calls: Calls,
  authenticators: Authenticators,
): void {
  const page = keptFor((permissions) =>
    referencePage(callsFor(calls, permissions), {
      canTry: false,
      base,
      openApi: '/backoffice/openapi.json',
    }),
  );
  const document = keptFor((permissions) =>
    JSON.stringify(openApiDocument(callsFor(calls, permissions))),
  );
  const served = {
    [base]: ['text/html', page],
    '/backoffice/openapi.json': ['application/json', document],
    '/backoffice/docs/provider-api': [
      'text/html',
      forThoseWithVenues(() =>
        providerPage({ base, openApi: '/backoffice/provider-openapi.json' }),
      ),
    ],
    '/backoffice/provider-openapi.json': [
      'application/json',
      forThoseWithVenues(() => JSON.stringify(providerOpenApi())),
    ],
  } as const;

  async function permissionsOf(request: FastifyRequest): Promise<Permitted> {
    const { fields } = await authenticate(request, { staff: 'players.read' }, authenticators);
    const isOutside = 'isOutside' in fields && fields.isOutside;
    if (isOutside || !('permissions' in fields)) throw new Refusal('FORBIDDEN');
    return fields.permissions;
  }

  registerReferenceParts(app, base);
  for (const [path, [type, make]] of Object.entries(served)) {
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      try {
        const body = make(await permissionsOf(request));
        return await reply
          .headers({
            'content-security-policy': referencePolicy,
            'cache-control': 'no-store',
            vary: 'cookie',
          })
          .type(`${type}; charset=utf-8`)
          .send(body);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return sendRefusal(request, reply, error);
      }
    });
  }
}
