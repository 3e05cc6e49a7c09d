import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { readKept, writeKept } from './kept-value.ts';

/** One types on before it is written down. */
const settleMs = 500;

/** What is being written. */
interface Writing<Typed> {
  readonly typed: Typed;
  readonly isDirty: boolean;
  /** Puts all of it into the fields. */
  readonly fill: (typed: Typed) => void;
}

export interface KeptDraftState {
  /** When it was written, in unix seconds; null where nothing is offered. */
  readonly at: number | null;
  /** It was written on something that has changed since. */
  readonly isOvertaken: boolean;
  readonly goOn: () => void;
  /** It is saved, or given up. */
  readonly forget: () => void;
}

/**
 * Keeps what is being written in this browser, by itself: whoever comes back after a fall of the browser or a closed tab
 * is offered to go on. It is for what the house writes; words about players are kept nowhere but where they belong.
 */
export function useKeptDraft<Typed extends object>(
  of: string,
  base: string,
  { typed, isDirty, fill }: Writing<Typed>,
): KeptDraftState {
  const staffId = useSession(({ me }) => me?.staffId ?? '');
  const name = `${staffId}:${of}`;
  const [offered, setOffered] = useState(() => readKept(name, typed, Date.now()));
  const written = JSON.stringify(typed);
  const wasDirty = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the wait anew.
  useEffect(() => {
    if (!isDirty) {
      // It was saved, or is as it was before.
      if (wasDirty.current) writeKept(name, null);
      wasDirty.current = false;
      return;
    }
    wasDirty.current = true;
    const timer = setTimeout(() => writeKept(name, { base, typed, atMs: Date.now() }), settleMs);
    return () => clearTimeout(timer);
  }, [written, isDirty, name, base]);
  return {
    at: offered === null || isDirty ? null : Math.floor(offered.atMs / 1000),
    isOvertaken: offered !== null && offered.base !== base,
    goOn: () => {
      if (offered !== null) fill(offered.typed);
      setOffered(null);
    },
    forget: () => {
      setOffered(null);
      writeKept(name, null);
    },
  };
}
