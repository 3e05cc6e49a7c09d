import type { GameCategory } from '@perya/contract/rules/game-categories';
import type { ProviderGame } from '../../../providers/games/game-provider.ts';

/** A game as the catalogue has it. */
export interface KnownGame {
  code: string;
  providerGame: string;
  name: string;
  rtp: string;
  category: GameCategory;
  isOnline: boolean;
}

export interface ChangedGame {
  code: string;
  what: 'rtp' | 'category';
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
}

function changesOf(known: KnownGame, listed: ProviderGame): ChangedGame[] {
  const { code } = known;
  const changes: ChangedGame[] = [];
  if (listed.rtp !== null && Number(listed.rtp) !== Number(known.rtp)) {
    changes.push({ code, what: 'rtp', was: known.rtp, is: listed.rtp });
  }
  if (listed.category !== null && listed.category !== known.category) {
    changes.push({ code, what: 'category', was: known.category, is: listed.category });
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
  return {
    added: [...offered.values()].filter(({ providerGame }) => !names.has(providerGame)),
    changed: known.flatMap((game) => {
      const now = offered.get(game.providerGame);
      return now ? changesOf(game, now) : [];
    }),
    gone: known.filter((game) => game.isOnline && !offered.has(game.providerGame)),
  };
}

/** So few games that half of them may well go in a night. */
const fewGames = 10;

/** Whether a provider has lost more than half of what players can open: a list cut short, not a decision. */
export function isHalved({ gone }: Pick<GamesDiff, 'gone'>, known: readonly KnownGame[]): boolean {
  const open = known.filter(({ isOnline }) => isOnline).length;
  return open > fewGames && gone.length * 2 > open;
}

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
