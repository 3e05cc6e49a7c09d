import type { OtpPurpose } from '@perya/contract/identity/calls/session';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createRateLimiter, platformRateLimits } from './rate-limits.ts';
import { Refusal } from './refusal.ts';

const few = { points: 3, seconds: 600 };

async function countUntilRefused(count: () => Promise<void>, attempts: number): Promise<number> {
  for (let done = 0; done < attempts; done += 1) {
    try {
      await count();
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      return done;
    }
  }
  return attempts;
}

describe('rate limits', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({
      rateLimits: { caller: few, codeContact: few },
    });
  });
  afterAll(() => server.stop());

  /** A purpose of its own each time: for the same one there is a wait between two codes. */
  const post = async (phone: string, purpose: OtpPurpose) => {
    const response = await fetch(`${server.url}/member/sms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ phone, purpose }),
    });
    return { httpStatus: response.status, body: (await response.json()) as { code?: string } };
  };

  test('the fourth code for one phone is 429 in the envelope, another phone goes on', async () => {
    for (const purpose of ['login', 'password', 'retrieve'] as const) {
      expect((await post('9170000009', purpose)).httpStatus).toBe(200);
    }
    const refused = await post('9170000009', 'any');
    expect(refused.httpStatus).toBe(429);
    expect(refused.body).toMatchObject({ status: false, code: 'TOO_MANY_REQUESTS' });
    expect((await post('9170000010', 'any')).httpStatus).toBe(200);
  });

  test('a player is counted across addresses and calls', async () => {
    const player = {
      countryCode: '63',
      phone: '9182222222',
      username: 'busy',
      nickname: null,
      tester: true,
    };
    const uid = await server.identity.ensurePlayer(player);
    const token = await server.identity.grantSession(uid, new Date(Date.now() + 60_000));
    const statuses: number[] = [];
    for (let sent = 0; sent < 4; sent += 1) {
      const headers = { authorization: `Bearer ${token}` };
      statuses.push((await fetch(`${server.url}/finance/wallet`, { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('one address', () => {
  test('is refused past its limit, whatever it calls', async () => {
    const rateLimiter = createRateLimiter({ ...platformRateLimits, address: few }, null);
    expect(await countUntilRefused(() => rateLimiter.count('address', '203.0.113.1'), 5)).toBe(3);
    expect(await countUntilRefused(() => rateLimiter.count('address', '203.0.113.2'), 2)).toBe(2);
  });

  test('of IPv6 is a whole /64, whose owner has every address in it', async () => {
    const server = await startTestServer({
      rateLimits: { address: few },
      settings: { PERYA_TRUST_PROXY: 'loopback' },
    });
    onTestFinished(server.stop);
    const from = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await fetch(`${server.url}/member/index`, { headers })).status;
    };
    for (const host of ['1', '2', '3']) expect(await from(`2001:db8::${host}`)).toBe(200);
    expect(await from('2001:db8::ffff:4')).toBe(429);
    expect(await from('2001:db8:0:1::4')).toBe(200);
  });
});
