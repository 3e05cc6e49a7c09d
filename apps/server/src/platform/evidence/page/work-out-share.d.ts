import type { VerifiedPack } from './verify-pack.js';

export interface ShareFault {
  /** The day is not the sum of its lines, its share not what follows of it, or a game not the sum of its rounds. */
  fault: 'day' | 'share' | 'game';
  about?: string;
}

export interface WorkedOutDay {
  day: string;
  /** Hundredths of a percent. */
  basisPoints: number;
  rounds: number;
  /** Centavos, of players of real money. */
  staked: bigint;
  won: bigint;
  lateWon: bigint;
  ggr: bigint;
  share: bigint;
  saidShare: bigint;
  /** Days whose packs are needed to compare single rounds. */
  missing: string[];
  faults: ShareFault[];
}

export function shareOf(ggr: bigint, basisPoints: number): bigint;
export function workOutShares(
  packs: readonly Pick<VerifiedPack, 'day' | 'rounds' | 'figures'>[],
): WorkedOutDay[];
