/** Wakes the readers and the outbox of this process after a commit, instead of at their next poll. */
export interface CommitSignal {
  notify(): void;
  onCommit(listener: () => void): void;
}

export function createCommitSignal(): CommitSignal {
  const listeners: (() => void)[] = [];
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    onCommit(listener) {
      listeners.push(listener);
    },
  };
}
