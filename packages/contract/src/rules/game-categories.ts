/** Every category that can be opened by its address, the hidden ones of the home page too. [G-296 G-342] */
export const categoryIds = [
  'Slot',
  'Live',
  'Fishing',
  'Sport',
  'Table Game',
  'Board Game',
  'Bingo',
  'Hot Games',
  'New Games',
] as const;
export type CategoryId = (typeof categoryIds)[number];

/** The numbers that games are filed under; table and board games share one. [G-258 G-260] */
export const gameTypes = {
  live: 1,
  fishing: 2,
  slot: 3,
  sport: 4,
  table: 5,
  board: 5,
  bingo: 7,
} as const;
export type GameType = (typeof gameTypes)[keyof typeof gameTypes];

/** The categories that a game itself belongs to; hot and new are marks, not categories of a game. */
export const gameCategories = [
  'Slot',
  'Live',
  'Fishing',
  'Sport',
  'Table Game',
  'Board Game',
  'Bingo',
] as const satisfies readonly CategoryId[];
export type GameCategory = (typeof gameCategories)[number];

function plainName(name: string): string {
  return name.trim().toLowerCase();
}

/** The category of an address, whatever its case; null sends the visitor home. [G-029] */
export function findCategory(id: string): CategoryId | null {
  return categoryIds.find((known) => plainName(known) === plainName(id)) ?? null;
}

/** The number that a category's name stands for; 0 is any game. [G-258 G-259] */
export function gameTypeOf(category: string): GameType | 0 {
  const name = plainName(category).replace(/ game$/, '');
  return Object.entries(gameTypes).find(([known]) => known === name)?.[1] ?? 0;
}
