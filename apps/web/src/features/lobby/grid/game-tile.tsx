import { useLingui } from '@lingui/react/macro';
import type { GameCard } from '@perya/contract/calls/catalogue';
import type { MouseEvent } from 'react';
import { GameCover } from '../../../lib/game/game-cover.tsx';
import { gamePath } from '../../../lib/game/game-path.ts';
import { useLaunchGame } from '../../../lib/game/launch-game.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';

interface GameTileProps {
  readonly game: GameCard & { readonly platform_name?: string };
}

/** A tap that asks the browser for a new tab or a download is the browser's. */
function isPlainTap(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A game in a row or a grid. A link, so that it works before hydration. */
export function GameTile({ game }: GameTileProps) {
  const { t } = useLingui();
  const launch = useLaunchGame();
  const { rtp } = game;
  const isMaintained = game.maintained === 1;
  const open = (event: MouseEvent) => {
    if (!isMaintained && !isPlainTap(event)) return;
    event.preventDefault();
    launch(game);
  };
  return (
    <article className="group relative min-w-0">
      <a
        href={gamePath(game.code)}
        onClick={open}
        className="flex min-w-0 flex-col rounded-control text-ink no-underline"
      >
        <span className="relative overflow-hidden rounded-control bg-sunken shadow-card">
          <GameCover
            img={game.img}
            className={
              isMaintained
                ? 'opacity-35 grayscale'
                : 'motion-safe:transition-transform motion-safe:duration-300 motion-safe:group-hover:scale-104'
            }
          />
          {isMaintained && <MaintenanceLabel />}
        </span>
        <span className="mt-1.5 truncate font-semibold text-[0.8125rem] leading-5">
          {game.en_name}
        </span>
        {game.platform_name !== undefined && (
          <span className="truncate text-[0.75rem] text-ink-muted leading-4">
            {game.platform_name}
          </span>
        )}
        <span className="amount-figures mr-7 truncate text-[0.75rem] text-ink-muted leading-4">
          {t`RTP ${rtp}%`}
        </span>
        <Mark game={game} />
      </a>
      <FavouriteButton id={game.id} name={game.en_name} />
    </article>
  );
}

function MaintenanceLabel() {
  const { t } = useLingui();
  return (
    <span className="absolute inset-x-1.5 top-1/2 -translate-y-1/2 rounded-md bg-[rgb(14_10_34/88%)] px-1 py-1 text-center font-semibold text-[#fff] text-[0.6875rem] leading-tight">
      {t`Under maintenance`}
    </span>
  );
}

const markClass =
  'absolute top-0 left-0 rounded-tl-control rounded-br-lg px-2 py-1 font-extrabold text-[0.625rem] uppercase leading-none tracking-wide';

/** Hot says more than new, and there is room for one word. */
function Mark({ game }: GameTileProps) {
  const { t } = useLingui();
  if (game.is_hot === 1) {
    return <span className={`${markClass} bg-negative text-negative-ink`}>{t`Hot`}</span>;
  }
  if (game.is_new === 1) {
    return <span className={`${markClass} bg-positive text-raised`}>{t`New`}</span>;
  }
  return null;
}
