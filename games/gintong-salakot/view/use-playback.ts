import { type Centavos, centavos } from '@perya/money';
import { useState } from 'react';
import { useGame } from '../../client/game-context.ts';
import type { LineWin } from '../../slot-kit/rules/lines.ts';
import { type Grid, windowAt } from '../../slot-kit/rules/reels.ts';
import { unitsToCentavos } from '../../slot-kit/rules/stake.ts';
import { teaseFrom } from '../../slot-kit/view/tease.ts';
import { type Reels, useReels } from '../../slot-kit/view/use-reels.ts';
import type { Slot, SlotActs } from '../../slot-kit/view/use-slot.ts';
import { type Coin, unitsOf } from '../rules/hold.ts';
import type { Shown, ShownSpin } from '../rules/index.ts';
import {
  coin,
  coinsForHold,
  freeReels,
  paidReels,
  respinsAtStart,
  rows,
  scatter,
  scattersForFreeRounds,
} from '../rules/paytable.ts';

/** The board while coins are held. */
export interface Holding {
  coins: readonly Coin[];
  /** Places of the coins that came last. */
  fresh: ReadonlySet<number>;
  respinsLeft: number;
  isTurning: boolean;
  /** Plain coins hand what they carry to a basket that has just landed. */
  isCollecting: boolean;
  /** The coin that is paid at this moment, at the end. */
  paying: number | null;
}

export interface Playback {
  reels: Reels;
  grid: Grid;
  wins: readonly LineWin[];
  /** Coins in the window with what they carry. */
  coins: readonly Coin[];
  holding: Holding | null;
  free: { place: number; count: number } | null;
  call: 'free' | 'hold' | 'full' | null;
  acts: SlotActs<Shown>;
}

const callMs = 1700;
const betweenMs = 320;
const winMs = 900;
const respinMs = 620;
const landedMs = 480;
const collectMs = 700;
const payMs = 170;

const opening: Grid = paidReels.map((strip, reel) => windowAt(strip, 1 + reel * 5, rows));
const noWins: readonly LineWin[] = [];
const noCoins: readonly Coin[] = [];
const nowhere: ReadonlySet<number> = new Set();

/** Two carabaos, or nearly enough coins, make the reels that follow worth waiting for. */
function teaseOf(spin: ShownSpin): number {
  const coins = teaseFrom(spin.grid, coin, coinsForHold - 2);
  const scatters = teaseFrom(spin.grid, scatter, scattersForFreeRounds - 1);
  return Math.min(coins, scatters);
}

