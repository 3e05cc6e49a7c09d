import { centavos, toPesos } from '@perya/money';
import { readCursor, writeCursor } from '../../../platform/lists/cursor.ts';
import type { Teller } from '../../../platform/lists/teller.ts';
import type { GamesServices } from '../services.ts';
import type { Sitting } from './player-rounds.store.ts';

/** Whoever plays on after so long begins another sitting. */
const pauseMinutes = 30;

/** So many rounds are looked at for a page; a sitting of more is told in parts. */
const roundsMax = 1000;

const firstPlace = String(2n ** 63n - 1n);

/** The sittings that were read to their beginning; where the rounds were cut, the oldest of several was not. */
function wholeOf(sittings: readonly Sitting[]) {
  const isCut = sittings.reduce((sum, { rounds }) => sum + rounds, 0) === roundsMax;
  return { isCut, whole: isCut && sittings.length > 1 ? sittings.slice(0, -1) : sittings };
}

/** What a player played, a line for each sitting: which games, how many rounds, and what it did to the balance. */
export function playTeller({
  playerRounds,
  catalogue,
}: Pick<GamesServices, 'playerRounds' | 'catalogue'>): Teller {
  const nameOf = async (code: string) => (await catalogue.findGame(code))?.name ?? code;
  const lineOf = async ({ oldestId, at, rounds, staked, won, games }: Sitting) => ({
    at,
    event: 'played' as const,
    about: `${(await Promise.all(games.map(nameOf))).join(', ')} · ${rounds}×`,
    state: null,
    amount: toPesos(centavos(won - staked)),
    by: null,
    opens: null,
    cursor: writeCursor(String(oldestId)),
  });
  return {
    name: 'play',
    kind: 'play',
    permission: 'players.read',
    async tell({ uid, limit, cursor }) {
      const [beforeId = firstPlace] = cursor === undefined ? [] : readCursor(cursor, /^\d{1,19}$/);
      const { isCut, whole } = wholeOf(
        await playerRounds.listSittings(uid, { beforeId, rounds: roundsMax, pauseMinutes }),
      );
      return {
        lines: await Promise.all(whole.slice(0, limit).map(lineOf)),
        hasMore: isCut || whole.length > limit,
      };
    },
  };
}
