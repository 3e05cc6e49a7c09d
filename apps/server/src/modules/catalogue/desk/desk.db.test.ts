import type { InputOf } from '@perya/contract/call';
import { calls } from '@perya/contract/calls';
import * as desk from '@perya/contract/catalogue/staff-calls/games';
import { createClient } from '@perya/contract/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/api-player.ts';
import { type ApiStaff, createApiStaff } from '../../../testing/api-staff.ts';
import { heardWithin } from '../../../testing/heard-within.ts';
import { createMoneyPlayer } from '../../../testing/money-player.ts';
import { seatPlayer } from '../../../testing/provider.ts';
import { readAudit } from '../../../testing/read-audit.ts';
import { shareDatabase } from '../../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let staff: ApiStaff;
beforeAll(async () => {
  server = await startTestServer();
  staff = await createApiStaff(server, 'games');
});
afterAll(() => server.stop());

const list = (input: InputOf<typeof desk.listStaffGames> = {}, who = staff) =>
  who.client.call(desk.listStaffGames, input);

async function gameOf(code: string): Promise<desk.StaffGame> {
  const { rows } = await list({ w: code });
  const game = rows.find((row) => row.code === code);
  if (!game) throw new Error(`There is no game ${code}`);
  return game;
}

async function edit(code: string, wanted: Partial<InputOf<typeof desk.editGame>>) {
  const { id, revision } = await gameOf(code);
  return staff.client.call(desk.editGame, { id, revision, reason: 'As the test asks', ...wanted });
}

const words = {
  en: 'New reels are being fitted until noon',
  tl: 'Pinapalitan ang mga reel hanggang tanghali',
};

describe('the catalogue of staff', () => {
  test('is read page by page, each game once, the most popular first, and counted', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    const counts: (number | null)[] = [];
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        limit: 60,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.next;
      counts.push(page.count);
    } while (cursor);
    expect(seen.length).toBeGreaterThan(100);
    expect(counts).toEqual([seen.length, ...counts.slice(1).map(() => null)]);
    expect(new Set(seen).size).toBe(seen.length);
    const { rows } = await list({ limit: 200 });
    const sortings = rows.map(({ sorting }) => sorting);
    expect(sortings).toEqual(sortings.toSorted((a, b) => b - a));
  });

  test('is filtered by venue, platform, category, mark, state and name', async () => {
    const { rows: all } = await list({ limit: 200 });
    const [first] = all;
    const { venue = '', platform = '' } = first ?? {};
    for (const [filter, isWithin] of [
      [{ venue }, (game) => game.venue === venue],
      [{ venue, platform }, (game) => game.platform === platform],
      [{ category: 'Slot' }, (game) => game.category === 'Slot'],
      [{ category: 'Hot Games' }, (game) => game.is_hot],
      [{ mark: 'new' }, (game) => game.is_new],
      [{ mark: 'generated' }, (game) => game.opens !== null],
      [{ state: 'maintained' }, (game) => game.is_maintained],
    ] as [InputOf<typeof desk.listStaffGames>, (game: desk.StaffGame) => boolean][]) {
      const { rows } = await list({ ...filter, limit: 200 });
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(isWithin)).toBe(true);
    }
    expect((await list({ w: 'PLÍnko' })).rows.map(({ code }) => code)).toContain('plinko');
    expect((await list({ w: '%' })).rows).toEqual([]);
  });

  test('a cursor or a filter that is not ours is refused', async () => {
    expect(await refusalOf(list({ cursor: 'nonsense' }))).toBe('INVALID_INPUT');
    expect(await refusalOf(list({ limit: 201 }))).toBe('INVALID_INPUT');
    expect(await refusalOf(list({ w: 'x'.repeat(10_000) }))).toBe('INVALID_INPUT');
  });
});

