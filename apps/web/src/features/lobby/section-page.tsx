import { useLingui } from '@lingui/react/macro';
import type { ListSection } from '@perya/contract/rules/game-sections';
import { PageHead } from '../../lib/page/page-head.tsx';
import { categoryNames } from './category-names.ts';
import { FavouritePage } from './favourites/favourite-page.tsx';
import { sectionQuery } from './filters/category-query.ts';
import { GameList } from './game-list.tsx';
import { SearchPage } from './search-page.tsx';
import { useGames } from './use-games.ts';

const titles = { hot: categoryNames['Hot Games'], new: categoryNames['New Games'] };

type MarkedSection = Exclude<ListSection, 'favorite' | 'search'>;

/** A list of games under the section's name. [A-022 G-035 G-036] */
export function SectionPage({ section }: { readonly section: ListSection }) {
  if (section === 'search') return <SearchPage />;
  return section === 'favorite' ? <FavouritePage /> : <MarkedPage section={section} />;
}

/** The hot games, or the new ones. [G-038 G-039 G-040] */
function MarkedPage({ section }: { readonly section: MarkedSection }) {
  const { t } = useLingui();
  const games = useGames(sectionQuery(section));
  const title = t(titles[section]);
  return (
    <div className="page-column">
      <PageHead title={title} backTo="/" backLabel={t`Back to home`} />
      <GameList label={title} list={games} hidesHot={section === 'hot'} />
    </div>
  );
}
