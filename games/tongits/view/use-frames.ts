import { useRef, useState } from 'react';
import { pause } from '../../client/motion.ts';
import type { Shown } from '../rules/show.ts';
import { framesOf } from './frames.ts';

const beatMs = 650;

interface Target {
  /** Which hand it is of. */
  id: string;
  shown: Shown;
  /** What is to be done when all of it has been seen. */
  seen: (() => void) | undefined;
}

/** Shows what happened at the table play by play, however many came at once. */
export function useFrames(first: { id: string; shown: Shown } | null, onPlay: () => void) {
  const [shown, setShown] = useState<Shown | null>(first?.shown ?? null);
  const [isMoving, setMoving] = useState(false);
  const current = useRef(first);
  const target = useRef<Target>(null);
  const isRunning = useRef(false);

  const step = (id: string, frame: Shown) => {
    current.current = { id, shown: frame };
    setShown(frame);
  };
  const showOne = async ({ id, shown: after, seen }: Target) => {
    const known = current.current?.id === id ? current.current.shown : null;
    const frames = framesOf(known, after);
    for (const [at, frame] of frames.entries()) {
      if (frame.seenCount !== known?.seenCount) onPlay();
      step(id, frame);
      if (at < frames.length - 1) await pause(beatMs);
    }
    seen?.();
  };
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setMoving(true);
    for (let next = target.current; next; next = target.current) {
      target.current = null;
      await showOne(next);
    }
    isRunning.current = false;
    setMoving(false);
  };
  return {
    shown,
    isMoving,
    showTo(id: string, after: Shown, seen?: () => void) {
      const known = target.current ?? current.current;
      // An answer may come later than the line has told of what followed it.
      const isOld = known?.id === id && known.shown.seenCount > after.seenCount;
      if (isOld && !seen) return;
      target.current = {
        id,
        shown: isOld ? known.shown : after,
        seen: seen ?? target.current?.seen,
      };
      void run();
    },
    /** An empty table. */
    clear() {
      current.current = null;
      setShown(null);
    },
  };
}