describe('maintenance of a game', () => {
  test('is said to players in the words of staff, refuses launches and bets, and ends with its words', async () => {
    const seated = await seatPlayer(server, { game: 'roulette' });
    const on = await edit('roulette', { is_maintained: true, maintenance: words });
    expect(on).toMatchObject({ state: 'maintained', maintenance: words });
    const player = await createMoneyPlayer(server);
    await expect(
      player.client.call(calls.launchGame, { code: 'roulette', lang: 'tl_PH' }),
    ).rejects.toMatchObject({ code: 'GAME_MAINTAINED', message: words.en });
    expect((await seated.bet()).code).toBe('GAME_CLOSED');
    const { d } = await player.client.call(calls.listGames, { w: 'roulette' });
    expect(d.find(({ code }) => code === 'roulette')).toMatchObject({
      maintained: 1,
      maintenance: words,
    });

    const off = await edit('roulette', { is_maintained: false });
    expect(off).toMatchObject({ state: 'open', maintenance: null });
    expect((await seated.bet()).code).toBe('OK');
    await edit('roulette', { is_online: false });
    expect(await refusalOf(player.client.call(calls.launchGame, { code: 'roulette' }))).toBe(
      'GAME_CLOSED',
    );
    // A round that was begun is finished all the same.
    expect((await seated.win()).code).toBe('OK');
    await edit('roulette', { is_online: true });
    const entries = (await readAudit(server, 'roulette')).map(
      ({ actor, action, before, after }) => ({ actor, action, before, after }),
    );
    expect(entries.slice(0, 2)).toEqual([
      {
        actor: `staff:${staff.id}`,
        action: 'catalogue.game-edited',
        before: { maintained: false, words_en: null, words_tl: null },
        after: { maintained: true, words_en: words.en, words_tl: words.tl },
      },
      {
        actor: `staff:${staff.id}`,
        action: 'catalogue.game-edited',
        before: { maintained: true, words_en: words.en, words_tl: words.tl },
        after: { maintained: false, words_en: null, words_tl: null },
      },
    ]);
  });

  test('reaches every process within a second', async () => {
    const elsewhere = await startTestServer({ database: shareDatabase(server.database) });
    const seated = await seatPlayer(elsewhere, { game: 'blackjack' });
    expect((await elsewhere.catalogue.findGame('blackjack'))?.isMaintained).toBe(false);
    await edit('blackjack', { is_maintained: true });
    let round = 0;
    await heardWithin(1000, async () => {
      round += 1;
      const { code } = await seated.bet({ transaction_id: `b-${round}`, round_id: `r-${round}` });
      if (code === 'GAME_CLOSED') return true;
      await seated.win({
        transaction_id: `w-${round}`,
        bet_transaction_id: `b-${round}`,
        round_id: `r-${round}`,
        amount: 0,
      });
      return false;
    });
    await elsewhere.stop();
  });
});

describe('two editors', () => {
  test('of one game: one is heard, all others are told, and nothing is lost', async () => {
    const { id, revision } = await gameOf('plinko');
    const tries = Array.from({ length: 50 }, (_, place) =>
      staff.client
        .call(desk.editGame, {
          id,
          revision,
          is_hot: place % 2 === 0,
          is_new: true,
          maintenance: words,
          is_maintained: true,
          reason: `editor ${place}`,
        })
        .then(
          () => 'done',
          (error: { code: string }) => error.code,
        ),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'CHANGED_MEANWHILE')).toHaveLength(49);
    expect(await readAudit(server, 'plinko')).toHaveLength(1);
    expect((await gameOf('plinko')).revision).toBe(revision + 1);
    await edit('plinko', { is_maintained: false });
  });

  test('what changes nothing is no edit', async () => {
    const before = await gameOf('baccarat');
    expect(await edit('baccarat', { is_hot: before.is_hot })).toEqual(before);
    expect(await readAudit(server, 'baccarat')).toEqual([]);
  });
});

