import type { Text } from '@perya/game-kit/game';
import { centavos } from '@perya/money';
import { useEffect, useState } from 'react';
import { useGame } from '../../client/game-context.ts';
import { tooLow } from '../../client/refusal-notice.tsx';
import { useSecondsToBell } from '../../client/room/use-seconds-to-bell.ts';
import type { ShownRound, ViewProps } from '../../client/view.ts';
import type { Spot } from '../../color-game/rules/colours.ts';
import type { ColorGameBet } from '../../color-game/rules/index.ts';
import { totalOf } from '../../dice-and-cards/board-bet.ts';
import {
  type BoardHistory,
  boardNow,
  layChip,
  layChips,
  setBoard,
  takeBack,
} from '../../dice-and-cards/board-history.ts';
import { chipAmountsOf } from '../../dice-and-cards/chip-amounts.ts';
import { tooLittleText, tooMuchText } from '../../dice-and-cards/table-texts.ts';
import type { Table } from '../../dice-and-cards/use-table.ts';
import type { LiveColorSeat } from '../rules/index.ts';

export type LiveColorView = ViewProps<ColorGameBet, never, LiveColorSeat>;

const firstChip = centavos(20_00n);

/** The seat of the round that the room takes bets for, plays or has just ended. */
export function seatNow({ round, room }: LiveColorView): ShownRound<LiveColorSeat> | null {
  return round && round.number === room?.round?.number ? round : null;
}

/** The table of a room: chips are laid while bets are taken, and one bet is made in each round. */
export function useLiveTable(view: LiveColorView): Table<Spot, LiveColorSeat> {
  const { sound, refuse, noteStake } = useGame();
  const [history, setHistory] = useState<BoardHistory<Spot>>([]);
  const [chip, setChip] = useState(firstChip);
  useEffect(() => noteStake(chip), [noteStake, chip]);
  const [notice, setNotice] = useState<Text | null>(null);
  const seconds = useSecondsToBell(view.room);
  const seat = seatNow(view);
  const isOpen = view.room?.round?.phase === 'betting' && seconds > 0 && seat === null;

  const { balance, stakeRange } = view;
  const most = balance !== null && balance < stakeRange.stakeMax ? balance : stakeRange.stakeMax;
  const board = boardNow(history);
  const last = view.round?.shown.bet.placed ?? view.past[0]?.shown.bet.placed ?? [];
  const isRepeat = board.length === 0 && last.length > 0;
  const chips = isRepeat ? last : board;

  const sayTooMuch = (total: bigint) => {
    setNotice(tooMuchText(most));
    if (balance !== null && total > balance) refuse(tooLow);
  };
  const change = (next: BoardHistory<Spot>) => {
    if (!isOpen || view.isBusy) return;
    const total = totalOf(boardNow(next));
    if (total > most && total > totalOf(board)) {
      sayTooMuch(total);
      return;
    }
    sound.play('chip');
    setNotice(null);
    setHistory(next);
  };
  const play = async () => {
    const total = totalOf(chips);
    if (!isOpen || view.isBusy || chips.length === 0) return;
    if (total > most) sayTooMuch(total);
    else if (total < stakeRange.stakeMin) setNotice(tooLittleText(stakeRange.stakeMin));
    else if (await view.placeBet({ placed: chips })) setHistory([]);
  };

  const placed = seat?.shown.bet.placed ?? board;
  return {
    phase: isOpen ? 'betting' : 'playing',
    placed,
    total: totalOf(placed),
    nextTotal: totalOf(chips),
    isRepeat,
    isEmpty: board.length === 0,
    canUndo: isOpen && history.length > 0,
    canRepeat: isOpen && isRepeat,
    canDouble: isOpen && board.length > 0,
    chip,
    chips: chipAmountsOf(stakeRange),
    notice,
    round: seat,
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
