import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { ErrorState } from '@perya/ui/states/error-state';
import { ListState } from '@perya/ui/states/list-state';
import { Spinner } from '@perya/ui/states/spinner';
import { Scene } from '../../lib/page/scene.tsx';
import { GameGrid } from './grid/game-grid.tsx';
import { GridPlaceholder } from './grid/grid-placeholder.tsx';
import type { GameList as Games } from './use-games.ts';

interface GameListProps {
  readonly label: string;
  readonly list: Games;
  readonly hidesHot?: boolean;
}

/** A list of games and how it stands. [G-241 G-242 G-243] */
export function GameList({ label, list, hidesHot = false }: GameListProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const loadingText = say(listTexts.loading, language);
  const errorText = say(listTexts.failed, language);
  return (
    <ListState
      state={list.state}
      loadingText={loadingText}
      emptyText={say(listTexts.emptyGames, language)}
      errorText={errorText}
      retryLabel={t`Try again`}
      onRetry={list.readOn}
      skeleton={<GridPlaceholder />}
      emptyPicture={<Scene name="empty" />}
    >
      <GameGrid
        label={label}
        games={list.rows}
        total={list.total ?? 0}
        canReadOn={list.more === 'idle'}
        onNearEnd={list.readOn}
        hidesHot={hidesHot}
      />
      {list.more === 'failed' && (
        <ErrorState title={errorText} retryLabel={t`Try again`} onRetry={list.readOn} />
      )}
      {(list.more === 'idle' || list.more === 'loading') && (
        <p
          role="status"
          className="flex items-center justify-center gap-2.5 py-4 text-[0.9375rem] text-ink-muted"
        >
          <Spinner />
          {loadingText}
        </p>
      )}
    </ListState>
  );
}
