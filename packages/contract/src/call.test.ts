import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { calls } from './calls.ts';
import { errors } from './errors.ts';
import { countedList, cursorList, id, money } from './fields.ts';
import { apiPrefixes, isApiPath, publicPaths } from './public-paths.ts';

const base = { summary: 'x', request: z.object({}), answer: z.object({}) };

describe('declaring a call', () => {
  test('only the listed paths may be public, and they must be [M-494 G-337]', () => {
    expect(() =>
      defineCall({ ...base, method: 'GET', path: '/member/detail', access: 'public' }),
    ).toThrow();
    expect(() =>
      defineCall({
        ...base,
        method: 'GET',
        path: '/member/privacy',
        access: 'player',
        gate: 'reads',
      }),
    ).toThrow();
    expect(
      defineCall({ ...base, method: 'GET', path: '/member/stmt', access: 'public' }).access,
    ).toBe('public');
    for (const path of [
      '/member/reg',
      '/member/auth/sms',
      '/member/retrieve/password',
      '/member/popup/list',
    ]) {
      expect(publicPaths).toContain(path);
    }
    expect(publicPaths).not.toContain('/promo/list');
  });

  test.each([
    '/member/game/list',
    '/member/platform/list',
    '/finance/lazadaminiapp/login',
    '/member/buriedPoint/detail',
    '/member/popup/list',
  ])('%s is public, and cannot be declared otherwise [A-492]', (path) => {
    const declare = (access: 'public' | 'player') => () =>
      defineCall({ ...base, method: 'GET', path, access });
    expect(declare('public')().access).toBe('public');
    expect(declare('player')).toThrow(path);
  });

  test('a path stands under one of six prefixes [A-360 A-494]', () => {
    expect(apiPrefixes).toEqual(['/member', '/finance', '/game', '/promo', '/ocr', '/api/v2']);
    expect(isApiPath('/api/v2/game/launch')).toBe(true);
    expect(isApiPath('/ocr/callback')).toBe(true);
    // Only whoever scans IDs calls there; what the app asks about a scan lies under /member/ocr.
    const ocr = Object.values(calls).filter(({ path }) => path.includes('/ocr'));
    expect(ocr.filter(({ path }) => path.startsWith('/ocr')).map(({ access }) => access)).toEqual([
      'provider',
    ]);
    expect(ocr.some(({ path }) => path === '/member/ocr/setup')).toBe(true);
    expect(isApiPath('/members')).toBe(false);
    expect(isApiPath('/s-game/category/Slot')).toBe(false);
    expect(() =>
      defineCall({ ...base, method: 'GET', path: '/other', access: 'player', gate: 'reads' }),
    ).toThrow();
    for (const call of Object.values(calls)) expect(isApiPath(call.path)).toBe(true);
  });

  test('a call that moves money keeps its method and answers POST too', () => {
    const call = defineCall({
      ...base,
      method: 'GET',
      path: '/finance/payment/deposit',
      access: 'player',
      gate: 'deposit',
      movesMoney: true,
      refreshes: 'nothing',
    });
    expect(call.methods).toEqual(['GET', 'POST']);
    expect(call.encoding).toBe('cbor');
  });

  test('a call by which a player changes something says what it refreshes', () => {
    const own = {
      ...base,
      path: '/member/detail/update',
      access: 'player',
      gate: 'ownAccount',
    } as const;
    // @ts-expect-error it does not say
    expect(defineCall({ ...own, method: 'POST' }).refreshes).toEqual([]);
    const read = defineCall({ ...own, method: 'GET' });
    expect(defineCall({ ...own, method: 'POST', refreshes: [read] }).refreshes).toEqual([read]);
    expect(defineCall({ ...own, method: 'POST', refreshes: 'nothing' }).refreshes).toEqual([]);
  });
});

describe('the catalogue of refusals', () => {
  test('every code has a message in both languages and a documented status [A-498 G-339 M-509]', () => {
    for (const [code, { message, httpStatus }] of Object.entries(errors)) {
      expect(code).toMatch(/^[A-Z_]+$/);
      expect(message.en).not.toBe('');
      expect(message.tl).not.toBe('');
      expect([200, 400, 401, 403, 404, 413, 415, 429, 500, 503]).toContain(httpStatus);
    }
    expect(errors.SESSION_EXPIRED).toMatchObject({ httpStatus: 401, message: { en: 'token' } });
  });
});

describe('shapes of fields', () => {
  test('money is a decimal string with two decimals', () => {
    expect(z.safeParse(money(), '12.50').success).toBe(true);
    for (const value of ['12.5', '12', '012.50', 12.5, '1e2', '-0.00']) {
      expect(z.safeParse(money(), value).success, String(value)).toBe(false);
    }
  });

  test('lists carry d, t and s, or d and last_id', () => {
    const row = z.object({ id: id() });
    expect(z.safeParse(countedList(row), { d: [{ id: '1' }], t: 1, s: 15 }).success).toBe(true);
    expect(z.safeParse(countedList(row), { data: [], t: 1, s: 15 }).success).toBe(false);
    expect(z.safeParse(cursorList(row), { d: [], last_id: null, s: 10 }).success).toBe(true);
    expect(z.safeParse(cursorList(row), { d: [], t: 0, s: 10 }).success).toBe(false);
  });
});
