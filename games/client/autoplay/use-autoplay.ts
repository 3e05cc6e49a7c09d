import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onHostMessage } from '../host.ts';
import { paidOf } from '../round-result.ts';
import type { ShownRound } from '../view.ts';
import {
  type AutoEnd,
  type AutoPlan,
  type AutoTally,
  endOf,
  noTally,
  withRound,
} from './auto-plan.ts';

export interface Autoplay {
  /** So many rounds the house allows at most; 0 is none, and nothing of it is drawn. */
  roundsMax: number;
  /** How many rounds are left; null while nothing plays by itself. */
  left: number | null;
  /** Why the last one ended, until the next begins or the player looks away from it. */
  ended: AutoEnd | null;
  start(plan: AutoPlan): void;
  stop(why: AutoEnd): void;
  forget(): void;
  /** A round was shown to its end. */
  count(round: ShownRound<unknown>, balance: bigint | null): void;
}

interface Running {
  plan: AutoPlan;
  tally: AutoTally;
}

/** What plays by itself in this game. It begins by a hand, and whatever ends it, only a hand begins it again. */
export function useAutoplay(): Autoplay {
  const [roundsMax, setRoundsMax] = useState(0);
  const [running, setRunning] = useState<Running | null>(null);
  const [ended, setEnded] = useState<AutoEnd | null>(null);
  // Views keep what they were handed when their round began: what counts is the newest.
  const newest = useRef<Running | null>(null);
  const take = useCallback((next: Running | null, why: AutoEnd | null) => {
    newest.current = next;
    setRunning(next);
    setEnded(why);
  }, []);
  const stop = useCallback(
    (why: AutoEnd) => {
      if (newest.current) take(null, why);
    },
    [take],
  );
  const start = useCallback((plan: AutoPlan) => take({ plan, tally: noTally }, null), [take]);
  const forget = useCallback(() => setEnded(null), []);
  const count = useCallback(
    (shown: ShownRound<unknown>, balance: bigint | null) => {
      if (!newest.current) return;
      const { plan, tally } = newest.current;
      const { stake, isHeld } = shown;
      const round = { stake, payout: paidOf(shown), isHeld, balance };
      const counted = withRound(tally, round);
      const end = endOf(plan, counted, round);
      take(end ? null : { plan, tally: counted }, end);
    },
    [take],
  );
  useEffect(
    () =>
      onHostMessage((message) => {
        if (message.type !== 'perya:autoplay') return;
        setRoundsMax(message.rounds);
        if (message.rounds === 0) stop('page');
      }),
    [stop],
  );
  useEffect(() => {
    // Nobody looks: nothing is staked.
    const look = () => document.hidden && stop('player');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [stop]);
  const left = running && running.plan.rounds - running.tally.played;
  return useMemo(
    () => ({ roundsMax, left, ended, start, stop, forget, count }),
    [roundsMax, left, ended, start, stop, forget, count],
  );
}

/** Null where a game stands without its frame. */
export const AutoContext = createContext<Autoplay | null>(null);

export const useAuto = (): Autoplay | null => use(AutoContext);