describe('the order of a list', () => {
  test('changes as it is told, for players too, and others keep theirs', async () => {
    const { rows } = await list({ category: 'Slot', limit: 5 });
    const [first, second, third, fourth] = rows;
    if (!first || !second || !third || !fourth) throw new Error('The list is too short');
    const moved = await staff.client.call(desk.moveGame, {
      id: fourth.id,
      revision: fourth.revision,
      list: 'Slot',
      above: second.id,
    });
    expect(moved.revision).toBe(fourth.revision + 1);
    const wanted = [first.code, fourth.code, second.code, third.code];
    const codes = async () =>
      (await list({ category: 'Slot', limit: 4 })).rows.map(({ code }) => code);
    expect(await codes()).toEqual(wanted);
    const visitor = createClient({ baseUrl: server.url, token: { get: () => null, clear() {} } });
    const shown = await visitor.call(calls.listGames, { game_type: 3, page_size: 4 });
    expect(shown.d.map(({ code }) => code)).toEqual(wanted);
    expect((await readAudit(server, fourth.code)).at(-1)).toMatchObject({
      action: 'catalogue.game-moved',
      before: { list: 'Slot', place: 4 },
    });
  });

  test('of thirty moves at once none is lost: all games are there, in one order', async () => {
    const { rows } = await list({ category: 'Live', limit: 200 });
    const last = rows.at(-1);
    const moves = rows
      .slice(0, -1)
      .slice(0, 30)
      .map(({ id, revision }) =>
        staff.client.call(desk.moveGame, { id, revision, list: 'Live', above: last?.id ?? null }),
      );
    await Promise.all(moves);
    const after = (await list({ category: 'Live', limit: 200 })).rows;
    expect(after.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(after.at(-1)?.id).toBe(last?.id);
  });

  test('is refused beside a game of another list, on an old revision, and of no game', async () => {
    const [slot] = (await list({ category: 'Slot', limit: 1 })).rows;
    const [bingo] = (await list({ category: 'Bingo', limit: 1 })).rows;
    const move = (input: Partial<InputOf<typeof desk.moveGame>>) =>
      refusalOf(
        staff.client.call(desk.moveGame, {
          id: slot?.id ?? '',
          revision: slot?.revision ?? 0,
          list: 'Slot',
          above: null,
          ...input,
        }),
      );
    expect(await move({ above: bingo?.id ?? '' })).toBe('CHANGED_MEANWHILE');
    expect(await move({ list: 'Bingo' })).toBe('CHANGED_MEANWHILE');
    expect(await move({ revision: 0 })).toBe('CHANGED_MEANWHILE');
    expect(await move({ id: '999999999' })).toBe('NOT_FOUND');
  });
});

describe('what must be refused', () => {
  test('an edit without a reason, with words in one language, of words beyond their length, of no game', async () => {
    const refused = (wanted: Partial<InputOf<typeof desk.editGame>>) =>
      refusalOf(edit('bingo-75', wanted));
    expect(await refused({ is_hot: true, reason: '  ' })).toBe('INVALID_INPUT');
    expect(await refused({ is_maintained: true, maintenance: { en: 'Soon', tl: '' } })).toBe(
      'INVALID_INPUT',
    );
    expect(
      await refused({ is_maintained: true, maintenance: { en: 'x'.repeat(201), tl: 'x' } }),
    ).toBe('INVALID_INPUT');
    expect(await refused({ id: '999999999', is_hot: true })).toBe('NOT_FOUND');
    expect(await readAudit(server, 'bingo-75')).toEqual([]);
  });

  test('a reader changes nothing, and who sees no games sees none', async () => {
    const auditor = await createApiStaff(server, 'auditor');
    const { id, revision } = await gameOf('color-game');
    expect((await list({ limit: 1 }, auditor)).rows).toHaveLength(1);
    const wanted = { id, revision, is_hot: true, reason: 'Not mine to change' };
    expect(await refusalOf(auditor.client.call(desk.editGame, wanted))).toBe('FORBIDDEN');
    const content = await createApiStaff(server, 'content');
    expect(await refusalOf(list({}, content))).toBe('FORBIDDEN');
    expect(await gameOf('color-game')).toMatchObject({ revision });
  });
});
