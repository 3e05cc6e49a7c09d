import type { IdentityServices } from '../services.ts';
import type { Counter } from './guess-counters.ts';

/** `last` is a wrong guess that filled a counter; a refused one was not compared. */
export type Compared = 'right' | 'wrong' | 'last' | 'refused';

/** Whose guesses are counted, and for how long too many of them lock. */
export interface GuessCounters {
  counters: readonly Counter[];
  lockSeconds: number;
}

/**
 * The one way to compare anything that can be guessed. The guess is counted first, in one step, so
 * that any number of them at once get no more comparisons than one after the other; a right one is
 * given back. No transaction is open while it is compared.
 */
export async function compareCounted(
  { guesses }: Pick<IdentityServices, 'guesses'>,
  { counters, lockSeconds }: GuessCounters,
  isRight: () => Promise<boolean>,
): Promise<Compared> {
  const taken = await guesses.take(counters, lockSeconds);
  if (taken === 'refused') return 'refused';
  let right: boolean;
  try {
    right = await isRight();
  } catch (error) {
    await guesses.giveBack(counters);
    throw error;
  }
  if (!right) return taken === 'last' ? 'last' : 'wrong';
  await guesses.giveBack(counters);
  return 'right';
}
