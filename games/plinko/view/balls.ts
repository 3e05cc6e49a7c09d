import type { ShownRound } from '../../client/view.ts';
import type { PlinkoShown } from '../rules/state.ts';

export type Drop = ShownRound<PlinkoShown>;

/** A ball on the board: it falls until it has landed. */
export interface BoardBall {
  round: Drop;
  hasLanded: boolean;
}

export const withBall = (balls: readonly BoardBall[], round: Drop): readonly BoardBall[] => [
  ...balls,
  { round, hasLanded: false },
];

/** What landed before makes room for what lands now: one lies there, and no heap. */
export const withLanded = (balls: readonly BoardBall[], landed: Drop): readonly BoardBall[] =>
  balls.flatMap((ball) => {
    if (ball.round.id === landed.id) return [{ ...ball, hasLanded: true }];
    return ball.hasLanded ? [] : [ball];
  });

export const fallingCountOf = (balls: readonly BoardBall[]): number =>
  balls.filter(({ hasLanded }) => !hasLanded).length;
