import { useLingui } from '@lingui/react/macro';
import { sortingOf } from '@perya/contract/rules/game-sorting';
import { PageHead } from '../../lib/page/page-head.tsx';
import { SearchBox } from './filters/search-box.tsx';
import { GameList } from './game-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useAskedKeyword } from './use-asked-keyword.ts';
import { useGames } from './use-games.ts';

/** Every game, the most popular first, with the search box ready to type in. */
export function SearchPage() {
  const { t } = useLingui();
  const { keyword, turn, ask } = useAskedKeyword();
  const games = useGames(
    { sorting: sortingOf.Popular, ...(keyword === null ? {} : { w: keyword }) },
    turn,
  );
  const title = t`Search games`;
  const { total } = games;
  return (
    <div className="page-column">
      <PageHead title={title} backTo="/" backLabel={t`Back to home`} />
      <div className="lobby-tools">
        <SearchBox onSearch={ask} takesFocus />
      </div>
      <p role="status" className="sr-only">
        {total === null ? '' : t`Games found: ${total}`}
      </p>
      {keyword !== null && games.state === 'empty' ? (
        <NothingFound keyword={keyword} within={null} />
      ) : (
        <GameList label={title} list={games} />
      )}
    </div>
  );
}
