import type { InputOf } from '@perya/contract/call';
import type { listGames } from '@perya/contract/catalogue/calls/catalogue';
import { splitBrand, writeBrands } from '@perya/contract/rules/game-brands';
import { type CategoryId, gameTypeOf } from '@perya/contract/rules/game-categories';
import { type SortOption, sortingOf } from '@perya/contract/rules/game-sorting';

export type GameQuery = Omit<InputOf<typeof listGames>, 'page' | 'page_size'>;

interface CategoryChoice {
  readonly category: CategoryId;
  readonly sort: SortOption;
  readonly brands: readonly string[];
  readonly keyword: string | null;
}

const marks: Partial<Record<CategoryId, GameQuery>> = {
  'Hot Games': { is_hot: 1 },
  'New Games': { is_new: 1 },
};

/** One provider has fields of its own, several are a list. [G-120 G-298] */
function providerFields(brands: readonly string[]): GameQuery {
  const [only, ...others] = brands;
  if (only === undefined) return {};
  if (others.length > 0) return { brands: writeBrands(brands) };
  const { venueId, platformId } = splitBrand(only);
  return { venue_id: venueId, platform_id: platformId };
}

/** What the game list is asked for a category; hot and new are marks of games of every type. [G-120 G-121 G-258] */
export function categoryQuery({ category, sort, brands, keyword }: CategoryChoice): GameQuery {
  return {
    ...(marks[category] ?? { game_type: gameTypeOf(category) }),
    sorting: sortingOf[sort],
    ...providerFields(brands),
    ...(keyword === null ? {} : { w: keyword }),
  };
}

/** What the game list is asked for a section. [G-038 G-040] */
export function sectionQuery(section: 'hot' | 'new'): GameQuery {
  const sorting = sortingOf.Popular;
  return section === 'hot' ? { is_hot: 1, sorting } : { is_new: 1, sorting };
}
