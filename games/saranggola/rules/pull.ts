import { BetRefused } from '@perya/game-kit/game';
import type { RoomMoment } from '@perya/game-kit/room';
import type { SaranggolaBet } from './bet.ts';
import { endOfString, heightAt, lowestMark } from './curve.ts';
import type { Flight } from './flight.ts';

/** A kite that was pulled down by hand, and how high it was when the server heard of it. */
interface Pull {
  kind: 'pull';
  slip: number;
  height: number;
}

/** Nobody could reach the room while the kites flew. */
interface Away {
  kind: 'away';
}

export type SaranggolaMove = Pull | Away;

const refusals = {
  unreadable: { en: 'This cannot be read.', tl: 'Hindi ito mabasa.' },
  tooSoon: {
    en: 'The kite is still on the ground.',
    tl: 'Nasa lupa pa ang saranggola.',
  },
  tooLate: { en: 'The string had broken already.', tl: 'Naputol na ang tali.' },
  down: { en: 'This kite is down already.', tl: 'Nakababa na ang saranggolang ito.' },
};

const isSlip = (slip: unknown): slip is number =>
  typeof slip === 'number' && Number.isInteger(slip) && slip >= 0;

export const pullOf = (moves: readonly SaranggolaMove[], slip: number): Pull | undefined =>
  moves.find((move): move is Pull => move.kind === 'pull' && move.slip === slip);

/** Pulls a kite down at the height that it has now; it pays if the string still holds there. */
export function timePull(
  wish: unknown,
  { elapsedMs, outcome, bet, moves }: RoomMoment<SaranggolaBet, SaranggolaMove, Flight>,
): SaranggolaMove {
  const slip = (wish as { slip?: unknown } | null | undefined)?.slip;
  if (!isSlip(slip)) throw new BetRefused(refusals.unreadable);
  const placed = bet.slips[slip];
  if (!placed) throw new BetRefused(refusals.unreadable);
  const height = heightAt(elapsedMs);
  if (height > outcome.height) throw new BetRefused(refusals.tooLate);
  if (height < lowestMark) throw new BetRefused(refusals.tooSoon);
  const isDown = pullOf(moves, slip) || (placed.mark !== null && placed.mark <= height);
  if (isDown) throw new BetRefused(refusals.down);
  return { kind: 'pull', slip, height };
}

export function parseMove(input: unknown): SaranggolaMove {
  const { kind, slip, height } = (input ?? {}) as Record<string, unknown>;
  if (kind === 'away') return { kind };
  const isHeight =
    typeof height === 'number' &&
    Number.isInteger(height) &&
    height >= lowestMark &&
    height <= endOfString;
  if (kind !== 'pull' || !isSlip(slip) || !isHeight) throw new BetRefused(refusals.unreadable);
  return { kind, slip, height };
}
