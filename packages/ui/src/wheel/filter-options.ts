import { foldText } from './wheel-rows.ts';

export interface WheelOption {
  readonly value: string;
  readonly label: string;
}

/** What holds the words of the search; what begins with them stands first. */
export function filterOptions(
  options: readonly WheelOption[],
  query: string,
): readonly WheelOption[] {
  const sought = foldText(query);
  if (sought === '') return options;
  const found = options
    .map((option) => ({ option, at: foldText(option.label).indexOf(sought) }))
    .filter(({ at }) => at !== -1);
  const begins = found.filter(({ at }) => at === 0);
  const holds = found.filter(({ at }) => at !== 0);
  return [...begins, ...holds].map(({ option }) => option);
}
