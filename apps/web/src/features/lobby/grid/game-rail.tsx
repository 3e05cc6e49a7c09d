import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type { GameCard } from '@perya/contract/catalogue/calls/catalogue';
import { listTexts } from '@perya/contract/list-texts';
import { say } from '@perya/contract/text';
import { IconButton } from '@perya/ui/icon-button';
import { chevronLeftIcon, chevronRightIcon } from '@perya/ui/icons/frame';
import { Skeleton } from '@perya/ui/states/skeleton';
import { type ReactNode, useRef, useState } from 'react';
import { useIsNear } from '../use-is-near.ts';
import { GameTile } from './game-tile.tsx';

/** Shown for each group while the index is on its way. [G-022] */
const placeholders = ['1', '2', '3', '4', '5'];

/** What the widest page shows at once; the server renders no more, and the rest follows when the row is near the screen. */
const drawnFirst = 7;

/** Less than a card: what is left over at an end is the margin. */
const edgePx = 24;

interface GameRailProps {
  readonly title: string;
  /** Stands across from the title. */
  readonly arrow?: ReactNode;
  /** Null while they are on their way. */
  readonly games: readonly GameCard[] | null;
  /** Where every game is hot, the mark says nothing. */
  readonly hidesHot?: boolean;
  /** Each game with its place in the list. */
  readonly isRanked?: boolean;
}

/** A row of games that scrolls sideways and stops at whole cards. [G-009 G-010 G-011 G-243] */
export function GameRail({
  title,
  arrow,
  games,
  hidesHot = false,
  isRanked = false,
}: GameRailProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const track = useRef<HTMLUListElement>(null);
  const isNear = useIsNear(track);
  const [place, setPlace] = useState({ isAtStart: true, isAtEnd: false });
  const readPlace = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {};
    setPlace({
      isAtStart: scrollLeft < edgePx,
      isAtEnd: scrollLeft + clientWidth > scrollWidth - edgePx,
    });
  };
  const step = (direction: -1 | 1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth });
  return (
    <section aria-label={title} className="rail-section">
      <div className="flex min-h-11 items-center justify-between">
        <h2>{title}</h2>
        {games === null ? (
          <p role="status" className="text-[0.875rem] text-ink-muted">
            {say(listTexts.loading, language)}
          </p>
        ) : (
          arrow
        )}
      </div>
      <div className="relative">
        <ul
          ref={track}
          onScroll={readPlace}
          className="rail"
          data-ranked={isRanked || undefined}
          data-short={(games !== null && !isNear) || undefined}
          aria-busy={games === null}
        >
          {games === null
            ? placeholders.map((each) => (
                <li key={each}>
                  <TilePlaceholder />
                </li>
              ))
            : games.slice(0, isNear ? games.length : drawnFirst).map((game) => (
                <li key={game.id}>
                  <GameTile game={game} hidesHot={hidesHot} />
                </li>
              ))}
        </ul>
        {games !== null && (
          <>
            <RailStep
              side="left"
              label={t`Previous: ${title}`}
              isHidden={place.isAtStart}
              onStep={() => step(-1)}
            />
            <RailStep
              side="right"
              label={t`Next: ${title}`}
              isHidden={place.isAtEnd}
              onStep={() => step(1)}
            />
          </>
        )}
      </div>
    </section>
  );
}

/** Takes the room of a tile. */
export function TilePlaceholder({ lines = 2 }: { readonly lines?: 2 | 3 }) {
  return (
    <span className="block" data-placeholder="">
      <Skeleton className="aspect-[3/4] w-full" />
      <Skeleton className="mt-2 h-4 w-4/5" />
      {lines === 3 && <Skeleton className="mt-1 h-3 w-3/5" />}
      <Skeleton className="mt-1 h-3 w-1/2" />
    </span>
  );
}

interface RailStepProps {
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly isHidden: boolean;
  readonly onStep: () => void;
}

/** From 768 px there may be no finger to swipe with. */
function RailStep({ side, label, isHidden, onStep }: RailStepProps) {
  return (
    <span className={`rail-step ${side === 'left' ? '-left-3' : '-right-3'}`}>
      <IconButton
        kind="filled"
        drawing={side === 'left' ? chevronLeftIcon : chevronRightIcon}
        label={label}
        disabled={isHidden}
        onClick={onStep}
        className="disabled:invisible"
      />
    </span>
  );
}
