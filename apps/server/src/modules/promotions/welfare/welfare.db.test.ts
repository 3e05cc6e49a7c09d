import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the tiles of the hub are data, in the language of the player, without those of a promotion that is paused [G-214 G-328]', async () => {
  const tilesOf = async (language: 'en_US' | 'tl_PH') => {
    const player = createApiPlayer(server.url, undefined, language);
    await player.login();
    return player.client.call(calls.listWelfareTiles, {});
  };
  const { pool } = server.database;
  await pool.query(
    `insert into promotions.tile (id, type, title_en, title_tl, img, place) values (99, 42, 'Later', 'Mamaya', '/art/tiles/app', -1)`,
  );
  const [first, ...tiles] = await tilesOf('en_US');
  expect(first).toEqual({
    id: 99,
    type: 42,
    route: '',
    title: 'Later',
    text: '',
    img: '/art/tiles/app',
  });
  expect(tiles.map(({ type }) => type)).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 0]);
  expect(tiles.at(-1)?.route).toBe('/invite');
  await pool.query(`update promotions.promotion set state = 'paused' where id = 8`);
  await pool.query('update promotions.tile set is_shown = false where type = 9');
  const shown = await tilesOf('tl_PH');
  expect(shown.map(({ type }) => type)).toEqual([42, 1, 2, 3, 5, 6, 8, 0]);
  expect(shown[0]?.title).toBe('Mamaya');
  const visitor = createApiPlayer(server.url);
  expect(await refusalOf(visitor.client.call(calls.listWelfareTiles, {}))).toBe('UNAUTHENTICATED');
});
