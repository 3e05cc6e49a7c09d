import { useState } from 'react';
import { readChoice, writeChoice } from '../../browser/local-choice.ts';
import { useSession } from '../../session/session.ts';

/** How high a row is, as list.css has it. */
export const densities = { compact: 26, regular: 32, roomy: 40 } as const;
export type Density = keyof typeof densities;

const isDensity = (kept: unknown): kept is Density =>
  typeof kept === 'string' && Object.hasOwn(densities, kept);

const namesIn = (kept: unknown): readonly string[] | null =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : null;

export interface ListLook {
  /** Columns that were chosen; null is the list's own choice. */
  readonly chosen: readonly string[] | null;
  readonly choose: (columns: readonly string[] | null) => void;
  /** Columns that stay in sight however far one scrolls to the right. */
  readonly pinned: readonly string[];
  readonly pin: (columns: readonly string[]) => void;
  /** Of all lists. */
  readonly density: Density;
  readonly setDensity: (density: Density) => void;
}

/** How a person has a list, kept in this browser. */
export function useListLook(list: string): ListLook {
  const staffId = useSession(({ me }) => me?.staffId ?? '');
  const names = {
    columns: `columns:${staffId}:${list}`,
    pinned: `pinned:${staffId}:${list}`,
    density: `density:${staffId}`,
  };
  const [chosen, setChosen] = useState(() => namesIn(readChoice(names.columns)));
  const [pinned, setPinned] = useState(() => namesIn(readChoice(names.pinned)) ?? []);
  const [density, setDensity] = useState<Density>(() => {
    const kept = readChoice(names.density);
    return isDensity(kept) ? kept : 'regular';
  });
  return {
    chosen,
    choose: (columns) => {
      setChosen(columns);
      writeChoice(names.columns, columns);
    },
    pinned,
    pin: (columns) => {
      setPinned(columns);
      writeChoice(names.pinned, columns);
    },
    density,
    setDensity: (next) => {
      setDensity(next);
      writeChoice(names.density, next);
    },
  };
}
