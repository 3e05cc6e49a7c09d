import { useEffect, useRef } from 'react';
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
  const done = useRef(0);
  useEffect(() => {
    newest.current = acts;
  });
  const { isResting } = acts;
  useEffect(() => {
    if (!replay || !isResting || done.current > replay.moves.length) return;
    const act = () => {
      const move = replay.moves[done.current - 1];
      const isBet = done.current === 0;
      done.current += 1;
      if (isBet) newest.current.begin();
      else if (move !== undefined) newest.current.move?.(move);
    };
    const timer = setTimeout(act, done.current === 0 ? beforeBetMs : beforeMoveMs);
    return () => clearTimeout(timer);
  }, [replay, isResting]);
}
