import { centavos } from '@perya/money';
import { expect, test } from 'vitest';
import {
  type BoardHistory,
  boardNow,
  layChip,
  layChips,
  setBoard,
  takeBack,
} from './board-history.ts';

type Side = 'left' | 'right';
const five = centavos(5_00n);
const twenty = centavos(20_00n);

test('chips on the same spot add up, and spots stay in the order in which they were played', () => {
  let history: BoardHistory<Side> = [];
  history = layChip(history, 'right', five);
  history = layChip(history, 'left', five);
  history = layChip(history, 'right', twenty);
  expect(boardNow(history)).toEqual([
    { spot: 'right', stake: 25_00n },
    { spot: 'left', stake: 5_00n },
  ]);
});

test('each hand can be taken back, also the one that cleared the board', () => {
  let history: BoardHistory<Side> = layChip([], 'left', five);
  history = layChip(history, 'left', twenty);
  history = setBoard(history, []);
  expect(boardNow(history)).toEqual([]);
  history = takeBack(history);
  expect(boardNow(history)).toEqual([{ spot: 'left', stake: 25_00n }]);
  history = takeBack(history);
  expect(boardNow(history)).toEqual([{ spot: 'left', stake: 5_00n }]);
  history = takeBack(takeBack(takeBack(history)));
  expect(boardNow(history)).toEqual([]);
});

test('several chips laid at once are taken back at once', () => {
  let history: BoardHistory<Side> = layChip([], 'left', five);
  history = layChips(history, [
    { spot: 'right', stake: twenty },
    { spot: 'left', stake: five },
  ]);
  expect(boardNow(history)).toEqual([
    { spot: 'left', stake: 10_00n },
    { spot: 'right', stake: 20_00n },
  ]);
  expect(boardNow(takeBack(history))).toEqual([{ spot: 'left', stake: 5_00n }]);
});

test('what lies there is doubled as one hand, and halved again by taking it back', () => {
  let history: BoardHistory<Side> = layChip([], 'left', five);
  history = layChip(history, 'right', twenty);
  const doubled = layChips(history, boardNow(history));
  expect(boardNow(doubled)).toEqual([
    { spot: 'left', stake: 10_00n },
    { spot: 'right', stake: 40_00n },
  ]);
  expect(boardNow(takeBack(doubled))).toEqual(boardNow(history));
});
