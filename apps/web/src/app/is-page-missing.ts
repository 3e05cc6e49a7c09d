interface MatchState {
  readonly status: string;
  readonly _notFound?: boolean;
}

/** The router marks either the route that gave up or, for a path that no route knows, the root. */
export function isPageMissing(matches: readonly MatchState[]): boolean {
  return matches.some((match) => match.status === 'notFound' || match._notFound === true);
}
