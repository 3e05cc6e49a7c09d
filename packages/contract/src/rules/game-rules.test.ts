import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  brandList,
  brandPair,
  keepKnownBrands,
  readBrands,
  splitBrand,
  writeBrands,
} from './game-brands.ts';
import { categoryIds, findCategory, gameTypeOf } from './game-categories.ts';
import { searchField, searchKeyword, shouldSearch } from './game-search.ts';
import {
  findSection,
  homeSections,
  indexGroups,
  kindOfPath,
  sectionPath,
  visibleHomeSections,
} from './game-sections.ts';
import { readSort, sortingOf, sortOptions } from './game-sorting.ts';

describe('categories', () => {
  test('a name maps to its number, table and board to the same [G-258 G-260]', () => {
    const numbers = ['live', 'fishing', 'slot', 'sport', 'table', 'board', 'bingo'].map(gameTypeOf);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 5, 7]);
    expect(categoryIds.map(gameTypeOf)).toEqual([3, 1, 2, 4, 5, 5, 7, 0, 0]);
  });

  test('any other name maps to 0 [G-259]', () => {
    for (const name of ['', 'poker', 'constructor', 'table game game', 'slots']) {
      expect(gameTypeOf(name)).toBe(0);
    }
  });

  test('a category opens by its address, the hidden and sport too, and an unknown one does not [G-029 G-296 G-342]', () => {
    expect(findCategory('slot')).toBe('Slot');
    expect(findCategory('Bingo')).toBe('Bingo');
    expect(findCategory('Sport')).toBe('Sport');
    expect(findCategory('TABLE GAME')).toBe('Table Game');
    for (const id of ['', 'poker', 'toString', '../Slot']) expect(findCategory(id)).toBeNull();
  });
});

describe('sections', () => {
  test('stand in the order of the screen, four of them in sight [G-012 G-013 G-144]', () => {
    expect(homeSections).toEqual([
      ...['Hot Games', 'Slot', 'Live', 'Fishing'],
      ...['Board Game', 'Table Game', 'Bingo', 'New Games'],
    ]);
    expect(visibleHomeSections).toEqual(['Hot Games', 'Slot', 'Live', 'Fishing']);
    expect(indexGroups.every((group) => homeSections.includes(group))).toBe(true);
  });

  test('the arrow of the hot games leads to a section, every other to its category by Popular [G-014 G-015]', () => {
    expect(sectionPath('Hot Games')).toBe('/s-game/sections/Hot%20Games');
    expect(sectionPath('Slot')).toBe('/s-game/category/Slot?sort=Popular');
    expect(sectionPath('Board Game')).toBe('/s-game/category/Board%20Game?sort=Popular');
  });

  test('an address finds its list whatever its case and encoding, and what the arrow leads to is found [G-039 G-299]', () => {
    for (const id of ['hot', 'hot games', 'Hot Games', 'HOT%20GAMES']) {
      expect(findSection(id)).toBe('hot');
    }
    expect(findSection(sectionPath('Hot Games').split('/').at(-1) ?? '')).toBe('hot');
    expect(findSection('New')).toBe('new');
    expect(findSection('favorite')).toBe('favorite');
    expect(findSection('Search')).toBe('search');
    for (const id of ['', '%', 'favourite', 'toString', 'Slot']) expect(findSection(id)).toBeNull();
  });
});

describe('sorting', () => {
  test('offers Popular and A-Z, and falls back to Popular [G-030 G-297 G-338]', () => {
    expect(sortOptions).toEqual(['Popular', 'A-Z']);
    expect(sortOptions.map((option) => sortingOf[option])).toEqual(['desc', 'en_name']);
    expect(readSort('A-Z')).toBe('A-Z');
    for (const text of [null, undefined, '', 'popular', 'rtp'])
      expect(readSort(text)).toBe('Popular');
  });
});

describe('a selection of providers', () => {
  const providers = [
    { venue_id: '1', id: 'perya' },
    { venue_id: '1', id: 'perya-live' },
    { venue_id: '6', id: 'salinlahi' },
  ];

  test('is a list of venue and id, joined by an underscore [G-119 G-298]', () => {
    const pairs = providers.map(brandPair);
    expect(pairs).toEqual(['1_perya', '1_perya-live', '6_salinlahi']);
    expect(readBrands(writeBrands(pairs))).toEqual(pairs);
    expect(splitBrand('6_salinlahi-live')).toEqual({ venueId: 6, platformId: 'salinlahi-live' });
  });

  test('keeps the known ones and drops the rest [G-034 G-183]', () => {
    const pairs = readBrands('1_perya,9_nobody,<script>,6_salinlahi,1_perya');
    expect(keepKnownBrands(pairs, providers)).toEqual(['1_perya', '6_salinlahi']);
    expect(readBrands(null)).toEqual([]);
  });

  test('is refused on the wire where it is no list of pairs', () => {
    const takes = (text: string) => z.safeParse(brandList(), text).success;
    expect(takes('1_perya,6_salinlahi')).toBe(true);
    expect(takes('')).toBe(true);
    for (const text of ['perya', '1_', '_perya', "1_x'--", '1_perya,,', '1_a,'.repeat(200)]) {
      expect(takes(text)).toBe(false);
    }
  });
});

describe('a search', () => {
  test('is sent from three characters on, or with none at all [G-175 G-176]', () => {
    expect(['', '   ', 'bin', 'bingo'].map(shouldSearch)).toEqual([true, true, true, true]);
    expect(['b', 'bi', ' bi '].map(shouldSearch)).toEqual([false, false, false]);
    expect(searchKeyword('  bingo ')).toBe('bingo');
    expect(searchKeyword('  ')).toBeNull();
  });

  test('takes 50 characters and no more [G-174]', () => {
    expect(searchKeyword('x'.repeat(60))).toHaveLength(50);
    const read = (text: string) => z.safeParse(searchField(), text);
    expect(read(' x '.padEnd(52, ' ')).data).toBe('x');
    expect(read('x'.repeat(50)).success).toBe(true);
    expect(read('x'.repeat(51)).error?.issues[0]?.message).toBe('Search with up to 50 characters');
    expect(read('bin\u0000go').success).toBe(false);
  });
});

test('an address of the app lists one kind of games, or none in particular', () => {
  for (const section of homeSections) expect(kindOfPath(sectionPath(section))).toBe(section);
  expect(kindOfPath('/s-game/sections/NEW')).toBe('New Games');
  expect(kindOfPath('/s-game/category/table%20game?sort=A-Z')).toBe('Table Game');
  for (const path of [
    ...['/', '/s-game/sections/search', '/s-game/sections/favorite', '/s-game/category/Poker'],
    ...['https://casino.example/s-game/category/Slot', '/s-game/category/', '/vip'],
  ]) {
    expect(kindOfPath(path), path).toBeNull();
  }
});
