import { centavos } from '@perya/money';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGame } from '../../client/game-context.ts';
import type { Grid } from '../../slot-kit/rules/reels.ts';
import type { Slot, SlotActs } from '../../slot-kit/view/use-slot.ts';
import type { Shown, ShownDrop } from '../rules/index.ts';
import { reelCount, rows, sacks } from '../rules/paytable.ts';
import { type Cell, clearedCells, fallDown, layOut, pourIn } from './falling-cells.ts';

export interface Playback {
  cells: readonly Cell[];
  /** Hands the element of a cell over, by its key. */
  keepElement(key: string, element: HTMLElement | null): void;
  /** Keys of what wins now. */
  lit: ReadonlySet<string>;
  grid: Grid;
  /** The drop whose wins are shown; null between them. */
  drop: ShownDrop | null;
  /** How many drops of this round have come down. */
  dropCount: number;
  acts: SlotActs<Shown>;
}

const reelDelayMs = 60;
const winMs = 950;
const popMs = 280;

const opening: Grid = sacks.map((sack, reel) =>
  Array.from(
    { length: rows },
    (_, row) => sack[(9 + reel * 23 + row * 31) % sack.length] ?? 'mani',
  ),
);
const none: ReadonlySet<string> = new Set();

/** Plays a round on the screen, drop by drop. */
export function usePlayback(slot: Slot<Shown>, before: Shown | null): Playback {
  const { sound } = useGame();
  const { tempo } = slot;
  const [grid, setGrid] = useState<Grid>(before?.drops.at(-1)?.grid ?? opening);
  const [cells, setCells] = useState<readonly Cell[]>(() => layOut(grid));
  const [lit, setLit] = useState(none);
  const [drop, setDrop] = useState<ShownDrop | null>(null);
  const [dropCount, setDropCount] = useState(0);
  const elements = useRef(new Map<string, HTMLElement>());
  const emptied = useRef<Promise<unknown>>(Promise.resolve());

  const elementsOf = (some: readonly Cell[]) =>
    some.flatMap((cell) => {
      const element = elements.current.get(cell.key);
      return element ? [{ cell, element }] : [];
    });
  const bringDown = async (next: readonly Cell[], newGrid: Grid) => {
    flushSync(() => {
      setCells(next);
      setLit(none);
      setDrop(null);
    });
    const falling = elementsOf(next).filter(({ cell }) => cell.fromRow !== cell.row);
    let lastReel = -1;
    await Promise.all(
      falling.map(async ({ cell, element }) => {
        const from = `translateY(${(cell.fromRow - cell.row) * 100}%)`;
        await tempo.animate(
          element,
          [
            { transform: from, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' },
            { transform: 'none', offset: 0.72, easing: 'ease-out' },
            { transform: 'translateY(-5%)', offset: 0.86, easing: 'ease-in' },
            { transform: 'none' },
          ],
          {
            duration: 260 + 90 * (cell.row - cell.fromRow),
            delay: cell.reel * reelDelayMs,
            fill: 'both',
          },
        );
        if (cell.reel > lastReel) {
          lastReel = cell.reel;
          sound.play('stop');
        }
      }),
    );
    setGrid(newGrid);
    setDropCount((count) => count + 1);
  };
  const celebrate = async (current: readonly Cell[], won: ShownDrop) => {
    const cleared = clearedCells(current, won.wins);
    setDrop(won);
    setLit(new Set(cleared.map(({ key }) => key)));
    sound.play('coin');
    await tempo.pause(winMs);
    sound.play('peg');
    await Promise.all(
      elementsOf(cleared).map(({ element }) =>
        tempo.animate(
          element,
          [
            { scale: 1, opacity: 1 },
            { scale: 1.25, opacity: 1, offset: 0.35 },
            { scale: 0, opacity: 0 },
          ],
          { duration: popMs },
        ),
      ),
    );
  };
  const play = async ({ drops }: Shown) => {
    await emptied.current;
    let current: readonly Cell[] = [];
    let won = 0n;
    for (const [place, shown] of drops.entries()) {
      const previous = drops[place - 1];
      if (previous) {
        tempo.next();
        slot.beginBonus();
      }
      current = previous ? fallDown(current, previous.wins, shown.grid) : pourIn(shown.grid);
      await bringDown(current, shown.grid);
      if (shown.units === 0) break;
      won += shown.pay;
      slot.setWon(centavos(won));
      await celebrate(current, shown);
    }
  };
  const begin = () => {
    setDropCount(0);
    setLit(none);
    setDrop(null);
    emptied.current = Promise.all(
      elementsOf(cells).map(({ cell, element }) =>
        tempo.animate(
          element,
          [{ transform: 'none' }, { transform: `translateY(${rows * 100}%)` }],
          {
            duration: 260,
            delay: cell.reel * 30 + (rows - cell.row) * 20,
            easing: 'cubic-bezier(0.5, 0, 1, 0.6)',
          },
        ),
      ),
    );
  };
  return {
    cells,
    keepElement: (key, element) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
    lit,
    grid,
    drop,
    dropCount,
    acts: { begin, play, undo: () => setCells(layOut(grid)) },
  };
}

export const columnWidth = 100 / reelCount;
