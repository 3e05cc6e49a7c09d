import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { sizes } from '@perya/contract/constants';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { GameCover } from '../../lib/game/game-cover.tsx';
import { gamePath } from '../../lib/game/game-path.ts';
import { useLaunchGame } from '../../lib/game/launch-game.ts';
import type { LaunchableGame } from '../../lib/game/launchable-game.ts';
import { type Session, useSession } from '../../lib/session/session.ts';

/** The latest favourites, and the way to all of them. [M-049 M-050 M-051] */
export function FavouritesPanel() {
  const { t } = useLingui();
  const favourites = useSession((session) => session.favourites);
  return (
    <section aria-labelledby="favourites-title" className="flex flex-col gap-1">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="favourites-title" className="font-bold text-lg leading-snug">{t`Favorites`}</h2>
        <Link
          to="/s-game/sections/$sectionId"
          params={{ sectionId: 'favorite' }}
          className="flex min-h-11 items-center gap-1 font-semibold text-[0.9375rem] text-accent-strong no-underline hover:underline"
        >
          {t`View More`}
          <Icon drawing={chevronRightIcon} className="size-5" />
        </Link>
      </div>
      <Card>
        <FavouriteCovers favourites={favourites} />
      </Card>
    </section>
  );
}

function FavouriteCovers({ favourites }: Pick<Session, 'favourites'>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const launch = useLaunchGame();
  if (favourites === null) return <Skeleton className="h-40 w-full" />;
  if (favourites.length === 0) {
    return (
      <div className="py-5 text-center text-[0.9375rem] text-ink-muted">
        <p>{say(listTexts.emptyShell, language)}</p>
        <p>{t`Tap ♥ on a game to keep it here.`}</p>
      </div>
    );
  }
  const open = (event: MouseEvent, game: LaunchableGame) => {
    event.preventDefault();
    launch(game);
  };
  return (
    <ul className="grid grid-cols-3 gap-3">
      {favourites.slice(0, sizes.favouritesShown).map((game) => (
        <li key={game.id} className="min-w-0">
          <a
            href={gamePath(game.code)}
            onClick={(event) => open(event, game)}
            className="flex flex-col gap-1.5 rounded-control text-ink no-underline"
          >
            <GameCover img={game.img} className="rounded-control bg-sunken" />
            <span className="truncate font-semibold text-[0.8125rem]">{game.en_name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
