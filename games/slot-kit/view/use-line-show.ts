import { useEffect, useState } from 'react';
import { isMotionReduced } from '../../client/motion.ts';
import type { LineWin } from '../rules/lines.ts';

const turnMs = 1300;

/**
 * Which wins are drawn now: all together at first, then one after the other until the next spin.
 * With reduced motion all of them stay.
 */
export function useLineShow(wins: readonly LineWin[], isCycling: boolean): readonly LineWin[] {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    setTurn(0);
    if (!isCycling || wins.length < 2 || isMotionReduced()) return;
    const timer = setInterval(() => setTurn((before) => before + 1), turnMs);
    return () => clearInterval(timer);
  }, [wins, isCycling]);
  if (turn === 0) return wins;
  const win = wins[(turn - 1) % wins.length];
  return win ? [win] : wins;
}
