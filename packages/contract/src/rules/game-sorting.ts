/** What the sort selector offers, in its order. [G-030] */
export const sortOptions = ['Popular', 'A-Z'] as const;
export type SortOption = (typeof sortOptions)[number];

/** What the game list takes in its field `sorting`. [G-338] */
export const sortings = ['desc', 'en_name'] as const;
export type Sorting = (typeof sortings)[number];

/** Popular is the field sorting, descending; A-Z is the name, ascending. [G-261 G-262] */
export const sortingOf: Record<SortOption, Sorting> = { Popular: 'desc', 'A-Z': 'en_name' };

/** The sort of an address; a missing or unknown one is Popular. [G-024 G-297] */
export function readSort(text: string | null | undefined): SortOption {
  return sortOptions.find((option) => option === text) ?? 'Popular';
}
