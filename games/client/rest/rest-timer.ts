/** So long after the last touch, key or round a scene stands still. */
export const restAfterMs = 8000;

export interface RestTimer {
  /** A hand is on the game. */
  stir(): void;
  /** While a round plays nothing rests, however long it takes. */
  setPlaying(isPlaying: boolean): void;
  stop(): void;
}

/** Says when nobody has touched a game for a while, and when somebody does again. */
export function createRestTimer(onChange: (isResting: boolean) => void): RestTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stirredAtMs = performance.now();
  let isPlaying = false;
  const restWhenQuiet = () => {
    const leftMs = stirredAtMs + restAfterMs - performance.now();
    timer = leftMs > 0 ? setTimeout(restWhenQuiet, leftMs) : undefined;
    if (!timer) onChange(true);
  };
  const stir = () => {
    stirredAtMs = performance.now();
    if (timer || isPlaying) return;
    // A pointer stirs a hundred times a second: its moment is noted, and one timer looks at it.
    timer = setTimeout(restWhenQuiet, restAfterMs);
    onChange(false);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    stir,
    setPlaying(isPlayingNow) {
      stop();
      isPlaying = isPlayingNow;
      if (isPlaying) onChange(false);
      else stir();
    },
    stop,
  };
}
