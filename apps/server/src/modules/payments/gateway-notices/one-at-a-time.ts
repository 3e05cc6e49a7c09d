/**
 * Runs one act of a name at a time. Whoever asks while it runs shares one further run, which begins after
 * it: what they were told of may have happened since the first one looked.
 */
export function createOneAtATime() {
  const running = new Map<string, { now: Promise<void>; next: Promise<void> | null }>();

  function begin(name: string, act: () => Promise<void>): Promise<void> {
    const turn: { now: Promise<void>; next: Promise<void> | null } = {
      now: act().finally(() => {
        if (running.get(name) === turn && turn.next === null) running.delete(name);
      }),
      next: null,
    };
    running.set(name, turn);
    return turn.now;
  }

  return function once(name: string, act: () => Promise<void>): Promise<void> {
    const turn = running.get(name);
    if (!turn) return begin(name, act);
    turn.next ??= turn.now.then(
      () => begin(name, act),
      () => begin(name, act),
    );
    return turn.next;
  };
}
