import { type Access, accessKind } from '@perya/contract/access';
import { type Call, defineCall } from '@perya/contract/call';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { StartError } from '../start-error.ts';
import type { Authenticators } from './callers.ts';
import { registerFailures } from './failures.ts';
import { type CallServices, type Calls, type Handlers, mountCalls } from './mount-calls.ts';

const pathOf = (name: string, access: Access) =>
  accessKind(access) === 'staff' ? `/backoffice/api/${name}` : `/member/${name}`;

const shape = {
  method: 'GET',
  summary: 'Says who called',
  request: z.object({}),
  answer: z.string(),
} as const;
const callOf = <const Who extends Exclude<Access, 'player'>>(name: string, access: Who) =>
  defineCall<typeof shape.request, typeof shape.answer, Exclude<Access, 'player'>>({
    ...shape,
    path: pathOf(name, access),
    access,
  }) as Call<typeof shape.request, typeof shape.answer, Who>;

const calls = {
  own: defineCall({ ...shape, path: '/member/own', access: 'player', gate: 'reads' }),
  readPlayers: callOf('players', { staff: 'players.read' }),
  editPlayers: callOf('edit', { staff: 'players.block' }),
  greet: callOf('terms', 'public'),
};

const handlers: Handlers<typeof calls> = {
  own: async ({ uid }) => `player ${uid}`,
  readPlayers: async ({ staffId }) => `staff ${staffId}`,
  editPlayers: async ({ staffId }) => `staff ${staffId}`,
  greet: async ({ uid }) => (uid === null ? 'visitor' : `player ${uid}`),
};

const playerToken = 'token-of-a-player';
const staffToken = 'token-of-the-staff';
const oldToken = 'token-that-has-ended';

const authenticators: Authenticators = {
  player: async (token) => {
    if (token === oldToken) return { state: 'expired' };
    return token === playerToken
      ? { state: 'valid', caller: { uid: 7n, session: 's', partner: 'web' } }
      : { state: 'unknown' };
  },
  staff: async (token) => {
    if (token === oldToken) return { state: 'expired' };
    const permissions = new Set(['players.read'] as const);
    return token === staffToken
      ? {
          state: 'valid',
          caller: {
            staffId: 3n,
            staffSession: 's',
            staffName: 'Ana',
            permissions,
            isOutside: false,
          },
        }
      : { state: 'unknown' };
  },
};

const servicesWith = (known: Authenticators): CallServices => ({
  authenticators: known,
  rateLimiter: { count: async () => {}, uncount: async () => {} },
  idempotency: (_request, act) => act(),
  places: { appOrigins: [], apiBase: '' },
});

function start<C extends Calls>(served: C, handled: Handlers<C>, known: Authenticators) {
  const app = fastify();
  registerFailures(app);
  mountCalls(app, served, handled, servicesWith(known));
  return app;
}

const app = start(calls, handlers, authenticators);

const staffPaths = ['players', 'edit'];

/** Sends the token in both ways, as a header and as the cookie of staff. */
async function ask(path: string, token?: string) {
  const { statusCode, body } = await app.inject({
    url: staffPaths.includes(path) ? `/backoffice/api/${path}` : `/member/${path}`,
    headers: {
      accept: 'application/json',
      'x-perya-staff': '1',
      ...(token === undefined
        ? {}
        : { authorization: `Bearer ${token}`, cookie: `perya_staff=${token}` }),
    },
  });
  const { status, data, code } = JSON.parse(body) as {
    status: boolean;
    data: string;
    code?: string;
  };
  return status ? data : `${statusCode} ${code}`;
}

describe('who may call', () => {
  test('players and staff each reach what is theirs', async () => {
    expect(await ask('own', playerToken)).toBe('player 7');
    expect(await ask('players', staffToken)).toBe('staff 3');
  });

  test('the token of a player opens nothing of the staff’s', async () => {
    expect(await ask('players', playerToken)).toBe('401 UNAUTHENTICATED');
    expect(await ask('edit', playerToken)).toBe('401 UNAUTHENTICATED');
  });

  test('a staff token opens nothing of the players’, and is nobody on public calls', async () => {
    expect(await ask('own', staffToken)).toBe('401 UNAUTHENTICATED');
    expect(await ask('terms', staffToken)).toBe('visitor');
  });

  test('staff without the permission are refused', async () => {
    expect(await ask('edit', staffToken)).toBe('403 FORBIDDEN');
  });

  test('without a token, or with one that has ended, nobody is admitted', async () => {
    for (const path of ['own', 'players', 'edit']) {
      expect(await ask(path)).toBe('401 UNAUTHENTICATED');
      expect(await ask(path, oldToken)).toBe('401 SESSION_EXPIRED');
    }
    expect(await ask('terms', oldToken)).toBe('visitor');
  });

  test.each([{ staff: 'players.read' }, 'player', 'provider', 'partner'] as const)(
    'a call for %o without an authenticator of that kind stops the start',
    (access) => {
      const served = { secret: { ...calls.own, path: pathOf('secret', access), access } };
      const others = { ...authenticators };
      delete others[accessKind(access) as keyof Authenticators];
      const kind = accessKind(access);
      expect(() => start(served, { secret: async () => '' }, others)).toThrow(
        new StartError(`The call secret is for ${kind}, and there is no authenticator for ${kind}`),
      );
    },
  );

  test('a call of staff beyond their prefix, and a player’s under it, stop the start', () => {
    const astray = { ...calls.readPlayers, path: '/member/players' };
    expect(() => start({ astray }, { astray: async () => '' } as never, authenticators)).toThrow(
      /astray: calls of staff, and only they/,
    );
    expect(() =>
      defineCall({ ...shape, path: '/backoffice/api/own', access: 'player', gate: 'reads' }),
    ).toThrow('not under a prefix');
  });

  test('the compiler keeps contexts apart', () => {
    const mistaken: Handlers<Pick<typeof calls, 'readPlayers' | 'own'>> = {
      // @ts-expect-error a staff call has no player
      readPlayers: async ({ uid }) => `player ${uid}`,
      // @ts-expect-error a player's call has no member of staff
      own: async ({ staffId }) => `staff ${staffId}`,
    };
    expect(Object.keys(mistaken)).toEqual(['readPlayers', 'own']);
  });
});
