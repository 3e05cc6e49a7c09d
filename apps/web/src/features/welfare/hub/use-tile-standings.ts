import { manilaDay } from '@perya/contract/manila-time';
import { listCashbackTickets } from '@perya/contract/payments/calls/vouchers';
import { readBoxes } from '@perya/contract/promotions/calls/boxes';
import { cq9Pid, readCq9 } from '@perya/contract/promotions/calls/rebates';
import { countUnclaimed } from '@perya/contract/promotions/calls/tasks';
import { boxPromotionId } from '@perya/contract/rules/promotions/boxes';
import { useState } from 'react';
import { useLiveRefresh } from '../../../lib/live/use-live-refresh.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import { standingOf, type TileStanding } from './tile-standing.ts';

const refreshed = [readBoxes, readCq9, countUnclaimed, listCashbackTickets];

interface Standings {
  readonly standingOf: (path: string | undefined) => TileStanding | null;
  /** Whether all were answered or have failed: tiles must not change places under a finger. */
  readonly isSettled: boolean;
}

/** Asks for what the tiles on the page stand for, and for nothing else; a failure leaves a tile without its words. */
export function useTileStandings(paths: readonly (string | undefined)[]): Standings {
  const [ym] = useState(() => manilaDay(Date.now()).slice(0, 7));
  const isShown = (path: string) => ({ isWanted: paths.includes(path) });
  const boxes = useCall(
    readBoxes,
    { pid: boxPromotionId, ym },
    { ...isShown('/blind-box'), isPerLanguage: true },
  );
  const rebate = useCall(
    readCq9,
    { pid: cq9Pid },
    { ...isShown('/welfare/cq9-page'), isPerLanguage: true },
  );
  const tasks = useCall(countUnclaimed, {});
  const tickets = useCall(listCashbackTickets, {}, isShown('/cashback'));
  useLiveRefresh('reward', refreshed);
  useLiveRefresh('payment', refreshed);
  const known = {
    box: boxes.answer?.current ?? null,
    rebate: rebate.answer,
    tasks: tasks.answer?.num ?? null,
    tickets: tickets.answer?.tickets.length ?? null,
  };
  const asked = [
    ...(paths.includes('/blind-box') ? [boxes] : []),
    ...(paths.includes('/welfare/cq9-page') ? [rebate] : []),
    ...(paths.includes('/cashback') ? [tickets] : []),
    tasks,
  ];
  return {
    standingOf: (path) => standingOf(path, known),
    isSettled: asked.every(({ answer, state }) => answer !== null || state === 'failed'),
  };
}
