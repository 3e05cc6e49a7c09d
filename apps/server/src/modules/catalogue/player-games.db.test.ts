import { calls } from '@perya/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiPlayer, refusalOf } from '../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newPlayer() {
  const player = createApiPlayer(server.url);
  await player.login();
  const { uid } = await player.client.call(calls.getProfile, {});
  return { ...player, uid: BigInt(uid) };
}

async function someGames(count: number) {
  const { client } = createApiPlayer(server.url);
  return (await client.call(calls.listGames, { page_size: count })).data;
}

describe('favourites', () => {
  test('are added, listed with the latest first, and taken away [A-006 G-160 G-161 G-124 G-125 G-126 G-196 G-197 G-198 G-324 M-100 M-370]', async () => {
    const { client } = await newPlayer();
    const [first, second] = await someGames(2);
    if (!first || !second) throw new Error('There are fewer than two games');
    expect(await client.call(calls.addFavourite, { id: first.id })).toBe(true);
    expect(await client.call(calls.addFavourite, { id: second.id })).toBe(true);
    const listed = await client.call(calls.listFavourites, { page: 1, page_size: 1000 });
    expect(listed).toMatchObject({ t: 2, s: 1000, last_id: first.id });
    expect(listed.d).toEqual(listed.data);
    expect(listed.data.map(({ code, img }) => [code, img])).toEqual([
      [second.code, second.img],
      [first.code, first.img],
    ]);
    expect(await client.call(calls.removeFavourite, { id: second.id })).toBe(true);
    expect((await client.call(calls.listFavourites, {})).data.map(({ id }) => id)).toEqual([
      first.id,
    ]);
  });

  test('may be added and taken away again and again, also at once', async () => {
    const { client } = await newPlayer();
    const [game] = await someGames(1);
    const id = game?.id ?? '';
    const add = () => client.call(calls.addFavourite, { id });
    expect(await Promise.all([add(), add(), add()])).toEqual([true, true, true]);
    expect((await client.call(calls.listFavourites, {})).t).toBe(1);
    const remove = () => client.call(calls.removeFavourite, { id });
    expect(await Promise.all([remove(), remove()])).toEqual([true, true]);
    expect((await client.call(calls.listFavourites, {})).t).toBe(0);
  });

  test('of an unknown game are refused, and of what is no id', async () => {
    const { client } = await newPlayer();
    for (const id of ['0', '999999999', '9223372036854775807']) {
      expect(await refusalOf(client.call(calls.addFavourite, { id }))).toBe('NOT_FOUND');
      expect(await refusalOf(client.call(calls.removeFavourite, { id }))).toBe('NOT_FOUND');
    }
    for (const id of ['', '-1', 'plinko', '1 or 1=1', '1e3', '9999999999999999999']) {
      expect(await refusalOf(client.call(calls.addFavourite, { id }))).toBe('INVALID_INPUT');
    }
    const everything = client.call(calls.listFavourites, { page_size: 1001 });
    expect(await refusalOf(everything)).toBe('INVALID_INPUT');
  });

  test('belong to their player, and to nobody without a login [G-164]', async () => {
    const ana = await newPlayer();
    const ben = await newPlayer();
    const [game] = await someGames(1);
    const id = game?.id ?? '';
    await ana.client.call(calls.addFavourite, { id });
    expect((await ben.client.call(calls.listFavourites, {})).data).toEqual([]);
    await ben.client.call(calls.removeFavourite, { id });
    expect((await ana.client.call(calls.listFavourites, {})).t).toBe(1);
    const { client } = createApiPlayer(server.url);
    expect(await refusalOf(client.call(calls.addFavourite, { id }))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(client.call(calls.listFavourites, {}))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(client.call(calls.removeFavourite, { id }))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(client.call(calls.listPlayedGames, {}))).toBe('UNAUTHENTICATED');
  });
});

describe('the history of games', () => {
  test('shows the games opened, the latest first and each once [G-193 G-323]', async () => {
    const { client, uid } = await newPlayer();
    expect(await client.call(calls.listPlayedGames, {})).toEqual({ d: [], t: 0, s: 15 });
    const games = await someGames(3);
    const [a, b, c] = games.map(({ id }) => BigInt(id));
    if (a === undefined || b === undefined || c === undefined) throw new Error('Too few games');
    for (const id of [a, b, c, a]) await server.catalogue.recordPlayed(uid, id);
    const { d, t } = await client.call(calls.listPlayedGames, { page_size: 2 });
    expect(d.map(({ id }) => BigInt(id))).toEqual([a, c]);
    expect(t).toBe(3);
    expect(d[0]?.played_at).toBeGreaterThan(1_700_000_000);
  });

  test('keeps the latest fifty', async () => {
    const { client, uid } = await newPlayer();
    const games = await someGames(60);
    for (const { id } of games) await server.catalogue.recordPlayed(uid, BigInt(id));
    const { d, t } = await client.call(calls.listPlayedGames, { page_size: 50 });
    expect(t).toBe(50);
    expect(d.map(({ id }) => id)).toEqual(
      games
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 50),
    );
    expect(await refusalOf(client.call(calls.listPlayedGames, { page_size: 51 }))).toBe(
      'INVALID_INPUT',
    );
  });
});
