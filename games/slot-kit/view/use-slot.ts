import type { Text } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { StakeBet } from '../rules/stake.ts';
import { createTempo, type Tempo } from './tempo.ts';

/** From this multiple of the stake on a win gets the big sign. */
const bigWinTimes = 10n;
const firstStake = centavos(10_00);

const texts = {
  won: { en: 'You won {amount}.', tl: 'Nanalo ka ng {amount}.' },
  part: { en: '{amount} of your stake is back.', tl: 'Naibalik ang {amount} ng taya mo.' },
  lost: { en: 'No win.', tl: 'Walang panalo.' },
} satisfies Record<string, Text>;

export type SlotPhase = 'idle' | 'waiting' | 'playing';

export interface Slot<Shown> {
  scene: RefObject<HTMLDivElement | null>;
  tempo: Tempo;
  stake: Centavos;
  setStake(stake: Centavos): void;
  phase: SlotPhase;
  /** What has been won so far in the round that is shown; null before the first. */
  won: Centavos | null;
  setWon(won: Centavos): void;
  /** The finished round, until the next one begins. */
  result: ShownRound<Shown> | null;
  isBigWin: boolean;
  canPlay: boolean;
  /** The big button: begins a round, or hurries the one that plays. */
  press(acts: SlotActs<Shown>): void;
}

export interface SlotActs<Shown> {
  /** Called at once, while the answer is on its way. */
  begin(): void;
  /** Plays what the answer shows. */
  play(shown: Shown): Promise<void>;
  /** The bet was refused: back to how it was. */
  undo(): void;
}

/** The cycle of every slot: press, wait for the answer, animate, show the result. */
export function useSlot<Shown>(props: ViewProps<StakeBet, never, Shown>): Slot<Shown> {
  const { text, sound } = useGame();
  const scene = useRef<HTMLDivElement>(null);
  const tempo = useMemo(() => createTempo(() => scene.current), []);
  const [stake, setStake] = useState(firstStake);
  const [phase, setPhase] = useState<SlotPhase>('idle');
  const [won, setWon] = useState<Centavos | null>(null);
  const [result, setResult] = useState<ShownRound<Shown> | null>(null);

  const finish = (round: ShownRound<Shown>) => {
    const payout = round.payout ?? centavos(0);
    setWon(payout);
    setResult(round);
    if (isBig(round)) sound.play('bigWin');
    else if (payout > round.stake) sound.play('win');
    const said = payout === 0n ? texts.lost : payout > round.stake ? texts.won : texts.part;
    props.reveal(round, text(said).replace('{amount}', formatAmount(payout)));
  };
  const spin = async ({ begin, play, undo }: SlotActs<Shown>) => {
    tempo.reset();
    setResult(null);
    setWon(null);
    setPhase('waiting');
    sound.play('spin');
    begin();
    const round = await props.placeBet({ stake });
    if (round) {
      setPhase('playing');
      await play(round.shown);
      finish(round);
    } else undo();
    setPhase('idle');
  };
  const canAfford = props.balance !== null && stake <= props.balance;
  return {
    scene,
    tempo,
    stake,
    setStake,
    phase,
    won,
    setWon,
    result,
    isBigWin: result !== null && isBig(result),
    canPlay: phase === 'playing' || (phase === 'idle' && canAfford && !props.isBusy),
    press: (acts) => {
      if (phase === 'playing') tempo.hurry();
      else void spin(acts);
    },
  };
}

function isBig({ stake, payout }: ShownRound<unknown>): boolean {
  return (payout ?? 0n) >= stake * bigWinTimes;
}
