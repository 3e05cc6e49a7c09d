import { calls } from '@perya/contract/calls';
import { createClient } from '@perya/contract/client';
import { coveredGames } from '@perya/demo/generated-games';
import { centavos } from '@perya/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../testing/api-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { GameListing } from './index.ts';

let server: TestServer;
let visitor: ReturnType<typeof createClient>;

const named = (name: string, sorting: number): GameListing => ({
  code: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  venue: 'studio',
  platform: 'perya',
  providerGame: 'x',
  name,
  gameType: 7,
  category: 'Bingo',
  img: '/art/covers/bingo-75',
  rtp: '95.00',
  isHot: false,
  isNew: false,
  isMaintained: false,
  sorting,
  stakeMin: centavos(100n),
  stakeMax: centavos(1000n),
  winTimes: null,
  opens: null,
  practiceUrl: null,
});

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient({ baseUrl: server.url, token: { get: () => null, clear() {} } });
  await server.catalogue.saveListing(
    [],
    [
      named('Qwerta', 1),
      named('Qwerta Gold', 2),
      named('Great Qwerta', 9),
      named('Unqwertable', 50),
      named('Qwerto', 99),
      named('Great Qwertas', 8),
      named('Santo Niño Zyx', 5),
      named('Ube-Zyx Spin', 6),
    ],
  );
});
afterAll(() => server.stop());

const search = async (w: string) =>
  (await visitor.call(calls.listGames, { w })).data.map(({ en_name }) => en_name);

describe('the search', () => {
  test('ranks the name itself before its beginning, a word, a part and a resemblance [G-121 G-192]', async () => {
    expect(await search('qwerta')).toEqual([
      'Qwerta',
      'Qwerta Gold',
      'Great Qwerta',
      'Great Qwertas',
      'Unqwertable',
      'Qwerto',
    ]);
  });

  test('ordered by A-Z is A-Z, however well a name fits [G-261 G-262]', async () => {
    const { data } = await visitor.call(calls.listGames, { w: 'qwerta', sorting: 'en_name' });
    expect(data.map(({ en_name }) => en_name)).toEqual([
      ...['Great Qwerta', 'Great Qwertas', 'Qwerta', 'Qwerta Gold', 'Qwerto', 'Unqwertable'],
    ]);
  });

  test('finds whatever the case, the accents and the punctuation', async () => {
    expect(await search('SANTO nino')).toContain('Santo Niño Zyx');
    expect(await search('ube zyx')).toContain('Ube-Zyx Spin');
    expect(await search('zyx-spin')).toContain('Ube-Zyx Spin');
  });

  test('forgives a slip of the finger', async () => {
    expect(await search('bacarat')).toContain('Baccarat Royale');
    expect(await search('rulette')).toContain('Perya Roulette');
    expect(await search('blakjack')).toContain('Blackjack 21');
  });

  test('of one or two characters finds the beginnings of words', async () => {
    const found = await visitor.call(calls.listGames, { w: 'q', page_size: 100 });
    expect(found.data.length).toBeGreaterThan(0);
    expect(found.data.filter(({ en_name }) => !/\bq/i.test(en_name))).toEqual([]);
    expect(await search('qw')).not.toContain('Unqwertable');
  });

  test('keeps the other filters, the paging and the total', async () => {
    const all = await visitor.call(calls.listGames, { w: 'qwerta', page_size: 2, page: 3 });
    expect(all.data.map(({ en_name }) => en_name)).toEqual(['Unqwertable', 'Qwerto']);
    expect(all.t).toBe(6);
    const behind = await visitor.call(calls.listGames, { w: 'qwerta', page_size: 2, page: 9 });
    expect(behind).toMatchObject({ data: [], t: 6 });
    expect(await visitor.call(calls.listGames, { w: 'qwerta', game_type: 3 })).toMatchObject({
      data: [],
      t: 0,
    });
  });

  test('without a keyword is the full list [G-176]', async () => {
    for (const w of ['', '   ']) {
      expect((await visitor.call(calls.listGames, { w })).t).toBe(coveredGames.length + 8);
    }
  });

  test('of more than 50 characters is refused in the language of the player [G-174]', async () => {
    const ask = (w: string) => visitor.call(calls.listGames, { w });
    expect((await ask('x'.repeat(50))).data).toEqual([]);
    expect(await refusalOf(ask('x'.repeat(51)))).toBe('INVALID_INPUT');
    expect(await refusalOf(ask('x'.repeat(10_000)))).toBe('INVALID_INPUT');
    const answer = await fetch(`${server.url}/member/game/list?w=${'x'.repeat(10_000)}`, {
      headers: { accept: 'application/json', lang: 'tl_PH' },
    });
    expect(await answer.json()).toMatchObject({ data: 'Maghanap gamit ang hanggang 50 character' });
  });

  test('takes no character for a pattern or for SQL', async () => {
    for (const w of [
      '%',
      '%%%',
      '_',
      '___',
      '\\',
      '.*',
      '^q',
      '[a-z]+',
      '(((',
      '*',
      '???',
      '&|!',
    ]) {
      const { data, t } = await visitor.call(calls.listGames, { w });
      expect([w, t <= 6, data.length <= 6]).toEqual([w, true, true]);
    }
    expect(await search("qwerta'; drop table catalogue.game; --")).toBeDefined();
    expect(await search('q%a')).toEqual([]);
    expect(await search('qwert_')).not.toEqual([]);
    expect(await search('😀漢字')).toEqual([]);
    expect(await refusalOf(visitor.call(calls.listGames, { w: 'a\u0000b' }))).toBe('INVALID_INPUT');
    expect((await visitor.call(calls.listGames, {})).t).toBe(coveredGames.length + 8);
  });
});
