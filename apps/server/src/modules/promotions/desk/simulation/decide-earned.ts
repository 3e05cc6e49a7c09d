import type { GrantOutcome } from '../../rewards/reward.store.ts';

/** What a player would have earned on a day. */
export interface Earned {
  uid: bigint;
  /** In Manila. */
  day: string;
  /** As the engine names it. */
  period: string;
  step: number;
  amount: bigint;
  /** By which those of a day are decided, where they are not by the player's number. */
  turn?: string;
}

/** How a player stands towards a promotion. */
export interface Standing {
  isTest: boolean;
  isShutOut: boolean;
  /** In its audience. */
  isMeant: boolean;
  /** Accounts of the same person. */
  others: readonly bigint[];
}

export interface Bounds {
  isOnePerPerson: boolean;
  playerCap: bigint | null;
  dayCap: bigint | null;
  budget: bigint | null;
}

export interface Decided extends Earned {
  outcome: GrantOutcome;
  isTest: boolean;
}

const inTurn = (a: Earned, b: Earned) => {
  const one = a.turn ?? '';
  const other = b.turn ?? '';
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  if (one !== other) return one < other ? -1 : 1;
  return Number(a.uid - b.uid) || a.step - b.step;
};

const nobody: Standing = { isTest: false, isShutOut: true, isMeant: false, others: [] };

/**
 * Decides what was earned as promotions.grant does, day by day and in turn, from nothing given before. A test holds the two against each other.
 */
export function decideEarned(
  earned: readonly Earned[],
  standings: ReadonlyMap<bigint, Standing>,
  bounds: Bounds,
  /** Whether the player has another promotion of the group in that period. */
  isTaken: (uid: bigint, period: string) => boolean = () => false,
): Decided[] {
  const ofPlayer = new Map<bigint, bigint>();
  const ofDay = new Map<string, bigint>();
  const given = new Map<string, Set<bigint>>();
  let whole = 0n;
  const exceeds = (cap: bigint | null, amount: bigint, so = 0n) =>
    cap !== null && amount > cap - so;

  function boundOf({ uid, day, amount }: Earned, isTest: boolean): GrantOutcome | null {
    if (exceeds(bounds.playerCap, amount, ofPlayer.get(uid))) return 'PLAYER_CAP';
    if (isTest) return null;
    if (exceeds(bounds.dayCap, amount, ofDay.get(day))) return 'DAY_CAP';
    return exceeds(bounds.budget, amount, whole) ? 'BUDGET' : null;
  }

  function outcomeOf(each: Earned, standing: Standing): GrantOutcome {
    const { uid, period } = each;
    if (standing.isShutOut) return 'SHUT_OUT';
    if (!standing.isMeant) return 'NOT_FOR_PLAYER';
    const had = given.get(period);
    const isShared = standing.others.some((other) => had?.has(other));
    if (bounds.isOnePerPerson && isShared) return 'SHARED';
    if (isTaken(uid, period)) return 'GROUP_TAKEN';
    return boundOf(each, standing.isTest) ?? 'GRANTED';
  }

  return earned.toSorted(inTurn).map((each) => {
    const { uid, day, period, amount } = each;
    const standing = standings.get(uid) ?? nobody;
    const outcome = outcomeOf(each, standing);
    if (outcome === 'GRANTED') {
      ofPlayer.set(uid, (ofPlayer.get(uid) ?? 0n) + amount);
      given.set(period, (given.get(period) ?? new Set()).add(uid));
      if (!standing.isTest) {
        ofDay.set(day, (ofDay.get(day) ?? 0n) + amount);
        whole += amount;
      }
    }
    return { ...each, outcome, isTest: standing.isTest };
  });
}
