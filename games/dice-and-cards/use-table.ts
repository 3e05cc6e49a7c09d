import type { Text } from '@perya/game-kit/game';
import { type Centavos, centavos } from '@perya/money';
import { useEffect, useRef, useState } from 'react';
import { playEnd } from '../client/celebrate/win-size.ts';
import { useGame } from '../client/game-context.ts';
import { tooLow } from '../client/refusal-notice.tsx';
import { useReplay } from '../client/replay/use-replay.ts';
import type { ShownRound, ViewProps } from '../client/view.ts';
import { type BoardBet, type Placed, totalOf } from './board-bet.ts';
import {
  type BoardHistory,
  boardNow,
  layChip,
  layChips,
  setBoard,
  takeBack,
} from './board-history.ts';
import { chipAmountsOf } from './chip-amounts.ts';
import { tooLittleText, tooMuchText } from './table-texts.ts';

const firstChip = centavos(20_00n);

export type TablePhase = 'betting' | 'playing' | 'result';

export interface Table<Spot extends string, Shown> {
  phase: TablePhase;
  /** The chips on the board: of the next bet, or of the round just shown. */
  placed: readonly Placed<Spot>[];
  total: Centavos;
  /** No chip lies ready for the next bet. */
  isEmpty: boolean;
  /** What the play button would stake now: the chips on the board, or the last bet again. */
  nextTotal: Centavos;
  isRepeat: boolean;
  canUndo: boolean;
  canRepeat: boolean;
  /** Chips lie there that can be put once more on top of themselves. */
  canDouble: boolean;
  chip: Centavos;
  /** Every chip of this table. */
  chips: readonly Centavos[];
  notice: Text | null;
  /** The round on the table; at first the one that the player left behind. */
  round: ShownRound<Shown> | null;
  setChip(chip: Centavos): void;
  place(spot: Spot): void;
  /** Several at once: one step that can be taken back. */
  placeAll(placed: readonly Placed<Spot>[]): void;
  undo(): void;
  clear(): void;
  repeat(): void;
  double(): void;
  play(): Promise<void>;
}

interface TableOptions<Spot extends string, Shown> {
  view: ViewProps<BoardBet<Spot>, never, Shown>;
  /** Plays the round on the scene and ends when the result can be seen. */
  playOut(shown: Shown): Promise<void>;
  /** What happened, as a sentence: the dice, the number, the hands. */
  describe(shown: Shown): Text;
}

/** The cycle of a game with a betting board: place chips, play, show the result. */
export function useTable<Spot extends string, Shown extends { bet: BoardBet<Spot> }>({
  view,
  playOut,
  describe,
}: TableOptions<Spot, Shown>): Table<Spot, Shown> {
  const { text, sound, refuse, noteStake } = useGame();
  const [phase, setPhase] = useState<TablePhase>('betting');
  const [history, setHistory] = useState<BoardHistory<Spot>>(
    view.replay ? [view.replay.bet.placed] : [],
  );
  const [round, setRound] = useState(view.round);
  const [chip, setChip] = useState(firstChip);
  useEffect(() => noteStake(chip), [noteStake, chip]);
  const [notice, setNotice] = useState<Text | null>(null);
  // A second press in the same frame comes before the phase has been rendered.
  const isPlaying = useRef(false);

  const { balance, stakeRange } = view;
  const isShortFor = (total: bigint) => balance !== null && total > balance;
  const most = isShortFor(stakeRange.stakeMax) ? (balance ?? centavos(0n)) : stakeRange.stakeMax;
  const sayTooMuch = (total: bigint) => {
    setNotice(tooMuchText(most));
    if (isShortFor(total)) refuse(tooLow);
  };
  const board = boardNow(history);
  const last = round?.shown.bet.placed ?? [];
  const isRepeat = board.length === 0 && last.length > 0;

  const change = (next: BoardHistory<Spot>) => {
    if (isPlaying.current) return;
    const total = totalOf(boardNow(next));
    if (total > most && total > totalOf(board)) {
      sayTooMuch(total);
      return;
    }
    sound.play('chip');
    setNotice(null);
    setPhase('betting');
    setHistory(next);
  };

  const finish = async (played: ShownRound<Shown>) => {
    await playOut(played.shown);
    view.reveal(played, text(describe(played.shown)));
    playEnd(sound, played, { lost: 'lose' });
    setHistory([]);
    setRound(played);
    setPhase('result');
  };

  const play = async () => {
    const chips = isRepeat ? last : board;
    const total = totalOf(chips);
    if (isPlaying.current || view.isBusy || chips.length === 0) return;
    if (total < stakeRange.stakeMin || total > most) {
      if (total > most) sayTooMuch(total);
      else setNotice(tooLittleText(stakeRange.stakeMin));
      return;
    }
    isPlaying.current = true;
    setNotice(null);
    setHistory([chips]);
    setPhase('playing');
    try {
      const played = await view.placeBet({ placed: chips });
      if (played) await finish(played);
      else setPhase('betting');
    } finally {
      isPlaying.current = false;
    }
  };

  useReplay(view.replay, { isResting: phase !== 'playing', begin: () => void play() });

  return {
    phase,
    placed: phase === 'result' ? last : board,
    total: totalOf(phase === 'result' ? last : board),
    nextTotal: totalOf(isRepeat ? last : board),
    isRepeat,
    isEmpty: board.length === 0,
    canUndo: phase !== 'playing' && history.length > 0,
    canRepeat: phase !== 'playing' && isRepeat,
    canDouble: phase !== 'playing' && board.length > 0,
    chip,
    chips: chipAmountsOf(stakeRange),
    notice,
    round,
    setChip,
    place: (spot) => change(layChip(history, spot, chip)),
    placeAll: (several) => change(layChips(history, several)),
    undo: () => change(takeBack(history)),
    clear: () => change(setBoard(history, [])),
    repeat: () => change(setBoard(history, last)),
    double: () => change(layChips(history, board)),
    play,
  };
}
