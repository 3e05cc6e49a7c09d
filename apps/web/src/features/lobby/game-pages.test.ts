import type { Game } from '@perya/contract/calls/catalogue';
import { describe, expect, it } from 'vitest';
import { addPage, unreadPages } from './game-pages.ts';

const games = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: String(from + place) }) as Game);

describe('the pages of a list', () => {
  it('grow until a short page comes [G-028]', () => {
    const one = addPage(unreadPages('slot'), { data: games(1, 15), t: 20, s: 15 });
    expect(one).toMatchObject({ pagesRead: 1, total: 20, hasMore: true });
    const two = addPage(one, { data: games(16, 5), t: 20, s: 15 });
    expect(two.games).toHaveLength(20);
    expect(two).toMatchObject({ pagesRead: 2, hasMore: false });
  });

  it('end with an empty page where the last one was full [G-028]', () => {
    const one = addPage(unreadPages('slot'), { data: games(1, 15), t: 15, s: 15 });
    expect(one.hasMore).toBe(true);
    expect(addPage(one, { data: [], t: 15, s: 15 })).toMatchObject({ hasMore: false, total: 15 });
  });

  it('show a game once that moved to the next page meanwhile', () => {
    const one = addPage(unreadPages('slot'), { data: games(1, 15), t: 30, s: 15 });
    const two = addPage(one, { data: games(15, 15), t: 30, s: 15 });
    expect(two.games.map(({ id }) => id)).toEqual(games(1, 29).map(({ id }) => id));
  });
});
