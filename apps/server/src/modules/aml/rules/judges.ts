import type { AmlRuleFigures, AmlRuleName } from '@perya/contract/aml/rules';
import { manilaDay } from '@perya/contract/manila-time';
import type { History, Meeting, Movement } from './history.ts';

/** What meets a rule: how much, in how many movements. */
export interface Met {
  amount: bigint;
  count: number;
}

/** Looks at a movement with all that was before it; what came later it does not know. */
type Judge = (history: History, now: Movement, figures: AmlRuleFigures) => Met | null;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const pesos = (whole: number | null) => BigInt(whole ?? 0) * 100n;
const sumOf = (movements: readonly Movement[]) =>
  movements.reduce((sum, { amount }) => sum + amount, 0n);
const metBy = (movements: readonly Movement[]): Met => ({
  amount: sumOf(movements),
  count: movements.length,
});

const goes = (direction: Movement['direction']) => (movement: Movement) =>
  movement.direction === direction;

/** Those of the same day until now. */
const ofDay = (movements: readonly Movement[], now: Movement) =>
  movements.filter(({ day, at }) => day === now.day && at <= now.at);

/** Those of the time before now, this one included. */
const within = (movements: readonly Movement[], now: Movement, spanMs: number) =>
  movements.filter(({ at }) => at <= now.at && now.at.getTime() - at.getTime() < spanMs);

const withinHours = (movements: readonly Movement[], now: Movement, { hours }: AmlRuleFigures) =>
  within(movements, now, (hours ?? 0) * hourMs);

const covered: Judge = ({ own }, now, { amount }) => {
  const met = metBy(ofDay(own, now));
  return met.amount > pesos(amount) ? met : null;
};

const coveredLinked: Judge = ({ own, linked }, now, { amount }) => {
  const alone = ofDay(own, now);
  const others = ofDay(linked, now);
  const met = metBy([...alone, ...others]);
  const isAlone = others.length === 0 || sumOf(alone) > pesos(amount);
  return !isAlone && met.amount > pesos(amount) ? met : null;
};

const structured: Judge = ({ own }, now, figures) => {
  const isSmall = ({ amount }: Movement) => amount < pesos(figures.below);
  if (!isSmall(now)) return null;
  const met = metBy(withinHours(own, now, figures).filter(goes(now.direction)).filter(isSmall));
  return met.count >= (figures.count ?? 0) && met.amount >= pesos(figures.amount) ? met : null;
};

/** What was paid in and out within the hours of a rule; null unless money leaves now and both are large enough. */
function roundTrip({ own }: History, now: Movement, figures: AmlRuleFigures) {
  if (now.direction !== 'out') return null;
  const near = withinHours(own, now, figures);
  const paidIn = near.filter(goes('in'));
  const paidOut = near.filter(goes('out'));
  return sumOf(paidIn) >= pesos(figures.amount) ? { paidIn, paidOut } : null;
}

const littlePlay: Judge = (history, now, figures) => {
  const trip = roundTrip(history, now, figures);
  const [first] = trip?.paidIn ?? [];
  if (!trip || !first || sumOf(trip.paidOut) < pesos(figures.amount)) return null;
  let staked = 0n;
  for (const [day, amount] of history.played) {
    if (day >= first.day && day <= now.day) staked += amount;
  }
  const isLittle = staked * 100n < sumOf(trip.paidIn) * BigInt(figures.percent ?? 0);
  return isLittle ? metBy(trip.paidOut) : null;
};

const inAndOut: Judge = (history, now, figures) => {
  const trip = roundTrip(history, now, figures);
  if (!trip) return null;
  const isMost = sumOf(trip.paidOut) * 100n >= sumOf(trip.paidIn) * BigInt(figures.percent ?? 0);
  return isMost ? metBy(trip.paidOut) : null;
};

const manyWays: Judge = ({ own }, now, { amount, count, days }) => {
  if (now.direction !== 'in') return null;
  const paidIn = within(own, now, (days ?? 0) * dayMs).filter(goes('in'));
  const ways = new Set(paidIn.map(({ way }) => way));
  const met = { amount: sumOf(paidIn), count: ways.size };
  return ways.size >= (count ?? 0) && met.amount >= pesos(amount) ? met : null;
};

const unusual: Judge = ({ own }, now, { amount, count, days, times }) => {
  if (now.direction !== 'in') return null;
  const paidIn = within(own, now, (days ?? 0) * dayMs).filter(goes('in'));
  const today = metBy(paidIn.filter(({ day }) => day === now.day));
  const before = paidIn.filter(({ day }) => day < now.day);
  const usualDays = BigInt(new Set(before.map(({ day }) => day)).size);
  // Whoever is new has no habit to leave.
  if (usualDays < BigInt(count ?? 0) || today.amount < pesos(amount)) return null;
  return today.amount * usualDays >= sumOf(before) * BigInt(times ?? 0) ? today : null;
};

/** Everything with one other player, as one. */
function togetherWith(meetings: readonly Meeting[]): Meeting[] {
  const byOther = new Map<bigint, Meeting>();
  for (const each of meetings) {
    const known = byOther.get(each.other);
    if (known) {
      known.hands += each.hands;
      known.gained += each.gained;
      known.lost += each.lost;
    } else byOther.set(each.other, { ...each });
  }
  return [...byOther.values()];
}

const difference = ({ gained, lost }: Meeting) => (gained > lost ? gained - lost : lost - gained);

const tableMates: Judge = ({ meetings }, now, { amount, count, days }) => {
  const from = manilaDay(new Date(now.at.getTime() - (days ?? 0) * dayMs));
  const near = meetings.filter(({ day }) => day > from && day <= now.day);
  const found = togetherWith(near).filter(
    (each) => each.hands >= (count ?? 0) && (each.isLinked || difference(each) >= pesos(amount)),
  );
  if (found.length === 0) return null;
  return {
    amount: found.reduce((sum, each) => sum + difference(each), 0n),
    count: found.reduce((sum, { hands }) => sum + hands, 0),
  };
};

export const judges: Readonly<Record<AmlRuleName, Judge>> = {
  covered,
  'covered-linked': coveredLinked,
  structured,
  'little-play': littlePlay,
  'in-and-out': inAndOut,
  'many-ways': manyWays,
  unusual,
  'table-mates': tableMates,
};
