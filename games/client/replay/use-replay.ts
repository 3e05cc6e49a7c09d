import { useEffect, useRef, useState } from 'react';
import type { Replayed } from '../view.ts';

const beforeBetMs = 700;
const beforeMoveMs = 900;

interface ReplayActs<Move> {
  /** Nothing moves and nothing is under way: the next act can begin. */
  isResting: boolean;
  /** Plays the bet, as the big button would. */
  begin(): void;
  /** Makes a move of a game that has any. */
  move?(move: Move): void;
}

/** In a replay the view plays by itself: the bet first, then each move whenever it rests. */
export function useReplay<Bet, Move>(
  replay: Replayed<Bet, Move> | null,
  acts: ReplayActs<Move>,
): void {
  const newest = useRef(acts);
  useEffect(() => {
    newest.current = acts;
  });
  // Counted in the state: where nothing moves, an act is over before anybody sees that it began.
  const [done, setDone] = useState(0);
  const { isResting } = acts;
  useEffect(() => {
    if (!replay || !isResting || done > replay.moves.length) return;
    const act = () => {
      const move = replay.moves[done - 1];
      setDone(done + 1);
      if (done === 0) newest.current.begin();
      else if (move !== undefined) newest.current.move?.(move);
    };
    const timer = setTimeout(act, done === 0 ? beforeBetMs : beforeMoveMs);
    return () => clearTimeout(timer);
  }, [replay, isResting, done]);
}
