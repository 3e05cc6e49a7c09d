import { type Found, type FoundKind, searchHouse } from '@perya/contract/house/staff-calls/search';
import { searchLength } from '@perya/contract/identity/staff-calls/players';
import { useEffect, useState } from 'react';
import { useCall } from '../query/use-call.ts';

/** A search for players is written down, so nobody's half words are sent. */
const settledMs = 300;

export interface Wanted {
  readonly words: string;
  /** All where nothing is said. */
  readonly kinds?: readonly FoundKind[];
}

/** What the server finds, once nobody has typed for a moment. */
export function useFound(wanted: Wanted): {
  readonly rows: readonly Found[];
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
} {
  const [settled, setSettled] = useState<Wanted>({ words: '' });
  const { words } = wanted;
  const kinds = wanted.kinds?.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words and kinds are the same search.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), settledMs);
    return () => clearTimeout(timer);
  }, [words, kinds]);
  const isEnough = words.length >= searchLength.min;
  const isSettled = settled.words === words && settled.kinds?.join() === kinds;
  const { answer, state } = useCall(
    searchHouse,
    { words: settled.words, ...(settled.kinds && { kinds: [...settled.kinds] }) },
    { isWanted: isEnough && isSettled },
  );
  const isThere = isEnough && isSettled;
  return {
    rows: isThere ? (answer?.rows ?? []) : [],
    isLooking: isEnough && (!isSettled || state === 'loading'),
    hasFailed: isThere && state === 'failed',
  };
}
