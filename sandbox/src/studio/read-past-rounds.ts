import { presentRound } from './present-round.ts';
import { listDecidedRounds } from './rounds.store.ts';
import type { SessionRow } from './seats.store.ts';
import { gameOf, type Studio } from './studio.ts';

/** So many rounds are shown again; the operator's bet record holds the rest. */
const pastRoundsMax = 20;

/** The player's last decided rounds of this game, newest first, so that a reload does not lose them. */
export async function readPastRounds(studio: Studio, session: SessionRow) {
  const { module } = gameOf(session.game);
  const rounds = await listDecidedRounds(studio, session, pastRoundsMax);
  return rounds.map((round) => ({
    ...presentRound(module, round),
    playedAtMs: round.playedAt.getTime(),
  }));
}
