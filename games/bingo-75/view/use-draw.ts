import { useRef, useState } from 'react';
import { useGame } from '../../client/game-context.ts';
import { isMotionReduced, pause } from '../../client/motion.ts';
import type { ShownRound } from '../../client/view.ts';
import type { Shown } from '../rules/index.ts';
import { ballsDrawn } from '../rules/patterns.ts';

const calmMs = 420;
const fastMs = 110;

export interface Draw {
  drawn: number;
  isFast: boolean;
  setFast(isFast: boolean): void;
  /** Draws ball by ball and resolves with the last. */
  run(round: ShownRound<Shown>): Promise<void>;
  skip(): void;
  clear(): void;
}

/** The balls of a round one after the other; the player may hurry them or see the end at once. */
export function useDraw(): Draw {
  const { sound } = useGame();
  const [drawn, setDrawn] = useState(0);
  const [isFast, setFast] = useState(false);
  const pace = useRef({ isFast: false, isSkipped: false });

  const run = async (round: ShownRound<Shown>) => {
    pace.current.isSkipped = isMotionReduced();
    for (let ball = 1; ball <= ballsDrawn && !pace.current.isSkipped; ball += 1) {
      setDrawn(ball);
      const isPrize = round.shown.prizes.flat().some((prize) => prize.ball === ball);
      sound.play('ball');
      if (isPrize) sound.playWin('win', round);
      await pause(pace.current.isFast ? fastMs : calmMs);
    }
    setDrawn(ballsDrawn);
  };
  return {
    drawn,
    isFast,
    setFast: (next) => {
      pace.current.isFast = next;
      setFast(next);
    },
    run,
    skip: () => {
      pace.current.isSkipped = true;
    },
    clear: () => setDrawn(0),
  };
}
