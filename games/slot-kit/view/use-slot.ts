import type { Centavos } from '@perya/money';
import { type RefObject, useRef, useState } from 'react';
import { playEnd, type WinSize, winSizeOf } from '../../client/celebrate/win-size.ts';
import type { AutoTerms } from '../../client/controls/play-button.tsx';
import { useGame } from '../../client/game-context.ts';
import type { Tempo } from '../../client/pace/tempo.ts';
import { type Pace, usePace } from '../../client/pace/use-pace.ts';
import type { WinSoundName } from '../../client/sound/effects.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { StakeBet } from '../rules/stake.ts';
import { begun, ended, firstState, type SlotState, shownStakeOf, withStake } from './slot-state.ts';

export interface Slot<Shown> extends SlotState<Shown> {
  scene: RefObject<HTMLDivElement | null>;
  tempo: Tempo;
  setStake(stake: Centavos): void;
  /** The stake that every amount on the board is counted by. */
  shownStake: Centavos;
  setWon(won: Centavos): void;
  /** Sounds something that the round which plays has won, as long as it will be paid. */
  playWin(name: WinSoundName): void;
  /** How big the finished round's win is, if it is one to speak of. */
  bigWin: WinSize | null;
  canPlay: boolean;
  /** The balance is too low for the stake. */
  isTooLow: boolean;
  /** What plays by itself, where the house allows it. */
  auto: AutoTerms;
  /** Said by the playback when it shows that the round goes on. */
  beginBonus(): void;
  /** The big button: begins a round, or jumps to the end of the spin that plays. */
  press(acts: SlotActs<Shown>): void;
  pace: Pace;
  /** Jumps to the end of the round that plays. */
  finishRound(): void;
}

export interface SlotActs<Shown> {
  /** Called at once, while the answer is on its way. */
  begin(): void;
  /** Plays what the answer shows. */
  play(shown: Shown): Promise<void>;
  /** The bet was refused: back to how it was. */
  undo(): void;
}

/** The amount of a large win stands so long once it has been counted, where the next round begins by itself. */
const afterCountMs = 1200;

/** The cycle of every slot: press, wait for the answer, animate, show the result. */
export function useSlot<Shown>(props: ViewProps<StakeBet, never, Shown>): Slot<Shown> {
  const { sound } = useGame();
  const pace = usePace();
  const { scene, tempo } = pace;
  const [state, setState] = useState<SlotState<Shown>>(
    props.replay ? withStake(firstState, props.replay.bet.stake) : firstState,
  );
  const { stake, phase, result } = state;
  const playing = useRef<ShownRound<Shown>>(null);
  const change = (part: Partial<SlotState<Shown>>) =>
    setState((before) => ({ ...before, ...part }));

  const finish = (round: ShownRound<Shown>) => {
    playEnd(sound, round, {});
    props.reveal(round);
  };
  const spin = async ({ begin, play, undo }: SlotActs<Shown>) => {
    tempo.reset();
    setState(begun);
    sound.play('spin');
    begin();
    const round = await props.placeBet({ stake });
    if (round) {
      playing.current = round;
      change({ phase: 'playing' });
      await play(round.shown);
      finish(round);
    } else undo();
    setState((before) => ended(before, round));
  };
  const { balance } = props;
  const bigWin = result && winSizeOf(result.stake, result.payout ?? 0n);
  return {
    ...state,
    scene,
    tempo,
    setStake: (next) => setState((before) => withStake(before, next)),
    shownStake: shownStakeOf(state),
    // What is held is not counted up as if it were paid: the end says how it stands.
    setWon: (won) => !playing.current?.isHeld && change({ won }),
    playWin: (name) => {
      if (playing.current) sound.playWin(name, playing.current);
    },
    bigWin,
    auto: {
      stake,
      balance,
      isReady: phase === 'idle' && balance !== null && !props.isBusy,
      ...(bigWin && { resultMs: bigWin.countMs + afterCountMs }),
    },
    canPlay: phase === 'playing' || (phase === 'idle' && balance !== null && !props.isBusy),
    isTooLow: phase === 'idle' && balance !== null && stake > balance,
    beginBonus: () => change({ isBonus: true }),
    press: (acts) => {
      if (phase === 'playing') tempo.skip();
      else void spin(acts);
    },
    finishRound: tempo.finish,
    pace,
  };
}
