import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { type GameCard, listFavourites } from '@perya/contract/catalogue/calls/catalogue';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { Button } from '@perya/ui/button';
import { IconButton } from '@perya/ui/icon-button';
import { backIcon, heartIcon } from '@perya/ui/icons/action';
import { EmptyState } from '@perya/ui/states/empty-state';
import { ListState } from '@perya/ui/states/list-state';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Scene } from '../../../lib/page/scene.tsx';
import { allFavourites } from '../../../lib/player/load-player.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useRequireLogin } from '../../../lib/session/use-require-login.ts';
import { GameGrid } from '../grid/game-grid.tsx';
import { GridPlaceholder } from '../grid/grid-placeholder.tsx';

interface Favourites {
  readonly favourites: readonly GameCard[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The player's favourites; a visitor is asked to log in. [G-036 G-037 G-300] */
export function FavouritePage() {
  const { t } = useLingui();
  const router = useRouter();
  const isVisitor = useSession((session) => session.token === null);
  const goBack = () =>
    router.history.canGoBack() ? router.history.back() : router.history.replace('/');
  return (
    <div className="page-column">
      <header className="flex items-center gap-1">
        <IconButton drawing={backIcon} label={t`Back`} onClick={goBack} className="-ml-2.5" />
        <h1 className="min-w-0 font-extrabold text-2xl leading-tight">{t`Favorite`}</h1>
      </header>
      {isVisitor ? <LoginFirst /> : <FavouriteList />}
    </div>
  );
}

/** Asks at once, and leaves a button for whoever closed the question. */
function LoginFirst() {
  const { t } = useLingui();
  const whenLoggedIn = useRequireLogin();
  // Nothing to run after the login: the list shows by itself.
  const ask = () => whenLoggedIn(() => {}, 'favourite');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens.
  useEffect(ask, []);
  return (
    <EmptyState
      drawing={heartIcon}
      title={t`Log in to see your favorites`}
      text={t`Tap ♥ on a game to keep it here.`}
      action={<Button onClick={ask}>{t`Log in`}</Button>}
    />
  );
}

function FavouriteList() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { favourites, hasFailed, retry } = useFavourites();
  const waiting = hasFailed ? 'error' : 'loading';
  const games = favourites ?? [];
  return (
    <ListState
      state={favourites === null ? waiting : games.length === 0 ? 'empty' : 'ready'}
      loadingText={say(listTexts.loading, language)}
      emptyText={say(listTexts.emptyGames, language)}
      emptyNote={t`Tap ♥ on a game to keep it here.`}
      errorText={say(listTexts.failed, language)}
      retryLabel={t`Try again`}
      onRetry={retry}
      skeleton={<GridPlaceholder />}
      emptyPicture={<Scene name="empty" />}
    >
      <GameGrid label={t`Favorite`} games={games} total={games.length} />
    </ListState>
  );
}

/** The cached favourites at once, then the fetched ones. */
function useFavourites(): Favourites {
  const { language } = useLanguage();
  const favourites = useSession((session) => session.favourites);
  const { state, reload } = useCall(listFavourites, allFavourites, {
    failureText: say(listTexts.failed, language),
  });
  return { favourites, hasFailed: state === 'failed', retry: () => void reload() };
}
