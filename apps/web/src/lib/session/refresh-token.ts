import { refreshDueSeconds, type StoredSession } from './stored-session.ts';

export interface TokenChange {
  readonly read: () => StoredSession | null;
  readonly ask: () => Promise<{ readonly token: string; readonly expires_at: number }>;
  readonly set: (token: string, expiresAt: number) => void;
  readonly nowSeconds: () => number;
  /** Runs one at a time over all tabs. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Whether the answer was lost on the way: the server may have changed the token all the same. */
  readonly isLost: (error: unknown) => boolean;
  readonly wait: (ms: number) => Promise<void>;
}

/** A replaced token still gets its successor for half a minute: a lost answer is asked for within them. */
const askAgainAfterMs = [1000, 3000];

async function askUntilAnswered({ ask, isLost, wait }: TokenChange) {
  for (const pauseMs of askAgainAfterMs) {
    try {
      return await ask();
    } catch (error) {
      if (!isLost(error)) throw error;
      await wait(pauseMs);
    }
  }
  return ask();
}

function isDue(session: StoredSession | null, nowSeconds: number): boolean {
  // With a wrong clock the lifetime may be negative; then the server decides.
  if (session === null || session.expiresAt <= session.receivedAt) return false;
  return nowSeconds >= refreshDueSeconds(session);
}

/** Changes the token if less than a third of its life is left and no other tab has done it meanwhile. [A-383 A-496] */
export async function refreshIfDue(change: TokenChange): Promise<void> {
  if (!isDue(change.read(), change.nowSeconds())) return;
  await change.alone(async () => {
    if (!isDue(change.read(), change.nowSeconds())) return;
    const { token, expires_at } = await askUntilAnswered(change);
    change.set(token, expires_at);
  });
}
