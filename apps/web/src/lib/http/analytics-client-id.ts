import { timings } from '@perya/contract/constants';

/** Waits for the analytics id, but never longer than the documents allow: the app goes on without it. */
export function analyticsClientId(
  ask: () => Promise<string>,
  waitMs: number = timings.analyticsWaitMs,
): Promise<string | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), waitMs);
    const finish = (id: string | null) => {
      clearTimeout(timer);
      resolve(id);
    };
    ask().then(finish, () => finish(null));
  });
}
