import type { FoundMarker } from '@perya/contract/care/staff-calls/care';

/** What a day of a player shows. */
export interface CareDay {
  /** How many days ago it was; today is 0. */
  ago: number;
  rounds: number;
  staked: bigint;
  nightRounds: number;
  depositsAfterLoss: number;
  withdrawalsBack: number;
}

export const scoredDays = 28;
const weekDays = 7;
const fortnightDays = 14;
/** Below it an average says nothing. */
const roundsMin = 20;
const scoreMax = 100;

const sum = (days: readonly CareDay[], of: (day: CareDay) => number) =>
  days.reduce((total, day) => total + of(day), 0);

/** On how many days of the week something was so. */
const daysWith = (days: readonly CareDay[], isSo: (day: CareDay) => boolean) =>
  days.filter((day) => day.ago < weekDays && isSo(day)).length;

/** By what the mean stake of this week is more than that of the three before, in whole tenths; 0 where too little was played. */
function stakesRisen(days: readonly CareDay[]): number {
  const mean = (part: readonly CareDay[]) => {
    const rounds = sum(part, (day) => day.rounds);
    const staked = part.reduce((total, day) => total + day.staked, 0n);
    return rounds < roundsMin ? null : Number(staked) / rounds;
  };
  const now = mean(days.filter(({ ago }) => ago < weekDays));
  const before = mean(days.filter(({ ago }) => ago >= weekDays));
  return now === null || before === null || before === 0 ? 0 : Math.floor((now / before) * 10);
}

/** So many points from the first on that counts, with more for each beyond it. */
const rising = (seen: number, from: number, first: number, each: number, most: number) =>
  seen < from ? 0 : Math.min(most, first + (seen - from) * each);

/** The signs that a player's days show, the heaviest first. A sign that weighs nothing is none. */
export function markersOf(days: readonly CareDay[]): FoundMarker[] {
  const chasing = daysWith(days, (day) => day.depositsAfterLoss > 0);
  const nights = daysWith(days, (day) => day.nightRounds > 0);
  const risen = stakesRisen(days);
  const recent = days.filter(({ ago }) => ago < fortnightDays);
  const back = sum(recent, (day) => (day.rounds > 0 ? day.withdrawalsBack : 0));
  const after = sum(
    days.filter(({ ago }) => ago < weekDays),
    (day) => day.depositsAfterLoss,
  );
  const found: FoundMarker[] = [
    { marker: 'chasing', seen: chasing, points: rising(chasing, 2, 20, 5, 35) },
    { marker: 'nights', seen: nights, points: rising(nights, 3, 15, 5, 25) },
    { marker: 'rising-stakes', seen: risen, points: rising(risen, 20, 20, 1, 30) },
    { marker: 'withdrawals-back', seen: back, points: rising(back, 2, 15, 5, 25) },
    { marker: 'deposits-after-losses', seen: after, points: rising(after, 3, 15, 3, 30) },
  ];
  return found.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
}

export const scoreOf = (markers: readonly FoundMarker[]): number =>
  Math.min(
    scoreMax,
    markers.reduce((total, { points }) => total + points, 0),
  );
