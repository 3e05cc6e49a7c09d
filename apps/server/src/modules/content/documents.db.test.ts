import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = async (path: string, lang = 'en_US') => {
  const headers = { accept: 'application/json', lang };
  const answer = await fetch(`${server.url}${path}`, { headers });
  return { http: answer.status, ...((await answer.json()) as { status: boolean; data: string }) };
};

describe('the documents', () => {
  test.each([calls.getPrivacy, calls.getTerms, calls.getFaq, calls.getStatement])(
    '$path answers markdown to anybody, for each brand and in both languages [A-400 A-401 A-402 A-403 G-229 G-230 G-231 G-232 M-348]',
    async ({ path }) => {
      const english = new Set<string>();
      for (const brand of ['maya', 'lazada', 'perya', 'sinag', 'tala', 'h5']) {
        const { http, status, data } = await read(`${path}?brand=${brand}`);
        expect({ brand, http, status }).toEqual({ brand, http: 200, status: true });
        expect(data).toMatch(/^## /m);
        const tagalog = await read(`${path}?brand=${brand}`, 'tl_PH');
        expect(tagalog.data).not.toBe(data);
        english.add(data);
      }
      expect(english.has((await read(path)).data)).toBe(true);
    },
  );

  test('carry the name of the brand that asks', async () => {
    expect((await read('/member/terms?brand=sinag')).data).toContain('Sinag');
    expect((await read('/member/terms?brand=tala')).data).not.toContain('Sinag');
  });

  test.each(['nobody', '', "h5' or 1=1", 'h5/../perya'])('refuse the brand %j', async (brand) => {
    const { status } = await read(`/member/terms?brand=${encodeURIComponent(brand)}`);
    expect(status).toBe(false);
  });
});
