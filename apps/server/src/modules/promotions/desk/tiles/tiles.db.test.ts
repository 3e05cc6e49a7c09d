import { calls } from '@perya/contract/calls';
import { staffCalls } from '@perya/contract/staff/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../../testing/api-staff.ts';
import { makePromotion } from '../../../../testing/promotions/make-promotion.ts';
import { readAudit } from '../../../../testing/read-audit.ts';
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'promotions');
});
afterAll(() => server.stop());

const tileOf = async (id: number) => {
  const { rows } = await staff.client.call(staffCalls.listTiles, {});
  const found = rows.find((tile) => tile.id === id);
  if (!found) throw new Error(`No tile ${id}`);
  return found;
};
const save = (tile: object) =>
  staff.client.call(staffCalls.saveTile, { words: 'It is clearer so', ...tile } as never);

async function seenByPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  return player.client.call(calls.listWelfareTiles, {});
}

test('a tile is changed for players at once, by one of fifty who saw the same', async () => {
  const before = await tileOf(2);
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, () => save({ ...before, title_en: 'Biggest wins', place: 1 })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await seenByPlayer())[0]).toMatchObject({ id: 2, title: 'Biggest wins' });
  expect((await readAudit(server, '2')).at(-1)).toMatchObject({
    action: 'promotions.tile-saved',
    before: { title_en: before.title_en, place: before.place },
    after: { title_en: 'Biggest wins', place: 1 },
  });
  expect(await refusalOf(save({ ...before, place: 3 }))).toBe('CHANGED_MEANWHILE');
});

test('a new tile shows while its promotion is published, and a hidden one not at all', async () => {
  const promotion = await makePromotion(server);
  const wanted = { ...(await tileOf(3)), id: null, version: 0, promotion, title_en: 'Rainy days' };
  const { rows } = await save(wanted);
  const made = rows.find(({ title_en }) => title_en === 'Rainy days');
  expect(made?.id).toBeGreaterThanOrEqual(100);
  const titles = async () => (await seenByPlayer()).map(({ title }) => title);
  expect(await titles()).toContain('Rainy days');
  await staff.client.call(staffCalls.switchPromotion, {
    id: promotion,
    to: 'paused',
    words: 'Sun',
  });
  expect(await titles()).not.toContain('Rainy days');
  expect(await tileOf(made?.id ?? 0)).toMatchObject({ is_shown: true, is_shown_now: false });
  await save({ ...(await tileOf(4)), is_shown: false });
  expect((await seenByPlayer()).map(({ id }) => id)).not.toContain(4);
});

test('every tile that the installation begins with can be saved as it is', async () => {
  const { rows } = await staff.client.call(staffCalls.listTiles, {});
  for (const tile of rows) await save(tile);
});

test('a tile leads to a page of ours instead of what its type opens, and one of another type is to come [G-091]', async () => {
  const tile = await tileOf(6);
  const seen = async () => (await seenByPlayer()).find(({ id }) => id === 6);
  await save({ ...tile, type: 10, route: '/my/bonuses' });
  expect(await seen()).toMatchObject({ type: 10, route: '/my/bonuses' });
  await save({ ...(await tileOf(6)), route: '' });
  expect(await seen()).toMatchObject({ type: 10, route: '' });
});

test('what a tile cannot be is refused', async () => {
  const tile = await tileOf(5);
  expect(await refusalOf(save({ ...tile, type: -1 }))).toBe('INVALID_INPUT');
  expect(await refusalOf(save({ ...tile, route: 'https://elsewhere.example' }))).toBe(
    'INVALID_INPUT',
  );
  expect(await refusalOf(save({ ...tile, img: 'https://elsewhere.example/x' }))).toBe(
    'INVALID_INPUT',
  );
  expect(await refusalOf(save({ ...tile, title_tl: '<i>x' }))).toBe('WORDS_MARKUP');
  expect(await refusalOf(save({ ...tile, promotion: 7_777_777 }))).toBe('NOT_FOUND');
  expect(await refusalOf(save({ ...tile, words: ' ' }))).toBe('REASON_WORDS');
  expect(await tileOf(5)).toEqual(tile);
});

test('the figures say what all promotions cost, and whose budget is used up next', async () => {
  const uid = await server.identity.ensurePlayer({
    countryCode: '63',
    phone: '9170000902',
    username: 'costs',
    nickname: null,
    tester: false,
  });
  const nearly = await makePromotion(server, { budget: 100_00n });
  const options = { promotion: nearly, isCredited: true, by: 'system' };
  await server.promotions.grant([{ uid, period: 'once', amount: 99_00n }], options);
  const figures = await staff.client.call(staffCalls.readPromotionFigures, { days: 7 });
  expect(figures.days).toHaveLength(7);
  expect(figures.days.at(-1)).toMatchObject({ cost: '99.00', rewards: 1, filcoins: 0 });
  expect(figures.nearest[0]).toMatchObject({ id: nearly, spent: '99.00', budget: '100.00' });
  expect(figures).toMatchObject({ paused: 1, drafts: 0 });
});
