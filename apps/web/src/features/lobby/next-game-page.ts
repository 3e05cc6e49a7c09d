interface GamePage {
  readonly data: readonly unknown[];
  /** How many a full page holds. */
  readonly s: number;
}

/** The number of the next page; a short page is the last one. [G-028] */
export function nextGamePage({ data, s }: GamePage, pagesRead: number): number | null {
  return data.length >= s ? pagesRead + 1 : null;
}
