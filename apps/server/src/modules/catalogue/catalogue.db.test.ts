import { calls } from '@perya/contract/calls';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { createClient } from '@perya/contract/client';
import { brandPair } from '@perya/contract/rules/game-brands';
import { indexGroups } from '@perya/contract/rules/game-sections';
import { coveredGames, everyVenue, namedGames } from '@perya/demo/generated-games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStore } from '../../platform/files/folder-store.ts';
import { createPictureStore } from '../../platform/files/picture-store.ts';
import { seedGames } from '../../seed-games.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createCatalogue } from './index.ts';
import { createListingStore } from './listing.store.ts';

let server: TestServer;
let visitor: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient({ baseUrl: server.url, token: { get: () => null, clear() {} } });
});
afterAll(() => server.stop());

type ListInput = Parameters<typeof visitor.call<typeof calls.listGames>>[1];
const list = (input: ListInput = {}) => visitor.call(calls.listGames, input);
const listAll = (input: ListInput = {}) => list({ page_size: 100, ...input });

describe('the providers', () => {
  test('are listed for everybody with venue, id and logo [A-005 G-118 G-124 G-191 G-322]', async () => {
    const { d, t, s } = await visitor.call(calls.listPlatforms, {});
    expect(d).toHaveLength(everyVenue.flatMap(({ platforms }) => platforms).length);
    expect([t, s]).toEqual([d.length, d.length]);
    expect(new Set(d.map(({ venue_id }) => venue_id)).size).toBeGreaterThanOrEqual(6);
    for (const provider of d) expect(provider.logo).toMatch(/^\/art\/platforms\//);
  });
});

describe('the game list', () => {
  test('shows a visitor 15 games in data.data, each with every field of the record [G-116 G-117 G-192]', async () => {
    const answer = await fetch(`${server.url}/member/game/list`, {
      headers: { accept: 'application/json' },
    });
    const { data } = (await answer.json()) as { data: { data: object[]; t: number; s: number } };
    expect(data.data).toHaveLength(15);
    expect(data.s).toBe(15);
    expect(data.t).toBe(coveredGames.length);
    const fields = [
      ...['id', 'code', 'img', 'venue_id', 'logo', 'platform_id', 'created_at', 'en_name'],
      ...['zh_name', 'game_id', 'game_type', 'is_hot', 'is_new', 'maintained', 'online'],
      ...['platform_name', 'rtp', 'sorting', 'updated_at', 'updated_name', 'updated_uid'],
    ];
    for (const game of data.data) expect(Object.keys(game)).toEqual(expect.arrayContaining(fields));
  });

  test('carries its rows under d and again under data, with t, s and last_id [G-120 G-122 G-123 G-124 G-126 G-313]', async () => {
    const query =
      'page=2&page_size=4&sorting=desc&venue_id=0&platform_id=&w=&is_new=0&is_hot=0&game_type=3';
    const answer = await fetch(`${server.url}/member/game/list?${query}`, {
      headers: { accept: 'application/json' },
    });
    const { data: page } = (await answer.json()) as { data: Record<string, unknown> };
    expect(Object.keys(page).toSorted()).toEqual(['d', 'data', 'last_id', 's', 't']);
    const rows = page['data'] as { id: string; code: string }[];
    expect(rows.map(({ code }) => code)).toEqual(
      coveredGames
        .filter(({ gameType }) => gameType === 3)
        .slice(4, 8)
        .map(({ code }) => code),
    );
    expect(page['d']).toEqual(rows);
    expect(page['last_id']).toBe(rows[3]?.id);
    expect(await list({ game_type: 4 })).toEqual({ d: [], data: [], t: 0, s: 15, last_id: null });
  });

  test('walks through all games page by page, none twice, and ends', async () => {
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const { data, t } = await list({ page, page_size: 40 });
      expect(t).toBe(coveredGames.length);
      if (data.length === 0) break;
      seen.push(...data.map(({ code }) => code));
    }
    expect(seen.toSorted()).toEqual(coveredGames.map(({ code }) => code).toSorted());
  });

  test('orders Popular by sorting, descending, and A-Z by name, ascending [G-261 G-262 G-338]', async () => {
    const popular = (await listAll({ sorting: 'desc' })).data.map(({ sorting }) => sorting);
    expect(popular).toEqual(popular.toSorted((a, b) => b - a));
    const names = (await listAll({ sorting: 'en_name' })).data.map(({ en_name }) =>
      en_name.toLowerCase(),
    );
    expect(names).toEqual(names.toSorted());
    const unsaid = await listAll();
    expect(unsaid.data.map(({ sorting }) => sorting)).toEqual(popular);
  });

  test('filters by type, and table and board games come together [G-260]', async () => {
    for (const type of [1, 2, 3, 5, 7]) {
      const { data, t } = await listAll({ game_type: type });
      expect(t).toBe(coveredGames.filter(({ gameType }) => gameType === type).length);
      expect(new Set(data.map(({ game_type }) => game_type))).toEqual(new Set([type]));
    }
    expect((await list({ game_type: 0 })).t).toBe(coveredGames.length);
    expect(await list({ game_type: 4 })).toMatchObject({ data: [], t: 0 });
  });

  test('filters by hot and new [G-038 G-040]', async () => {
    const hot = await listAll({ is_hot: 1 });
    expect(hot.t).toBe(coveredGames.filter(({ isHot }) => isHot).length);
    expect(hot.data.every(({ is_hot }) => is_hot === 1)).toBe(true);
    const fresh = await listAll({ is_new: 1 });
    expect(fresh.t).toBe(coveredGames.filter(({ isNew }) => isNew).length);
    expect((await list({ is_hot: 0, is_new: 0 })).t).toBe(coveredGames.length);
  });

  test('filters by one provider, and by several at once [G-033 G-298]', async () => {
    const { d } = await visitor.call(calls.listPlatforms, {});
    const countOf = (platform: string) =>
      coveredGames.filter((game) => game.platform === platform).length;
    const [first, second] = d;
    if (!first || !second) throw new Error('There are fewer than two providers');
    const { venue_id, id } = first;
    expect((await list({ venue_id: Number(venue_id), platform_id: id })).t).toBe(countOf(id));
    const both = await list({ brands: `${brandPair(first)},${brandPair(second)}` });
    expect(both.t).toBe(countOf(first.id) + countOf(second.id));
    // The same platform id under another venue is another provider.
    expect((await list({ brands: `999_${id}` })).t).toBe(0);
  });

  test('leaves out what is offline or of a closed provider, and shows what is maintained', async () => {
    const { pool } = server.database;
    const before = (await list()).t;
    const maintained = (await listAll({ w: 'Plinko Perya' })).data[0];
    await pool.query(`update catalogue.game set is_online = false where code = 'plinko'`);
    await pool.query(`update catalogue.platform set is_open = false where id = 'karagatan'`);
    await pool.query(`update catalogue.game set is_maintained = true where code = 'color-game'`);
    server.catalogue.expire();
    const closed = coveredGames.filter(({ platform }) => platform === 'karagatan').length;
    expect((await list()).t).toBe(before - 1 - closed);
    expect((await list({ w: 'Plinko Perya' })).data.map(({ code }) => code)).not.toContain(
      'plinko',
    );
    expect((await list({ w: 'Color Game' })).data[0]).toMatchObject({ maintained: 1, online: 1 });
    expect(await server.catalogue.findGame('plinko')).toMatchObject({ isOpen: false });
    expect(maintained?.code).toBe('plinko');
    await pool.query('update catalogue.game set is_online = true, is_maintained = false');
    await pool.query('update catalogue.platform set is_open = true');
    server.catalogue.expire();
    expect((await list()).t).toBe(before);
  });

  test('refuses what is no number, page, sort or provider, and says which field', async () => {
    const refused = [
      ...['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=999999999', 'page_size=0'],
      ...['page_size=101', 'page_size=1e2', 'sorting=rtp', 'sorting=en_name;drop', 'is_hot=2'],
      ...['is_new=true', 'game_type=-1', 'venue_id=1%20or%201=1', 'brands=perya'],
      ...['brands=1_x%27--', `platform_id=${'x'.repeat(41)}`, 'page=1&page=2', 'w=a&w=b'],
    ];
    for (const query of refused) {
      const answer = await fetch(`${server.url}/member/game/list?${query}`, {
        headers: { accept: 'application/json' },
      });
      expect([query, answer.status, await answer.json()]).toEqual([
        query,
        200,
        { status: false, code: 'INVALID_INPUT', data: expect.stringMatching(/\S/) },
      ]);
    }
  });
});

