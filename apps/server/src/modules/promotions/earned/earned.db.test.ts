import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { createPayingPlayer } from '../../../testing/money/paying-player.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('what was earned is read twenty a page from the newest on, to its end, and by nobody else [M-114 M-119 M-364 M-369 M-500 M-511]', async () => {
  const player = await createPayingPlayer(server);
  const other = await createPayingPlayer(server);
  const promotion = await makePromotion(server, { currency: 'FIL' });
  const granted = await server.promotions.grant(
    Array.from({ length: 25 }, (_, n) => ({
      uid: player.uid,
      period: `day ${n}`,
      amount: BigInt(n + 1),
    })),
    { promotion, isCredited: true, by: 'system' },
  );
  const newest = granted.map(({ id }) => String(id)).toReversed();
  const first = await player.client.call(calls.listEarned, {});
  expect(first.d.map(({ id }) => id)).toEqual(newest.slice(0, 20));
  expect(first).toMatchObject({ s: 20, last_id: newest[19] });
  expect(first.d[0]).toEqual({
    id: newest[0],
    name: `Promotion ${promotion}`,
    image: '',
    bonus: 25,
    receive_at: expect.any(Number),
  });
  const rest = await player.client.call(calls.listEarned, { last_id: newest[19] });
  expect(rest.d.map(({ id }) => id)).toEqual(newest.slice(20));
  expect(rest.last_id).toBeNull();
  const few = await player.client.call(calls.listEarned, { page_size: 3 });
  expect(few.d).toHaveLength(3);
  expect((await other.client.call(calls.listEarned, {})).d).toEqual([]);
  const visitor = createApiPlayer(server.url);
  expect(await refusalOf(visitor.client.call(calls.listEarned, {}))).toBe('UNAUTHENTICATED');
});
