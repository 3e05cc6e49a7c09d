const gamesMax = 12;

/** [G-105] */
export function gamesShown<Game>(games: readonly Game[]): readonly Game[] {
  return games.slice(0, gamesMax);
}