describe('the home index', () => {
  test('carries the groups of games as cards, the most popular first, within twelve [G-142 G-143 G-199]', async () => {
    const answer = await fetch(`${server.url}/member/index`, {
      headers: { accept: 'application/json' },
    });
    const { data: index } = (await answer.json()) as { data: IndexData };
    expect(Object.keys(index).toSorted()).toEqual([
      ...['banners', 'bottom', 'cmpl', 'cmpl_end', 'cmpl_start', 'legal', 'list', 'logo', 'media'],
      ...['nav', 'top', 'version'],
    ]);
    expect(Object.keys(index.list)).toEqual([
      ...['Hot Games', 'Slot', 'Live', 'Fishing', 'Table Game', 'Board Game'],
    ]);
    for (const group of indexGroups) {
      const cards = index.list[group] ?? [];
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.length).toBeLessThanOrEqual(12);
      const wanted = new Set(
        coveredGames
          .filter((game) => (group === 'Hot Games' ? game.isHot : game.group === group))
          .map(({ code }) => code),
      );
      expect(cards.filter(({ code }) => !wanted.has(code))).toEqual([]);
    }
    const { data } = await list({ game_type: 3, page_size: 12 });
    expect(index.list.Slot?.map(({ code }) => code)).toEqual(data.map(({ code }) => code));
  });

  test('carries what the operator wrote, and the switch of the compliance check with its window [A-396 G-142]', async () => {
    const before = await visitor.call(calls.getIndex, {});
    expect(before).toMatchObject({ cmpl: 0, cmpl_start: 0, cmpl_end: 0 });
    expect(before.logo).toMatch(/^\/art\/brands\//);
    for (const { link_h5 } of [...before.nav, ...before.banners]) expect(link_h5).toMatch(/^\//);
    for (const part of ['top', 'banners', 'nav', 'bottom', 'media'] as const) {
      expect(before[part].length, part).toBeGreaterThan(0);
    }
    const { data } = await server.content.readSiteIndex('h5');
    const written = {
      ...data,
      nav: [{ name: { en: 'Bingo', tl: 'Bingo' }, link_h5: '/s-game/category/Bingo' }],
      cmpl: 1 as const,
      cmpl_start: 1_700_000_000,
      cmpl_end: 1_800_000_000,
    };
    await server.content.saveIndex('h5', written);
    expect(await visitor.call(calls.getIndex, {})).toMatchObject(written);
    // The mark is the brand's own, whatever a home page was written with.
    await server.content.saveIndex('h5', { ...data, logo: '/art/x.svg' });
    expect((await visitor.call(calls.getIndex, {})).logo).toBe(before.logo);
    await server.content.saveIndex('h5', data);
  });

  test('is there for every brand, with a version that rises with a change of either [G-307 G-314]', async () => {
    const { version } = await visitor.call(calls.getBrandIndex, { tag: 'sinag' });
    expect((await visitor.call(calls.getBrandIndex, { tag: 'sinag' })).version).toBe(version);
    await server.database.pool.query(
      `update catalogue.game set sorting = sorting + 10000000 where code = 'plinko'`,
    );
    server.catalogue.expire();
    const moved = await visitor.call(calls.getBrandIndex, { tag: 'sinag' });
    expect(moved.version).not.toBe(version);
    const { data } = await server.content.readSiteIndex('sinag');
    await server.content.saveIndex('sinag', { ...data, top: [{ en: 'Open', tl: 'Bukas' }] });
    const told = await visitor.call(calls.getBrandIndex, { tag: 'sinag' });
    expect(told.top).toEqual([{ en: 'Open', tl: 'Bukas' }]);
    const [words, listed] = version.split('.').map(Number);
    const [wordsAfter, listedAfter] = told.version.split('.').map(Number);
    expect(wordsAfter).toBeGreaterThan(words ?? Number.NaN);
    expect(listedAfter).toBeGreaterThan(listed ?? Number.NaN);
    expect(moved.version).toBe(`${words}.${listedAfter}`);
  });

  test('another process sees a change within a second, and asks no query in between [G-314]', async () => {
    let nowMs = 0;
    const { pool } = server.database;
    const { api: other } = createCatalogue({
      pool,
      audit: server.audit,
      content: server.content,
      stops: server.stops,
      doors: server.doors,
      pictures: createPictureStore(createFolderStore(server.filesDir, { isPrivate: false })),
      now: () => nowMs,
    });
    expect(await other.findGame('baccarat')).toMatchObject({ isMaintained: false });
    const { version } = await other.readIndex('tala');
    await pool.query(`update catalogue.game set is_maintained = true where code = 'baccarat'`);
    nowMs = 499;
    expect(await other.findGame('baccarat')).toMatchObject({ isMaintained: false });
    expect((await other.readIndex('tala')).version).toBe(version);
    nowMs = 500;
    expect(await other.findGame('baccarat')).toMatchObject({ isMaintained: true });
    expect((await other.readIndex('tala')).version).not.toBe(version);
  });
});

describe('the api', () => {
  test('finds a game and a venue as the wallet needs them', async () => {
    const game = await server.catalogue.findGame('roulette');
    expect(game).toMatchObject({
      code: 'roulette',
      providerGame: 'roulette',
      venue: { code: 'studio', launchUrl: '/sandbox/studio/play', isOpen: true },
      gameType: 5,
      isOpen: true,
    });
    expect(game?.stakeMin).toBeTypeOf('bigint');
    expect(await server.catalogue.findVenue('studio')).toEqual(game?.venue);
    expect(await server.catalogue.findVenueById(game?.venue.id ?? 0)).toEqual(game?.venue);
    expect(await server.catalogue.findGame('no-such-game')).toBeNull();
    expect(await server.catalogue.findVenue('no-such-venue')).toBeNull();
  });

  test('the version stands still when the demo operator is seeded again', async () => {
    const listing = createListingStore(server.database.pool);
    const version = await listing.readVersion();
    await seedGames(server.catalogue, namedGames.length);
    expect(await listing.readVersion()).toBe(version);
  });
});
