export interface Settler {
  /** Something moved: the wait begins again. */
  readonly moved: () => void;
  readonly stop: () => void;
}

/** Acts once nothing has moved for this long. */
export function createSettler(waitMs: number, act: () => void): Settler {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    moved: () => {
      stop();
      timer = setTimeout(act, waitMs);
    },
    stop,
  };
}
