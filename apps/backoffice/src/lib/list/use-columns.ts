import { useState } from 'react';
import { readChoice, writeChoice } from '../browser/local-choice.ts';
import { useSession } from '../session/session.ts';

/** The columns that a person chose for a list, kept in this browser; null is the list's own choice. */
export function useChosenColumns(list: string) {
  const staffId = useSession(({ me }) => me?.staffId ?? '');
  const name = `columns:${staffId}:${list}`;
  const [chosen, setChosen] = useState<readonly string[] | null>(() => {
    const kept = readChoice(name);
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : null;
  });
  const choose = (columns: readonly string[] | null) => {
    setChosen(columns);
    writeChoice(name, columns);
  };
  return { chosen, choose };
}
