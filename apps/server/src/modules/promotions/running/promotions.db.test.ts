import { demoPromotions } from '@perya/demo/promotions/promotions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heardWithin } from '../../../testing/heard-within.ts';
import { makePromotion } from '../../../testing/promotions/make-promotion.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const running = async () => (await server.promotions.readPromotions('gift')).map(({ id }) => id);
const change = (id: number, what: string) =>
  server.database.pool.query(
    `update promotions.promotion set ${what}, version = version + 1 where id = $1`,
    [id],
  );

test('those run that are published and whose time it is; another process hears of a change within a second', async () => {
  const now = await makePromotion(server);
  const later = await makePromotion(server, { startsAt: '2100-01-01T00:00:00Z' });
  const over = await makePromotion(server, { endsAt: '2021-01-01T00:00:00Z' });
  expect(await running()).toContain(now);
  expect(await running()).not.toContain(later);
  expect(await running()).not.toContain(over);
  await change(now, `state = 'paused'`);
  await heardWithin(1000, async () => !(await running()).includes(now));
});

test('what an operator has changed stays when the demo is added again', async () => {
  const [gift] = await server.promotions.readPromotions('gift');
  expect(gift).toMatchObject({ id: 90, name: { en: 'Surprise gift' }, currency: 'PHP' });
  await change(90, `name_en = 'Our own gift'`);
  await server.promotions.addMissing(demoPromotions);
  const [changed] = await server.promotions.readPromotions('gift');
  expect(changed?.name.en).toBe('Our own gift');
});

test('a promotion of no kind, or with rules that its kind does not know, is refused by its number', async () => {
  await expect(makePromotion(server, { id: 4711, kind: 'lottery' })).rejects.toThrow(
    'Promotion 4711 is of no kind: lottery',
  );
  await expect(
    makePromotion(server, { id: 4712, kind: 'birthday', rules: { amount: -1 }, cashType: 4004 }),
  ).rejects.toThrow('The rules of promotion 4712 fit no birthday');
});
