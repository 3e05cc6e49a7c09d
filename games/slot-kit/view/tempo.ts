import { animate, pause } from '../../client/motion.ts';

/** The pace of a round on the screen: a player may ask to see the end at once. */
export interface Tempo {
  isHurried(): boolean;
  hurry(): void;
  /** Back to the usual pace, for a new round. */
  reset(): void;
  pause(durationMs: number): Promise<void>;
  animate(
    element: Element,
    keyframes: Keyframe[],
    options: KeyframeAnimationOptions & { duration: number },
  ): Promise<void>;
}

export function createTempo(root: () => Element | null): Tempo {
  let isHurried = false;
  const waiting = new Set<() => void>();
  return {
    isHurried: () => isHurried,
    hurry() {
      isHurried = true;
      for (const wake of waiting) wake();
      for (const animation of root()?.getAnimations({ subtree: true }) ?? []) finish(animation);
    },
    reset() {
      isHurried = false;
    },
    pause(durationMs) {
      if (isHurried) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.add(resolve);
      return Promise.race([pause(durationMs), promise]).finally(() => waiting.delete(resolve));
    },
    animate: (element, keyframes, options) =>
      animate(element, keyframes, isHurried ? { ...options, duration: 0, delay: 0 } : options),
  };
}

/** What runs for ever, such as a chain of lights, has no end to jump to. */
function finish(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) return;
  animation.finish();
}
