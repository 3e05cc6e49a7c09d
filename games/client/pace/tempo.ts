import { animate, pause } from '../motion.ts';

/** The pace of a round on the screen: a player may ask to see the end of a spin, or of all, at once. */
export interface Tempo {
  isHurried(): boolean;
  /** Jumps to the end of the spin that plays; the next one has the usual pace again. */
  skip(): void;
  /** Jumps to the end of the whole round. */
  finish(): void;
  /** The next spin of the same round begins. */
  next(): void;
  /** A new round begins. */
  reset(): void;
  /** Everything in less time, until it is turned off: the same is seen, only sooner. */
  setTurbo(isOn: boolean): void;
  pause(durationMs: number): Promise<void>;
  animate(
    element: Element,
    keyframes: Keyframe[],
    options: KeyframeAnimationOptions & { duration: number },
  ): Promise<void>;
}

/** What of its time a movement takes in turbo. */
export const turboPart = 0.4;

export function createTempo(root: () => Element | null): Tempo {
  let part = 1;
  let hurried: 'no' | 'spin' | 'round' = 'no';
  const waiting = new Set<() => void>();
  const hurry = (what: 'spin' | 'round') => {
    if (hurried !== 'round') hurried = what;
    for (const wake of waiting) wake();
    for (const animation of root()?.getAnimations({ subtree: true }) ?? []) finish(animation);
  };
  return {
    isHurried: () => hurried !== 'no',
    skip: () => hurry('spin'),
    finish: () => hurry('round'),
    next() {
      if (hurried === 'spin') hurried = 'no';
    },
    reset() {
      hurried = 'no';
    },
    setTurbo(isOn) {
      part = isOn ? turboPart : 1;
    },
    pause(durationMs) {
      if (hurried !== 'no') return Promise.resolve();
      return new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
        void pause(durationMs * part).then(wake);
      });
    },
    animate: (element, keyframes, options) =>
      animate(
        element,
        keyframes,
        hurried === 'no'
          ? { ...options, duration: options.duration * part, delay: (options.delay ?? 0) * part }
          : { ...options, duration: 0, delay: 0 },
      ),
  };
}

/** What runs for ever, such as a chain of lights, has no end to jump to. */
function finish(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) return;
  animation.finish();
}
