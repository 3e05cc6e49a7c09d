import { useLingui } from '@lingui/react/macro';
import type { GameCard } from '@perya/contract/catalogue/calls/catalogue';
import type { MouseEvent } from 'react';
import { isPlainTap } from '../../../lib/browser/is-plain-tap.ts';
import { GameCover } from '../../../lib/game/game-cover.tsx';
import { gamePath } from '../../../lib/game/game-path.ts';
import { useLaunchGame } from '../../../lib/game/launch-game.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useTileMark } from './tile-mark.ts';

interface GameTileProps {
  readonly game: GameCard & { readonly platform_name?: string };
  readonly hidesHot?: boolean;
}

/** A game in a row or a grid. A link, so that it works before hydration. */
export function GameTile({ game, hidesHot = false }: GameTileProps) {
  const { t } = useLingui();
  const launch = useLaunchGame();
  const draw = useTileMark((state) => state.draw);
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
        <span className="tile-name">{game.en_name}</span>
        {game.platform_name !== undefined && (
          <span className="truncate text-[0.75rem] text-ink-muted leading-4">
            {game.platform_name}
          </span>
        )}
        <span className="amount-figures mr-6 truncate text-[length:var(--rtp-size,0.75rem)] text-ink-muted leading-4 max-[359px]:text-[0.6875rem]">
          {t`RTP ${rtp}%`}
        </span>
        {!isMaintained && (
          <span className="pointer-events-none absolute inset-x-0 top-0 aspect-[3/4]">
            <Mark game={game} hidesHot={hidesHot} />
            <GeneratedLabel opens={game.opens} />
            {draw?.(game.code)}
          </span>
        )}
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

/** What stands in lists for load and looks says so, and which game opens. */
function GeneratedLabel({ opens }: { readonly opens: string | undefined }) {
  const { t } = useLingui();
  if (opens === undefined) return null;
  return (
    <span className="absolute top-[54%] left-0 max-w-full rounded-r-md bg-[rgb(14_10_34/88%)] px-1.5 py-1 font-semibold text-[#fff] text-[0.625rem] leading-tight">
      {t`Generated: ${opens}`}
    </span>
  );
}

const markClass =
  'absolute top-0 left-0 rounded-tl-control rounded-br-control px-2 py-1 font-extrabold text-[#fff] text-[0.625rem] uppercase leading-none tracking-wide';

/** In the corner of the cover, in the same colours by day and by night. Hot says more than new, and there is room for one word. */
function Mark({ game, hidesHot }: GameTileProps) {
  const { t } = useLingui();
  if (game.is_hot === 1 && !hidesHot) {
    return <span className={`${markClass} bg-[#b8122f]`}>{t`Hot`}</span>;
  }
  if (game.is_new === 1) {
    return <span className={`${markClass} bg-[#0b6b45]`}>{t`New`}</span>;
  }
  return null;
}
