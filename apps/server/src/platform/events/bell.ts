/** Tells the readers of this process that something was committed, so that they need not wait for their next look. */
export interface Bell {
  ring(): void;
  onRing(listener: () => void): void;
}

export function createBell(): Bell {
  const listeners: (() => void)[] = [];
  return {
    ring() {
      for (const listener of listeners) listener();
    },
    onRing(listener) {
      listeners.push(listener);
    },
  };
}