/** Plays a round on the screen: spins, held coins, free rounds. */
export function usePlayback(slot: Slot<Shown>, before: Shown | null): Playback {
  const { sound } = useGame();
  const { tempo } = slot;
  const first = before?.spins.at(-1)?.grid ?? opening;
  const reels = useReels(first, paidReels, tempo);
  const [grid, setGrid] = useState<Grid>(first);
  const [wins, setWins] = useState(noWins);
  const [coins, setCoins] = useState(before?.spins.at(-1)?.coins ?? noCoins);
  const [holding, setHolding] = useState<Holding | null>(null);
  const [free, setFree] = useState<Playback['free']>(null);
  const [call, setCall] = useState<Playback['call']>(null);

  const clear = () => {
    setWins(noWins);
    setCoins(noCoins);
    setHolding(null);
  };
  const announce = async (what: NonNullable<Playback['call']>) => {
    tempo.next();
    slot.beginBonus();
    setCall(what);
    slot.playWin('bigWin');
    await tempo.pause(callMs);
    setCall(null);
  };
  const playHold = async (spin: ShownSpin, stake: Centavos, wonBefore: bigint) => {
    if (!spin.hold) return;
    let held = [...spin.coins];
    const lineUnits = spin.units - spin.hold.units;
    const rest = { fresh: nowhere, respinsLeft: respinsAtStart, isTurning: false };
    const show = (now: Partial<Omit<Holding, 'coins'>>) => {
      setHolding({ ...rest, isCollecting: false, paying: null, ...now, coins: held });
      // Whatever is held is paid, so it counts as soon as it lies there.
      slot.setWon(centavos(wonBefore + unitsToCentavos(stake, lineUnits + unitsOf(held))));
    };
    show({});
    await announce('hold');
    for (const added of spin.hold.respins) {
      tempo.next();
      rest.respinsLeft -= 1;
      show({ isTurning: true });
      sound.play('spin');
      await tempo.pause(respinMs);
      if (added.length > 0) rest.respinsLeft = respinsAtStart;
      await land(added, (coins, now) => {
        held = [
          ...held.filter(({ place }) => !coins.some((coin) => coin.place === place)),
          ...coins,
        ];
        show(now);
      });
    }
    if (spin.hold.isFull) await announce('full');
    slot.setWon(centavos(wonBefore + unitsToCentavos(stake, spin.units)));
    await payOut(held, (paying) =>
      setHolding({ ...rest, coins: held, isCollecting: false, paying }),
    );
    await tempo.pause(winMs);
  };
  /** Coins land together; what a basket takes goes over to it a moment later. */
  const land = async (
    added: readonly Coin[],
    show: (coins: readonly Coin[], now: Partial<Holding>) => void,
  ) => {
    const fresh = new Set(added.map(({ place }) => place));
    const baskets = added.filter(({ kind }) => kind === 'basket');
    const empty = added.map((coin) => (coin.kind === 'basket' ? { ...coin, units: 0 } : coin));
    const hasPrize = added.some(({ kind }) => kind === 'mini' || kind === 'minor');
    if (added.length > 0) slot.playWin(hasPrize ? 'bigWin' : 'coin');
    show(empty, { fresh });
    await tempo.pause(landedMs);
    if (baskets.length === 0) return;
    show(empty, { isCollecting: true });
    slot.playWin('win');
    await tempo.pause(collectMs);
    show(baskets, { fresh: new Set(baskets.map(({ place }) => place)) });
    await tempo.pause(landedMs);
  };
  /** At the end each coin lights up in turn, as it is counted. */
  const payOut = async (held: readonly Coin[], light: (place: number | null) => void) => {
    tempo.next();
    for (const { place } of [...held].sort((left, right) => left.place - right.place)) {
      light(place);
      slot.playWin('coin');
      await tempo.pause(payMs);
    }
    light(null);
  };
  const playSpin = async (spin: ShownSpin, stake: Centavos, wonBefore: bigint) => {
    await reels.land(spin.grid, {
      strips: spin.isFree ? freeReels : paidReels,
      teaseFrom: teaseOf(spin),
      onStop: () => sound.play('stop'),
    });
    setGrid(spin.grid);
    setCoins(spin.coins);
    if (spin.wins.length > 0) {
      const lineUnits = spin.units - (spin.hold?.units ?? 0);
      setWins(spin.wins);
      slot.setWon(centavos(wonBefore + unitsToCentavos(stake, lineUnits)));
      slot.playWin('coin');
      if (spin.isFree || spin.hold) await tempo.pause(winMs);
    }
    await playHold(spin, stake, wonBefore);
  };
  const play = async ({ stake, spins }: Shown) => {
    const count = spins.length - 1;
    let won = 0n;
    for (const [place, spin] of spins.entries()) {
      if (place > 0) {
        tempo.next();
        await tempo.pause(betweenMs);
        clear();
        setFree({ place, count });
        reels.turn(freeReels);
        await tempo.pause(betweenMs);
      }
      await playSpin(spin, stake, won);
      won += spin.pay;
      if (place === 0 && count > 0) await announce('free');
    }
  };
  const begin = () => {
    clear();
    setFree(null);
    reels.turn();
  };
  const undo = () => reels.show(grid);
  return { reels, grid, wins, coins, holding, free, call, acts: { begin, play, undo } };
}
