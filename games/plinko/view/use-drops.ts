import { useRef, useState } from 'react';
import type { ViewProps } from '../../client/view.ts';
import type { PlinkoBet, PlinkoShown } from '../rules/state.ts';
import { type BoardBall, type Drop, fallingCountOf, withBall, withLanded } from './balls.ts';

/** Enough to fill the board, and no more than a player can follow. */
const ballsMax = 10;
/** So close after each other balls are let go, however quick the answers are. */
const betweenMs = 160;

export interface Drops {
  /** In the order in which they were let go; one of them may have landed. */
  balls: readonly BoardBall[];
  /** The newest ball that has landed, until the next one is let go into an empty board. */
  landed: Drop | null;
  /** Asked for and not let go yet. */
  waitingCount: number;
  /** Nothing falls and nothing is asked for. */
  isResting: boolean;
  /** No more of them at once. */
  isFull: boolean;
  drop(bet: PlinkoBet): void;
  /** A ball has come to rest in its slot. */
  land(ball: Drop): void;
  /** Takes away the ball that lies there: the board becomes another one. */
  clear(): void;
}

/**
 * Many balls fall at once, and each is a round of its own. They are asked for one after the other:
 * the seeds of the next one are known only after the last.
 */
export function useDrops(placeBet: ViewProps<PlinkoBet, never, PlinkoShown>['placeBet']): Drops {
  const [balls, setBalls] = useState<readonly BoardBall[]>([]);
  const [landed, setLanded] = useState<Drop | null>(null);
  const [waitingCount, setWaitingCount] = useState(0);
  const waiting = useRef<PlinkoBet[]>([]);
  const isAsking = useRef(false);
  const inPlayCount = fallingCountOf(balls) + waitingCount;

  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    for (let bet = waiting.current[0]; bet; bet = waiting.current[0]) {
      const round = await placeBet(bet);
      // Why the one was refused holds for those behind it too.
      waiting.current = round ? waiting.current.slice(1) : [];
      setWaitingCount(waiting.current.length);
      if (!round) break;
      setBalls((before) => withBall(before, round));
      await new Promise((resolve) => setTimeout(resolve, betweenMs));
    }
    isAsking.current = false;
  };
  const clear = () => {
    setBalls([]);
    setLanded(null);
  };
  return {
    balls,
    landed,
    waitingCount,
    isResting: inPlayCount === 0,
    isFull: inPlayCount >= ballsMax,
    drop(bet) {
      if (inPlayCount >= ballsMax) return;
      if (inPlayCount === 0) clear();
      waiting.current = [...waiting.current, bet];
      setWaitingCount(waiting.current.length);
      void ask();
    },
    land(ball) {
      setLanded(ball);
      setBalls((before) => withLanded(before, ball));
    },
    clear,
  };
}
