import { type Call, defineCall } from '@perya/contract/call';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { StartError } from '../start-error.ts';
import { type CallServices, type Handlers, mountCalls } from './mount-calls.ts';

const ping = defineCall({
  method: 'GET',
  path: '/member/ping',
  access: 'player',
  gate: 'reads',
  summary: 'Answers',
  request: z.object({}),
  answer: z.object({}),
});

const services: CallServices = {
  authenticators: { player: async () => ({ state: 'unknown' }) },
  rateLimiter: { count: async () => {}, uncount: async () => {} },
  idempotency: (_request, act) => act(),
  places: { appOrigins: [], apiBase: '' },
};

describe('the contract and the routes are one', () => {
  test('a declared call without a handler stops the start', () => {
    const handlers = {} as Handlers<{ ping: typeof ping }>;
    expect(() => mountCalls(fastify(), { ping }, handlers, services)).toThrow(
      new StartError('No handler serves: ping'),
    );
  });

  test('a handler without a declaration stops the start', () => {
    const handlers = { ping: async () => ({}), pong: async () => ({}) };
    expect(() => mountCalls(fastify(), { ping }, handlers, services)).toThrow(
      new StartError('No call declares: pong'),
    );
  });

  test('a route under a prefix of the API that no call declares stops the start', () => {
    const app = fastify();
    mountCalls(app, { ping }, { ping: async () => ({}) }, services);
    expect(() => app.get('/promo/hidden', async () => ({}))).toThrow(StartError);
    expect(() => app.get('/elsewhere', async () => ({}))).not.toThrow();
  });
});

describe('what must hold before a player’s call', () => {
  const start = (call: Call, admission?: CallServices['admission']) => () =>
    mountCalls(fastify(), { act: call }, { act: async () => ({}) } as never, {
      ...services,
      admission,
    });
  const admit = async () => {};

  test('a call that moves money behind a gate that asks nothing stops the start', () => {
    const open = { ...ping, movesMoney: true };
    expect(start(open, admit)).toThrow(
      new StartError(
        'The call act cannot be served: it moves money, and its gate reads asks nothing',
      ),
    );
    expect(start({ ...open, gate: 'deposit' }, admit)).not.toThrow();
    expect(start({ ...open, gate: 'turnsDown' }, admit)).not.toThrow();
  });

  test('a call of players that names no gate, or one that is not there, stops the start', () => {
    const message = 'The call act cannot be served: a call of players names its gate';
    const { gate: _, ...ungated } = ping;
    expect(start(ungated as never, admit)).toThrow(new StartError(message));
    expect(start({ ...ping, gate: 'nowhere' as never }, admit)).toThrow(new StartError(message));
  });

  test('a gate at which nobody stands stops the start', () => {
    expect(start({ ...ping, gate: 'play' })).toThrow(
      new StartError('The call act asks at the gate play, and nobody stands there'),
    );
    expect(start(ping)).not.toThrow();
  });
});

describe('the name of a device', () => {
  const greet = defineCall({
    method: 'GET',
    path: '/member/terms',
    access: 'public',
    summary: 'Names the device',
    request: z.object({}),
    answer: z.object({}),
  });

  test.each([
    [true, 'http', true],
    [false, 'https', true],
    [false, 'http', false],
  ])(
    'in production=%s by %s is for this host over https only: %s',
    async (isProduction, by, is) => {
      const app = fastify({ trustProxy: true });
      app.decorate('isProduction', isProduction);
      const handlers: Handlers<{ greet: typeof greet }> = {
        greet: async ({ nameDevice }) => {
          // An answer with several private addresses asks for each.
          expect(nameDevice()).toBe(nameDevice());
          return {};
        },
      };
      mountCalls(app, { greet }, handlers, services);
      const { headers, statusCode } = await app.inject({
        url: '/member/terms',
        headers: { 'x-forwarded-proto': by },
      });
      expect([statusCode, typeof headers['set-cookie']]).toEqual([200, 'string']);
      expect(String(headers['set-cookie'])).toContain('HttpOnly; SameSite=Lax');
      const cookie = /^([\w-]+)=[\w-]{43}; Path=\/; /.exec(String(headers['set-cookie']))?.[1];
      expect(cookie).toBe(is ? '__Host-perya_device' : 'perya_device');
      expect(String(headers['set-cookie']).includes('; Secure')).toBe(is);
    },
  );

  test('that a release before gave is taken over under the new name, and the old one goes', async () => {
    const app = fastify();
    app.decorate('isProduction', true);
    const seen: (string | null)[] = [];
    const handlers: Handlers<{ greet: typeof greet }> = {
      greet: async ({ deviceToken }) => {
        seen.push(deviceToken);
        return {};
      },
    };
    mountCalls(app, { greet }, handlers, services);
    const ask = (cookie: string) => app.inject({ url: '/member/terms', headers: { cookie } });
    const old = 'a'.repeat(43);
    const other = 'b'.repeat(43);
    const { headers } = await ask(`perya_device=${old}`);
    expect([headers['set-cookie']].flat()).toEqual([
      `__Host-perya_device=${old}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure`,
      'perya_device=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    ]);
    // Another host of the domain can set the plain one, which then says nothing.
    const both = await ask(`perya_device=${other}; __Host-perya_device=${old}`);
    expect(both.headers['set-cookie']).toBeUndefined();
    expect(seen).toEqual([old, old]);
  });
});
