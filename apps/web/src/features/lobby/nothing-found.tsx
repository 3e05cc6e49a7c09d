import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { EmptyState } from '@perya/ui/states/empty-state';
import { sectionQuery } from './filters/category-query.ts';
import { GameGrid } from './grid/game-grid.tsx';
import { type GameList, useGames } from './use-games.ts';

interface NothingFoundProps {
  readonly keyword: string;
  /** What was searched; null is every game. */
  readonly within: string | null;
}

/** A search that found nothing where it looked: what fits in the other categories, or else what is popular. [G-242] */
export function NothingFound({ keyword, within }: NothingFoundProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const others = useGames(within === null ? null : { w: keyword, sorting: 'desc' });
  const hasNone = within === null || others.state === 'empty';
  const popular = useGames(hasNone ? sectionQuery('hot') : null);
  return (
    <>
      <EmptyState
        title={say(listTexts.emptyGames, language)}
        text={
          within === null
            ? t`No games match “${keyword}”.`
            : t`No games in ${within} match “${keyword}”.`
        }
      />
      {others.rows.length > 0 && <Shelf title={t`In other categories`} list={others} />}
      {hasNone && popular.rows.length > 0 && <Shelf title={t`Popular now`} list={popular} />}
    </>
  );
}

function Shelf({ title, list }: { readonly title: string; readonly list: GameList }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-bold text-lg leading-snug">{title}</h2>
      <GameGrid
        label={title}
        games={list.rows}
        total={list.total ?? 0}
        canReadOn={list.more === 'idle'}
        onNearEnd={list.readOn}
      />
    </section>
  );
}
