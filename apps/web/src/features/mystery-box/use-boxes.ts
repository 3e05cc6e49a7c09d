import { manilaDay } from '@perya/contract/manila-time';
import { queryBoxBonus, readBoxes } from '@perya/contract/promotions/calls/boxes';
import { boxCashType, boxPromotionId, boxTimes } from '@perya/contract/rules/promotions/boxes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveRefresh } from '../../lib/live/use-live-refresh.ts';
import { refresh } from '../../lib/query/refresh.ts';
import { useCall } from '../../lib/query/use-call.ts';

const boxReads = [queryBoxBonus, readBoxes];

/** The month's boxes of a promotion, asked for once it is known what waits. [M-385] */
export function useBoxes(month: string, pid: number = boxPromotionId) {
  const bonus = useCall(queryBoxBonus, { cash_type: boxCashType });
  const boxes = useCall(
    readBoxes,
    { pid, ym: month },
    { isWanted: bonus.answer !== null, isPerLanguage: true },
  );
  // A deposit may earn a box, and what was offered elsewhere may be gone.
  useLiveRefresh('reward', boxReads);
  useLiveRefresh('payment', boxReads);
  const state = bonus.state === 'failed' ? 'failed' : boxes.state;
  const reload = () => Promise.all([bonus.reload(), boxes.reload()]);
  const { answer, answeredAt, error } = boxes;
  return { bonus: bonus.answer, boxes: answer, answeredAt, error, state, reload };
}

/** The box that waits, of whichever promotion, or one that today can still bring. */
export function useCurrentBox() {
  const [month] = useState(() => manilaDay(Date.now()).slice(0, 7));
  const { boxes, answeredAt } = useBoxes(month);
  const current = boxes?.current ?? null;
  const secondsLeft = current?.expires_at == null ? 0 : current.expires_at - (boxes?.cur_time ?? 0);
  return {
    box: current,
    /** By the clock of the page, but as far away as the server says. */
    endsAtMs: answeredAt + secondsLeft * 1000,
  };
}

/** Asks for the boxes anew a second after a claim or an end. [M-224] */
export function refetchBoxesSoon(): void {
  setTimeout(() => void refresh(boxReads), boxTimes.refetchMs);
}

/** Acts once when a countdown has reached its end. */
export function useAtEnd(secondsLeft: number, act: () => void): void {
  const atEnd = useEffectEvent(act);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) atEnd();
  }, [isOver]);
}
