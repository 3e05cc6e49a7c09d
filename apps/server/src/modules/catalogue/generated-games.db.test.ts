import { calls } from '@perya/contract/calls';
import { createClient } from '@perya/contract/client';
import { demoGames } from '@perya/demo/games';
import { generateGames, namedGames } from '@perya/demo/generated-games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedGames } from '../../seed-games.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let visitor: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient({ baseUrl: server.url, token: { get: () => null, clear() {} } });
});
afterAll(() => server.stop());

const list = () => visitor.call(calls.listGames, { page_size: 100 });
const run = async (sql: string) => {
  await server.database.pool.query(sql);
  server.catalogue.expire();
};

describe('a house without generated games', () => {
  test('lists the fourteen that there are, of one provider, and none of them is another one', async () => {
    // As a house has them that was filled before generated games were told apart.
    await run(`update catalogue.game set opens = null where code = 'mango-rush'`);
    await seedGames(server.catalogue, 0);
    const { data, t } = await list();
    expect(t).toBe(14);
    expect(data.map(({ code }) => code).toSorted()).toEqual(
      demoGames.map(({ code }) => code).toSorted(),
    );
    for (const { code, img, opens } of data) {
      expect([img, opens]).toEqual([`/art/covers/${code}`, undefined]);
    }
    expect((await visitor.call(calls.listPlatforms, {})).d.map(({ id }) => id)).toEqual(['perya']);
  });

  test('draws no way to a kind of games that has none, and answers it by its number [G-143 G-342]', async () => {
    const { nav, list: groups } = await visitor.call(calls.getIndex, {});
    expect(nav.map(({ name }) => name.en)).toEqual([
      ...['Hot Games', 'Slot', 'Fishing', 'Table Game', 'Bingo'],
    ]);
    expect(groups.Live).toEqual([]);
    expect(groups['Board Game']).toEqual([]);
    expect(await visitor.call(calls.listGames, { game_type: 1 })).toMatchObject({ d: [], t: 0 });
  });
});

describe('generated games', () => {
  test('say that they are, and which game opens', async () => {
    await seedGames(server.catalogue, 5);
    const { data, t } = await list();
    expect(t).toBe(19);
    const nameOf = new Map<string, string>(demoGames.map(({ code, name }) => [code, name]));
    for (const { code, engine } of generateGames(5)) {
      expect(data.find((game) => game.code === code)).toMatchObject({ opens: nameOf.get(engine) });
    }
  });

  test('are as many as are asked for at each start, and what staff closed stays closed', async () => {
    const [first] = namedGames;
    await run(`update catalogue.game set is_online = false, updated_name = 'staff'
      where code = '${first?.code}'`);
    await seedGames(server.catalogue, 5);
    expect((await list()).t).toBe(18);
    await seedGames(server.catalogue, 2);
    expect((await list()).t).toBe(15);
    await seedGames(server.catalogue, namedGames.length);
    expect((await list()).t).toBe(demoGames.length + namedGames.length - 1);
  });
});
