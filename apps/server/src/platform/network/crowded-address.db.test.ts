import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const players = 200;

/** With the product's own limits, but for the one that a player is to meet soon. */
let server: TestServer;
const tokens: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ settings: { PERYA_PLAYER_REQUESTS: '20' } });
  for (let number = 0; number < players; number += 1) {
    const phone = `9184${String(number).padStart(6, '0')}`;
    const facts = { countryCode: '63', phone, username: `crowd${number}`, nickname: null };
    const uid = await server.identity.ensurePlayer({ ...facts, tester: true });
    tokens.push(await server.identity.grantSession(uid, new Date(Date.now() + 3_600_000)));
  }
});
afterAll(() => server.stop());

async function statusOf(path: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${server.url}${path}`, { headers });
  await answer.arrayBuffer();
  return answer.status;
}
const wallet = (token: string) => statusOf('/finance/wallet', { authorization: `Bearer ${token}` });
const times = <T>(count: number, act: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, act));

describe('players behind one address of a carrier', () => {
  test('are all served, more often than one address could ask before', async () => {
    // 200 players at once, each of whom asks six times in a row.
    const statuses = await Promise.all(
      tokens.map(async (token) => {
        const own: number[] = [];
        while (own.length < 6) own.push(await wallet(token));
        return own;
      }),
    );
    expect(statuses.flat()).toHaveLength(6 * players);
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
  });

  test('stay served while one of them hammers, who is refused', async () => {
    const [hasty = '', ...others] = tokens;
    expect(await times(100, () => wallet(hasty))).toContain(429);
    expect(new Set(await Promise.all(others.map(wallet)))).toEqual(new Set([200]));
  });

  test('are counted by their device while nobody is logged in on it', async () => {
    const visit = (device: string) =>
      statusOf('/member/index', { cookie: `perya_device=${device}` });
    const device = () => randomBytes(32).toString('base64url');
    const hasty = device();
    expect(await times(100, () => visit(hasty))).toContain(429);
    expect(new Set(await times(players, () => visit(device())))).toEqual(new Set([200]));
  });
});
