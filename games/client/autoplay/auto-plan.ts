/** What a player has asked for before a game plays by itself. Amounts are centavos. */
export interface AutoPlan {
  rounds: number;
  /** It ends before a round with which more than this could be lost in all. */
  lossMax: bigint;
  /** It ends when one round gains at least this. */
  gainMin: bigint | null;
  /** It ends when the balance is below this. */
  balanceMin: bigint | null;
}

/** How it went so far. */
export interface AutoTally {
  played: number;
  /** What was paid less what was staked. */
  net: bigint;
}

export const noTally: AutoTally = { played: 0, net: 0n };

/** Why it ended: by the plan, by the player, by a bet that was refused, by the page around the game, by a win that is held. */
export type AutoEnd =
  | 'rounds'
  | 'loss'
  | 'gain'
  | 'balance'
  | 'player'
  | 'refused'
  | 'page'
  | 'held';

interface AutoRound {
  stake: bigint;
  /** What was paid of it. */
  payout: bigint;
  /** The win is looked at before it is paid: the player is to know before anything else is staked. */
  isHeld: boolean;
  /** After the round; null while it is not known. */
  balance: bigint | null;
}

export function withRound(
  { played, net }: AutoTally,
  { stake, payout }: Pick<AutoRound, 'stake' | 'payout'>,
): AutoTally {
  return { played: played + 1, net: net + payout - stake };
}

/** Whether the plan ends with this round, which the tally counts already. */
export function endOf(
  plan: AutoPlan,
  { played, net }: AutoTally,
  round: AutoRound,
): AutoEnd | null {
  const { stake, payout, balance, isHeld } = round;
  if (isHeld) return 'held';
  if (plan.gainMin !== null && payout - stake >= plan.gainMin) return 'gain';
  // The next round stakes as much, and may lose it.
  if (net - stake < -plan.lossMax) return 'loss';
  if (plan.balanceMin !== null && balance !== null && balance < plan.balanceMin) return 'balance';
  return played >= plan.rounds ? 'rounds' : null;
}
