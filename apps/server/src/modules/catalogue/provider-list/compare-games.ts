import type { GameCategory } from '@perya/contract/rules/game-categories';
import type { ProviderGame } from '../../../providers/games/game-provider.ts';

/** A game as the catalogue has it. */
export interface KnownGame {
  id: bigint;
  revision: number;
  code: string;
  providerGame: string;
  name: string;
  rtp: string;
  category: GameCategory;
  languages: string[];
  isOnline: boolean;
}

export interface ChangedGame extends Pick<KnownGame, 'id' | 'revision' | 'code' | 'name'> {
  what: 'rtp' | 'category' | 'languages';
  was: string;
  is: string;
}

export interface GamesDiff {
  /** What the provider offers and the catalogue does not have. */
  added: ProviderGame[];
  /** What the provider says otherwise than the catalogue; a name is the operator's own. */
  changed: ChangedGame[];
  /** What players can open and the provider offers no more. */
  gone: KnownGame[];
  /** How many stand as the provider lists them. */
  same: number;
}

function changesOf(known: KnownGame, listed: ProviderGame): ChangedGame[] {
  const { id, revision, code, name } = known;
  const game = { id, revision, code, name };
  const changes: ChangedGame[] = [];
  if (listed.rtp !== null && Number(listed.rtp) !== Number(known.rtp)) {
    changes.push({ ...game, what: 'rtp', was: known.rtp, is: listed.rtp });
  }
  if (listed.category !== null && listed.category !== known.category) {
    changes.push({ ...game, what: 'category', was: known.category, is: listed.category });
  }
  const speaks = listed.languages.join(',');
  if (speaks !== '' && speaks !== known.languages.join(',')) {
    changes.push({ ...game, what: 'languages', was: known.languages.join(','), is: speaks });
  }
  return changes;
}

/** What staff would have to do so that the catalogue says what the provider lists. */
export function compareGames(
  listed: readonly ProviderGame[],
  known: readonly KnownGame[],
): GamesDiff {
  const offered = new Map(
    listed.filter(({ isOpen }) => isOpen).map((game) => [game.providerGame, game]),
  );
  const names = new Set(known.map(({ providerGame }) => providerGame));
  const changed = known.flatMap((game) => {
    const now = offered.get(game.providerGame);
    return now ? changesOf(game, now) : [];
  });
  const others = new Set(changed.map(({ code }) => code));
  return {
    added: [...offered.values()].filter(({ providerGame }) => !names.has(providerGame)),
    changed,
    gone: known.filter((game) => game.isOnline && !offered.has(game.providerGame)),
    same: known.filter(({ code, providerGame }) => offered.has(providerGame) && !others.has(code))
      .length,
  };
}

/** So few games that half of them may well go in a night. */
const fewGames = 10;

/** Whether a provider has lost more than half of what players can open: a list cut short, not a decision. */
export function isHalved({ gone }: Pick<GamesDiff, 'gone'>, known: readonly KnownGame[]): boolean {
  return isMostOf(gone.length, known.filter(({ isOnline }) => isOnline).length);
}

/** Whether so many of the open games are more than half of them. */
export const isMostOf = (gone: number, open: number): boolean => open > fewGames && gone * 2 > open;

const codeOf = (providerGame: string) =>
  providerGame
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 64);

/** Semicolons and tabs stand between the parts of a line. */
const plain = (text: string) => text.replaceAll(/[;\t\r\n]+/g, ' ').slice(0, 80);

/**
 * A new game as a line of the list that staff paste (*Games → Venues → Games*). What the provider does not
 * say is a question mark, which is refused until a person has filled it in.
 */
export function lineOf(
  { providerGame, name, category, rtp }: ProviderGame,
  stakes: { min: string; max: string },
): string {
  const parts = [codeOf(providerGame), plain(name), providerGame, category ?? '?', rtp ?? '?'];
  return [...parts, stakes.min, stakes.max, ''].join(';');
}
