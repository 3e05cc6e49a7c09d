/** Where a game is played. [G-041] */
export function gamePath(code: string): string {
  return `/s-game-page/${encodeURIComponent(code)}`;
}
