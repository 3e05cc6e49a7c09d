import { type Centavos, centavos } from '@perya/money';
import { useState } from 'react';
import { useGame } from '../../client/game-context.ts';
import type { LineWin } from '../../slot-kit/rules/lines.ts';
import { type Grid, windowAt } from '../../slot-kit/rules/reels.ts';
import { placesOfSymbol, teaseFrom } from '../../slot-kit/view/tease.ts';
import { type Reels, useReels } from '../../slot-kit/view/use-reels.ts';
import type { Slot, SlotActs } from '../../slot-kit/view/use-slot.ts';
import type { Shown, ShownSpin } from '../rules/index.ts';
import { rows, scatter, reels as strips } from '../rules/paytable.ts';

export interface Playback {
  reels: Reels;
  grid: Grid;
  wins: readonly LineWin[];
  litScatters: readonly number[];
  filledReels: readonly number[];
  /** Which free spin is shown of how many; null in the paid spin. */
  free: { place: number; count: number; multiplier: number } | null;
  /** So many free spins were just won, at first or as more of them; 0 at any other time. */
  calledSpins: number;
  acts: SlotActs<Shown>;
}

const winMs = 900;
const fillMs = 700;
const callMs = 1900;
const betweenMs = 320;

const opening: Grid = strips.map((strip, reel) => windowAt(strip, 2 + reel * 3, rows));
const noWins: readonly LineWin[] = [];
const nowhere: readonly number[] = [];

/** Plays a round on the screen, spin by spin. */
export function usePlayback(slot: Slot<Shown>, before: Shown | null): Playback {
  const { sound } = useGame();
  const { tempo } = slot;
  const first = before?.spins.at(-1)?.grid ?? opening;
  const reels = useReels(first, strips, tempo);
  const [grid, setGrid] = useState<Grid>(first);
  const [wins, setWins] = useState(noWins);
  const [litScatters, setLitScatters] = useState(nowhere);
  const [filledReels, setFilledReels] = useState(nowhere);
  const [free, setFree] = useState<Playback['free']>(null);
  const [calledSpins, setCalledSpins] = useState(0);

  const clear = () => {
    setWins(noWins);
    setLitScatters(nowhere);
    setFilledReels(nowhere);
  };
  const playSpin = async (spin: ShownSpin, wonBefore: Centavos) => {
    await reels.land(spin.grid, {
      strips,
      // Rounds of before gave no further free spins: there is nothing to wait for in theirs.
      teaseFrom:
        spin.isFree && spin.multiplier === undefined
          ? strips.length
          : teaseFrom(spin.grid, scatter, 2),
      onStop: () => sound.play('stop'),
    });
    setGrid(spin.grid);
    if (spin.filledReels.length > 0) {
      setFilledReels(spin.filledReels);
      sound.play('spin');
      await tempo.pause(fillMs);
    }
    if (spin.units === 0) return;
    setWins(spin.wins);
    if (spin.scatterUnits > 0) setLitScatters(placesOfSymbol(spin.grid, scatter));
    slot.setWon(centavos(wonBefore + spin.pay));
    slot.playWin('coin');
    if (spin.isFree || spin.scatterUnits > 0) await tempo.pause(winMs);
  };
  const call = async (count: number) => {
    tempo.next();
    slot.beginBonus();
    setCalledSpins(count);
    slot.playWin('bigWin');
    await tempo.pause(callMs);
    setCalledSpins(0);
  };
  const play = async ({ spins }: Shown) => {
    const added = spins.reduce((sum, { addedSpins = 0 }) => sum + addedSpins, 0);
    // What free spins add is known only once it is seen.
    let count = spins.length - 1 - added;
    let won = centavos(0);
    for (const [place, spin] of spins.entries()) {
      const { multiplier = 1, addedSpins = 0 } = spin;
      if (place > 0) {
        tempo.next();
        await tempo.pause(betweenMs);
        clear();
        setFree({ place, count, multiplier });
        reels.turn();
        await tempo.pause(betweenMs);
      }
      await playSpin(spin, won);
      won = centavos(won + spin.pay);
      if (place === 0 && count > 0) await call(count);
      if (addedSpins > 0) {
        count += addedSpins;
        setFree({ place, count, multiplier });
        await call(addedSpins);
      }
    }
  };
  const begin = () => {
    clear();
    setFree(null);
    reels.turn();
  };
  return {
    reels,
    grid,
    wins,
    litScatters,
    filledReels,
    free,
    calledSpins,
    acts: { begin, play, undo: () => reels.show(grid) },
  };
}
