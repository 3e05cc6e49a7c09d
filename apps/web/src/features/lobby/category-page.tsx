import { useLingui } from '@lingui/react/macro';
import { keepKnownBrands, readBrands, writeBrands } from '@perya/contract/rules/game-brands';
import type { CategoryId } from '@perya/contract/rules/game-categories';
import { readSort, type SortOption, sortOptions } from '@perya/contract/rules/game-sorting';
import { useEffect } from 'react';
import { PageHead } from '../../lib/page/page-head.tsx';
import { categoryNames } from './category-names.ts';
import { categoryQuery } from './filters/category-query.ts';
import { ProviderSelector } from './filters/provider-selector.tsx';
import { SearchBox } from './filters/search-box.tsx';
import { type Providers, useProviders } from './filters/use-providers.ts';
import { GameList } from './game-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useAskedKeyword } from './use-asked-keyword.ts';
import { useGames } from './use-games.ts';

interface SortSelectorProps {
  readonly chosen: SortOption;
  readonly onChoose: (sort: SortOption) => void;
}

export interface CategorySearch {
  readonly sort?: string | undefined;
  readonly brands?: string | undefined;
}

interface CategoryPageProps {
  readonly category: CategoryId;
  readonly search: CategorySearch;
  /** Writes the choice into the address, so that it can be shared and come back to. */
  readonly onChoose: (search: CategorySearch) => void;
}

/** The providers of the address as far as they are known; null while that is being asked. [G-025 G-034 G-183] */
function useChosenBrands(wanted: string | undefined, list: Providers) {
  const pairs = readBrands(wanted);
  if (pairs.length === 0) return pairs;
  if (list.providers !== null) return keepKnownBrands(pairs, list.providers);
  // If the providers cannot be fetched, the parameter is passed on as it is.
  return list.hasFailed ? pairs : null;
}

/** The games of one category. [A-021 G-023 G-026] */
export function CategoryPage({ category, search, onChoose }: CategoryPageProps) {
  const { t } = useLingui();
  const { keyword, turn, ask } = useAskedKeyword();
  const list = useProviders();
  const brands = useChosenBrands(search.brands, list);
  const sort = readSort(search.sort);
  const games = useGames(
    brands === null ? null : categoryQuery({ category, sort, brands, keyword }),
    turn,
  );
  const known = brands === null ? undefined : writeBrands(brands);
  useEffect(() => {
    const { brands: wanted = '' } = search;
    if (known !== undefined && wanted !== '' && wanted !== known) {
      onChoose({ ...search, brands: known });
    }
  }, [known, search, onChoose]);
  const name = t(categoryNames[category]);
  const { total } = games;
  return (
    <div className="page-column">
      <PageHead title={name} backTo="/" backLabel={t`Back to home`} />
      <div className="lobby-tools">
        <SearchBox onSearch={ask} />
        <div className="flex items-center justify-between gap-3">
          <SortSelector chosen={sort} onChoose={(next) => onChoose({ ...search, sort: next })} />
          <ProviderSelector
            list={list}
            chosen={brands ?? []}
            onChoose={(pairs) => onChoose({ ...search, brands: writeBrands(pairs) })}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {total === null ? '' : t`Games found: ${total}`}
      </p>
      {keyword !== null && games.state === 'empty' ? (
        <NothingFound keyword={keyword} within={name} />
      ) : (
        <GameList label={name} list={games} hidesHot={category === 'Hot Games'} />
      )}
    </div>
  );
}

/** [G-024 G-026 G-030] */
function SortSelector({ chosen, onChoose }: SortSelectorProps) {
  const { t } = useLingui();
  const names: Record<SortOption, string> = { Popular: t`Popular`, 'A-Z': t`A-Z` };
  return (
    <fieldset className="segmented">
      <legend className="sr-only">{t`Sort by`}</legend>
      {sortOptions.map((option) => (
        <label
          key={option}
          className="segment whitespace-nowrap px-2.5 normal-case min-[360px]:px-3.5"
        >
          <input
            type="radio"
            name="game-sort"
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {names[option]}
        </label>
      ))}
    </fieldset>
  );
}
