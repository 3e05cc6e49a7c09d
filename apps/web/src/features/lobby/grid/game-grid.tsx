import type { GameCard } from '@perya/contract/catalogue/calls/catalogue';
import { type CSSProperties, useEffect, useRef } from 'react';
import './game-grid.css';
import { GameTile } from './game-tile.tsx';
import { useColumns } from './use-columns.ts';
import { useGridWindow } from './use-grid-window.ts';

/** The next page is fetched this many rows before the end. */
const rowsAhead = 3;

interface GameGridProps {
  readonly label: string;
  readonly games: readonly (GameCard & { readonly platform_name?: string })[];
  /** How many there will be in the end. */
  readonly total: number;
  /** There is a next page, and it may be asked for. */
  readonly canReadOn?: boolean;
  readonly onNearEnd?: () => void;
  readonly hidesHot?: boolean;
}

/** Draws only the rows in sight: a list of thousands scrolls like one of ten. [G-027 G-028] */
export function GameGrid(props: GameGridProps) {
  const { label, games, total, canReadOn = false, onNearEnd, hidesHot = false } = props;
  const grid = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const rowCount = Math.ceil(games.length / columns);
  const { first, end } = useGridWindow(grid, rowCount, columns);
  const isNearEnd = end >= rowCount - rowsAhead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the end comes near, and again for each page that did not move it away.
  useEffect(() => {
    if (isNearEnd && canReadOn) onNearEnd?.();
  }, [isNearEnd, canReadOn, games.length]);
  const from = Math.min(first, rowCount) * columns;
  const sizing = { '--columns': columns, '--rows': rowCount, '--first': first } as CSSProperties;
  return (
    <div className="game-grid">
      <div ref={grid} className="game-rows" style={sizing}>
        <ul aria-label={label}>
          {games.slice(from, end * columns).map((game, place) => (
            <li key={game.id} aria-setsize={total} aria-posinset={from + place + 1}>
              <GameTile game={game} hidesHot={hidesHot} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
