import { decodeJson } from '@perya/game-kit/json';
import { presentRound } from './present-round.ts';
import { listDecidedRounds } from './rounds.store.ts';
import type { SessionRow } from './seats.store.ts';
import { gameOf, type Studio } from './studio.ts';

/** So many rounds are shown again; the operator's bet record holds the rest. */
export const pastRoundsMax = 20;

/**
 * Rounds that ended while nobody looked, newest first, with what happened in words: the page was closed
 * or the line broke before the player saw it.
 */
export async function readUnseenRounds(studio: Studio, session: SessionRow) {
  const { module } = gameOf(session.game);
  const rounds = await listDecidedRounds(studio, session, pastRoundsMax);
  const unseen = rounds.filter(({ isShown }) => !isShown);
  return unseen.map((round) => ({
    ...presentRound(module, round),
    playedAtMs: round.playedAt.getTime(),
    lines: module.rules.describe(decodeJson(round.gameState ?? 'null')),
  }));
}

/** The player's last decided rounds of this game, newest first, so that a reload does not lose them. */
export async function readPastRounds(studio: Studio, session: SessionRow) {
  const { module } = gameOf(session.game);
  const rounds = await listDecidedRounds(studio, session, pastRoundsMax);
  return rounds.map((round) => ({
    ...presentRound(module, round),
    playedAtMs: round.playedAt.getTime(),
  }));
}
