import { type CategoryId, findCategory } from './game-categories.ts';

/** The sections of the home page in their order on the screen. [G-012 G-144] */
export const homeSections = [
  'Hot Games',
  'Slot',
  'Live',
  'Fishing',
  'Board Game',
  'Table Game',
  'Bingo',
  'New Games',
] as const satisfies readonly CategoryId[];
export type HomeSection = (typeof homeSections)[number];

const hiddenSections: readonly HomeSection[] = ['New Games', 'Bingo', 'Board Game', 'Table Game'];

/** What the home page shows of them. [G-013] */
export const visibleHomeSections = homeSections.filter(
  (section) => !hiddenSections.includes(section),
);

/** The groups that the home index carries, in its own order. [G-143] */
export const indexGroups = [
  'Hot Games',
  'Slot',
  'Live',
  'Fishing',
  'Table Game',
  'Board Game',
] as const satisfies readonly HomeSection[];
export type IndexGroup = (typeof indexGroups)[number];

/** Where the arrow of a home section leads. [G-014 G-015] */
export function sectionPath(section: HomeSection): string {
  const name = encodeURIComponent(section);
  return section === 'Hot Games'
    ? `/s-game/sections/${name}`
    : `/s-game/category/${name}?sort=Popular`;
}

/** `search` is ours: every game, with a search box over it. */
export type ListSection = 'favorite' | 'hot' | 'new' | 'search';

const sectionNames: Record<string, ListSection> = {
  favorite: 'favorite',
  hot: 'hot',
  'hot games': 'hot',
  new: 'new',
  search: 'search',
};

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Which list a section's address opens, whatever its case and encoding; null sends the visitor home. [G-036 G-038 G-039 G-040 G-299] */
export function findSection(id: string): ListSection | null {
  const name = decoded(id).trim().toLowerCase();
  return Object.hasOwn(sectionNames, name) ? (sectionNames[name] ?? null) : null;
}

const kindPath = /^\/s-game\/(category|sections)\/([^/?#]+)/;
const markedKinds: Partial<Record<ListSection, CategoryId>> = {
  hot: 'Hot Games',
  new: 'New Games',
};

/** Which kind of games an address of the app lists; null: none, or all. */
export function kindOfPath(path: string): CategoryId | null {
  const [, list, id = ''] = kindPath.exec(path) ?? [];
  if (list === undefined) return null;
  if (list === 'category') return findCategory(decoded(id));
  const section = findSection(id);
  return section === null ? null : (markedKinds[section] ?? null);
}
