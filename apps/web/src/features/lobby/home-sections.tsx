import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { IndexData } from '@perya/contract/catalogue/calls/index-data';
import { listTexts } from '@perya/contract/list-texts';
import { type HomeSection, visibleHomeSections } from '@perya/contract/rules/game-sections';
import { say } from '@perya/contract/text';
import { ErrorState } from '@perya/ui/states/error-state';
import { useHydrated } from '@tanstack/react-router';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { lazyWithRetry } from '../../lib/page/lazy-part.tsx';
import { useSite } from '../../lib/page/site.ts';
import { useFailureToast } from '../../lib/query/use-failure-toast.ts';
import { isLoggedIn, useSession } from '../../lib/session/session.ts';
import { BannerControl } from './banner-control.tsx';
import { categoryNames } from './category-names.ts';
import { GameRail } from './grid/game-rail.tsx';
import { SectionArrow } from './grid/section-arrow.tsx';

/** Loaded for signed-in players only, so that it is no part of a visitor's first load. */
const PlayedRail = lazy(() => import('./played-rail.tsx').catch(() => ({ default: () => null })));

/** What goes on in the house is fetched, so it comes after the page; without it the page is whole. */
const WinsFeed = lazyWithRetry(() => import('./live/wins-feed.tsx'));
const TopRail = lazyWithRetry(() => import('./live/top-rail.tsx'));
const JackpotRail = lazyWithRetry(() => import('./live/jackpot-rail.tsx'));
const MoreRails = lazyWithRetry(() => import('./live/more-rails.tsx'));

/** Null while the index is on its way. A section whose group is missing or empty has no games. [G-144] */
function gamesOf(index: IndexData | null, section: HomeSection) {
  if (index === null) return null;
  const groups: Partial<Record<HomeSection, IndexData['list'][keyof IndexData['list']]>> =
    index.list;
  return groups[section] ?? [];
}

/** The sections of the home page that have games, in the order of the screen; first what is the player's own. [G-009 G-012 G-013 G-022 G-240 G-241] */
export function HomeSections({ own }: { readonly own: ReactNode }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { index, hasIndexFailed, retryIndex } = useSite();
  const failedText = say(listTexts.failed, language);
  useFailureToast(hasIndexFailed ? 1 : 0, failedText);
  if (hasIndexFailed) {
    return <ErrorState title={failedText} retryLabel={t`Try again`} onRetry={retryIndex} />;
  }
  return (
    <>
      <div className="wins">
        <Late>
          <WinsFeed />
        </Late>
      </div>
      {index !== null && <BannerControl />}
      {own}
      <PlayedGames />
      <FavouriteGames />
      {visibleHomeSections.map((section) => {
        const games = gamesOf(index, section);
        return (
          <Fragment key={section}>
            {games?.length !== 0 && (
              <GameRail
                title={t(categoryNames[section])}
                arrow={<SectionArrow section={section} />}
                games={games}
                hidesHot={section === 'Hot Games'}
              />
            )}
            {/* Below the first screen: what comes late must not push what is looked at. */}
            {section === 'Slot' && (
              <Late>
                <JackpotRail />
                <TopRail />
              </Late>
            )}
          </Fragment>
        );
      })}
      <Late>
        <MoreRails />
      </Late>
    </>
  );
}

/** Drawn by the browser alone. */
function Late({ children }: { readonly children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>;
}

/** Continue where you left: the games that the player opened last. A visitor, and who has not played yet, sees none. [G-193 G-323] */
function PlayedGames() {
  const { t } = useLingui();
  const isPlayer = useSession(isLoggedIn);
  if (!isPlayer) return null;
  const title = t`Continue playing`;
  return (
    <Suspense fallback={<GameRail title={title} games={null} />}>
      <PlayedRail title={title} />
    </Suspense>
  );
}

/** Nothing until there is one: the home page is not the place to ask for hearts. */
function FavouriteGames() {
  const { t } = useLingui();
  const favourites = useSession((session) => session.favourites);
  if (favourites === null || favourites.length === 0) return null;
  return <GameRail title={t`Favorite`} games={favourites} />;
}
