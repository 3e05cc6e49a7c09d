import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isMotionReduced } from '../../client/motion.ts';
import type { Tempo } from '../../client/pace/tempo.ts';
import type { SymbolId } from '../rules/names.ts';
import type { Grid, Strip } from '../rules/reels.ts';

export interface ReelColumn {
  symbols: readonly SymbolId[];
  /** Whether it turns, and whether it keeps the player waiting for a symbol that may come. */
  motion: 'resting' | 'turning' | 'teasing';
  /** So many from the top are what it stops at; the rest only pass by. */
  standing: number;
}

export interface Reels {
  columns: readonly ReelColumn[];
  stripElements: RefObject<(HTMLDivElement | null)[]>;
  /** Turns all reels until they are landed; free rounds may have strips of their own. */
  turn(strips?: readonly Strip[]): void;
  land(grid: Grid, options: Landing): Promise<void>;
  /** Shows a window at once. */
  show(grid: Grid): void;
}

export interface Landing {
  strips: readonly Strip[];
  /** The reels from here on take their time; none if it is the number of reels. */
  teaseFrom: number;
  onStop(reel: number): void;
}

const cellMs = 34;
/** A turning reel shows these few symbols over and over: at that pace nobody sees more. */
const loopLength = 9;
/** So many cells before its stop a reel leaves the loop. */
const landingLength = 5;
const landingMs = 420;
const firstStopMs = 240;
const stopStepMs = 190;
const teaseMs = 900;

/** Symbols that pass by on the way: real ones of that reel, in their order. */
function passing(strip: Strip, count: number, from: number): SymbolId[] {
  return Array.from(
    { length: count },
    (_, place) => strip[(from + place) % strip.length] ?? 'mango',
  );
}

export function useReels(first: Grid, restingStrips: readonly Strip[], tempo: Tempo): Reels {
  const [columns, setColumns] = useState<readonly ReelColumn[]>(() => rest(first));
  const stripElements = useRef<(HTMLDivElement | null)[]>([]);
  const loops = useRef<(Animation | undefined)[]>([]);

  const setColumn = (reel: number, column: ReelColumn) =>
    setColumns((before) => before.map((old, place) => (place === reel ? column : old)));
  const stopLoop = (reel: number) => loops.current[reel]?.cancel();

  const turn = (strips = restingStrips) => {
    if (isMotionReduced() || tempo.isHurried()) return;
    const rows = first[0]?.length ?? 0;
    flushSync(() =>
      setColumns(
        strips.map((strip): ReelColumn => {
          const loop = passing(strip, loopLength, 0);
          return { symbols: [...loop, ...loop.slice(0, rows)], motion: 'turning', standing: 0 };
        }),
      ),
    );
    const start = `translateY(${(-100 * loopLength) / (loopLength + rows)}%)`;
    loops.current = stripElements.current.map((element) =>
      element?.animate([{ transform: start }, { transform: 'none' }], {
        duration: loopLength * cellMs,
        iterations: Number.POSITIVE_INFINITY,
      }),
    );
  };

  const landOne = async (grid: Grid, reel: number, { strips, teaseFrom, onStop }: Landing) => {
    const window = grid[reel] ?? [];
    const teased = Math.max(0, reel - teaseFrom + 1);
    if (teased > 0) {
      setColumns((before) =>
        before.map((old, place) => (place === reel ? { ...old, motion: 'teasing' } : old)),
      );
    }
    await tempo.pause(firstStopMs + reel * stopStepMs + teased * teaseMs);
    const element = stripElements.current[reel];
    if (element && !tempo.isHurried()) {
      const symbols = [...window, ...passing(strips[reel] ?? window, landingLength, reel * 7)];
      flushSync(() =>
        setColumn(reel, {
          symbols,
          motion: teased > 0 ? 'teasing' : 'turning',
          standing: window.length,
        }),
      );
      stopLoop(reel);
      await tempo.animate(
        element,
        [
          {
            transform: `translateY(${(-100 * landingLength) / symbols.length}%)`,
            easing: 'cubic-bezier(0.25, 0.6, 0.5, 1)',
          },
          { transform: `translateY(${8 / symbols.length}%)`, offset: 0.8, easing: 'ease-in-out' },
          { transform: 'none' },
        ],
        { duration: landingMs, fill: 'none' },
      );
    }
    stopLoop(reel);
    setColumn(reel, resting(window));
    onStop(reel);
  };

  const show = (grid: Grid) => {
    grid.forEach((_, reel) => {
      stopLoop(reel);
    });
    setColumns(rest(grid));
  };

  return {
    columns,
    stripElements,
    turn,
    land: async (grid, landing) => {
      if (tempo.isHurried() || isMotionReduced()) {
        show(grid);
        landing.onStop(grid.length - 1);
      } else await Promise.all(grid.map((_, reel) => landOne(grid, reel, landing)));
    },
    show,
  };
}

function rest(grid: Grid): ReelColumn[] {
  return grid.map(resting);
}

function resting(symbols: readonly SymbolId[]): ReelColumn {
  return { symbols, motion: 'resting', standing: symbols.length };
}
