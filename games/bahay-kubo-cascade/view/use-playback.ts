import { centavos } from '@perya/money';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useGame } from '../../client/game-context.ts';
import { at, type Grid } from '../../slot-kit/rules/reels.ts';
import type { Slot, SlotActs } from '../../slot-kit/view/use-slot.ts';
import { freeDropsOf } from '../rules/drop.ts';
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
  /** What the drop that is shown counts, or the next one. */
  multiplier: number;
  /** What has just won bursts. */
  isBursting: boolean;
  free: { place: number; count: number } | null;
  /** The sign that free drops begin. */
  isCalling: boolean;
  acts: SlotActs<Shown>;
}

const reelDelayMs = 60;
const winMs = 950;
const popMs = 420;
const callMs = 1700;

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
  const [multiplier, setMultiplier] = useState(1);
  const [isBursting, setBursting] = useState(false);
  const [free, setFree] = useState<Playback['free']>(null);
  const [isCalling, setCalling] = useState(false);
  const elements = useRef(new Map<string, HTMLElement>());
  const lying = useRef<readonly Cell[]>(cells);
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
    slot.playWin('coin');
    await tempo.pause(winMs);
    sound.play('peg');
    setBursting(true);
    // The picture goes; its place stays, because the burst is painted on it.
    await Promise.all(
      elementsOf(cleared).map(({ element }) =>
        tempo.animate(
          element.firstElementChild ?? element,
          [
            { scale: 1, opacity: 1 },
            { scale: 1.3, opacity: 1, offset: 0.3 },
            { scale: 0, opacity: 0, offset: 0.6 },
            { scale: 0, opacity: 0 },
          ],
          { duration: popMs, fill: 'forwards' },
        ),
      ),
    );
    setBursting(false);
  };
  /** What lies there leaves through the floor of the grid. */
  const empty = (current: readonly Cell[]) =>
    Promise.all(
      elementsOf(current).map(({ cell, element }) =>
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
  const announce = async () => {
    slot.beginBonus();
    setCalling(true);
    slot.playWin('bigWin');
    await tempo.pause(callMs);
    setCalling(false);
  };
  /** A free drop falls onto a grid of its own; before the first of them a sign says what begins. */
  const clearFor = async (free: number, drops: readonly ShownDrop[], current: readonly Cell[]) => {
    if (free === 1) await announce();
    await empty(current);
    setDropCount(0);
    setFree({ place: free, count: freeDropsOf(lastPaid(drops).grid) });
  };
  /** Brings a drop down, onto what the one before left standing or onto a new grid; answers what lies there then. */
  const showDrop = async (shown: ShownDrop, place: number, drops: readonly ShownDrop[]) => {
    const previous = drops[place - 1];
    if (previous) {
      tempo.next();
      slot.beginBonus();
    }
    const isSameGrid = previous !== undefined && previous.free === shown.free;
    if (previous && !isSameGrid) await clearFor(shown.free ?? 1, drops, lying.current);
    setMultiplier(shown.multiplier);
    const next = isSameGrid
      ? fallDown(lying.current, previous.wins, shown.grid)
      : pourIn(shown.grid);
    lying.current = next;
    await bringDown(next, shown.grid);
    return next;
  };
  const play = async ({ drops }: Shown) => {
    await emptied.current;
    let won = 0n;
    for (const [place, shown] of drops.entries()) {
      const current = await showDrop(shown, place, drops);
      if (shown.units === 0) continue;
      won += shown.pay;
      slot.setWon(centavos(won));
      await celebrate(current, shown);
    }
  };
  const begin = () => {
    setDropCount(0);
    setMultiplier(1);
    setFree(null);
    setLit(none);
    setDrop(null);
    emptied.current = empty(cells);
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
    multiplier,
    isBursting,
    free,
    isCalling,
    acts: { begin, play, undo: () => setCells(layOut(grid)) },
  };
}

/** The grid on which nothing won any more: its roosters gave the free drops. */
const lastPaid = (drops: readonly ShownDrop[]): ShownDrop =>
  at(drops.filter(({ free }) => free === undefined).slice(-1), 0);

export const columnWidth = 100 / reelCount;
