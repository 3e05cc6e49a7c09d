/** Letters and digits alone, so that a code and a name can be compared however they are written. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The game that an address calls by its code or its name. [G-301] */
export function findCalled<Game extends { readonly code: string; readonly en_name: string }>(
  games: readonly Game[],
  called: string,
): Game | undefined {
  const wanted = plain(called);
  return games.find(({ code, en_name }) => plain(code) === wanted || plain(en_name) === wanted);
}

/** What an address calls a game is nearly its name: color-game reads Color Game. */
export function nameOfCalled(called: string): string {
  const words = (plain(called) || called).split(' ');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
