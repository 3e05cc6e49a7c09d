import type { Facts, Given, Place, Sums } from './facts.ts';
import { type Day, type GamingDays, type Period, periodStarts, writeDay } from './gaming-days.ts';
import {
  type GroupName,
  ggrOf,
  type Line,
  type Lines,
  lineKey,
  pesos,
  writeLines,
} from './lines.ts';

const count = (amount: bigint | undefined) => Number(amount ?? 0n);

const ngrOf = (sums: Sums) =>
  ggrOf(sums) -
  (sums['bonuses'] ?? 0n) -
  (sums['prizes'] ?? 0n) +
  (sums['fees'] ?? 0n) -
  (sums['share'] ?? 0n);

const revenue = (sums: Sums): Line => ({
  rounds: count(sums['rounds']),
  staked: pesos(sums['staked']),
  won: pesos(sums['won']),
  late_won: pesos(sums['lateWon']),
  turnover: pesos(sums['turnover']),
  ggr: pesos(ggrOf(sums)),
});

/** Which of the facts have a game, and which a venue at least: what has none is left out of such a report. */
const isOfGame = ({ game }: Place) => game !== '';
const isOfVenue = ({ venue }: Place) => venue !== '';

/** Of who came alone: no money was moved. */
const isOfPeople = ({ venue, gateway, promotion }: Place) =>
  venue === '' && gateway === '' && promotion === '';

export interface PlayAsked {
  period: Period;
  by: 'all' | 'brand' | 'venue' | 'game' | 'type' | 'channel' | 'player';
  money: 'real' | 'test';
  brand?: string;
  venue?: string;
  game?: string;
  type?: number;
  channel?: string;
}

export function expectedPlay(facts: Facts, days: GamingDays, asked: PlayAsked): Lines {
  const { period, by, money, brand, venue, game, type, channel } = asked;
  const needsGame = by === 'game' || by === 'type' || game !== undefined || type !== undefined;
  const needsVenue = needsGame || by === 'venue' || venue !== undefined;
  const filters = Object.entries({ brand, venue, game, channel, type: type && String(type) });
  const isLeftOut = (place: Place) =>
    (by !== 'player' && isOfPeople(place)) ||
    (needsGame && !isOfGame(place)) ||
    (needsVenue && !isOfVenue(place)) ||
    filters.some(([name, value]) => value !== undefined && place[name as GroupName] !== value);
  return writeLines(
    facts,
    days,
    { period, by, isTest: money === 'test', isLeftOut },
    (sums, before) => ({
      ...revenue(sums),
      bonuses: needsVenue ? null : pesos(sums['bonuses']),
      prizes: needsGame ? null : pesos(sums['prizes']),
      fees: needsVenue ? null : pesos(sums['fees']),
      share: needsVenue ? null : pesos(sums['share']),
      ngr: needsVenue ? null : pesos(ngrOf(sums)),
      'before.staked': pesos(before['staked']),
      'before.ggr': pesos(ggrOf(before)),
      'before.ngr': needsVenue ? null : pesos(ngrOf(before)),
    }),
  );
}

export function expectedCash(
  facts: Facts,
  days: GamingDays,
  {
    period,
    by,
    money,
  }: { period: Period; by: 'all' | 'way' | 'gateway' | 'brand'; money: 'real' | 'test' },
): Lines {
  const isLeftOut = ({ gateway }: Place) => gateway === '';
  return writeLines(
    facts,
    days,
    { period, by, isTest: money === 'test', isLeftOut },
    (sums, before, longest) => {
      const approvals = count(sums['approvals']);
      return {
        deposits: count(sums['deposits']),
        deposited: pesos(sums['deposited']),
        deposit_fees: pesos(sums['depositFees']),
        payouts: count(sums['payouts']),
        paid_out: pesos(sums['paidOut']),
        payout_fees: pesos(sums['payoutFees']),
        returns: count(sums['returns']),
        returned: pesos(sums['returned']),
        approvals,
        approval_seconds:
          approvals === 0 ? null : Math.round(count(sums['approvalSeconds']) / approvals),
        approval_longest: approvals === 0 ? null : Number(longest),
        adjustments: count(sums['adjustments']),
        adjusted: pesos(sums['adjusted']),
        'before.deposited': pesos(before['deposited']),
        'before.paid_out': pesos(before['paidOut']),
      };
    },
  );
}

/** The gross revenue of each player by period. */
function grossOfPlayers(facts: Facts, period: Period, isTest: boolean): Map<string, bigint> {
  const gross = new Map<string, bigint>();
  for (const { place, sums } of facts.players.values()) {
    if (place.isTest !== isTest) continue;
    const at = lineKey(writeDay(periodStarts[period](place.day)), place.player);
    gross.set(at, (gross.get(at) ?? 0n) + ggrOf(sums));
  }
  return gross;
}

export function expectedBonuses(
  facts: Facts,
  days: GamingDays,
  { period, money }: { period: Period; money: 'real' | 'test' },
): Lines {
  const isTest = money === 'test';
  const isLeftOut = ({ promotion }: Place) => promotion === '';
  const cost = (sums: Sums) => pesos(sums['bonuses']);
  const lines = writeLines(
    facts,
    days,
    { period, by: 'promotion', isTest, isLeftOut },
    (sums, before) => ({
      given: count(sums['given']),
      given_amount: pesos(sums['givenAmount']),
      taken: count(sums['taken']),
      taken_amount: pesos(sums['takenAmount']),
      cost: cost(sums),
      'before.cost': cost(before),
    }),
  );
  const gross = grossOfPlayers(facts, period, isTest);
  const given = facts.given.filter((each) => each.isTest === isTest);
  const startOf = ({ day }: Given) => writeDay(periodStarts[period](day));
  for (const [at, own] of Map.groupBy(given, (each) => lineKey(startOf(each), each.promotion))) {
    const [first] = own;
    const line = lines.get(at);
    if (!line || !first) continue;
    const players = new Set(own.map(({ player }) => player));
    const returned = [...players].map((each) => gross.get(lineKey(startOf(first), each)) ?? 0n);
    line['players'] = players.size;
    line['returned'] = pesos(returned.reduce((sum, each) => sum + each, 0n));
  }
  return lines;
}

export function expectedEntries(
  facts: Facts,
  days: GamingDays,
  {
    period,
    by,
    money,
  }: { period: Period; by: 'all' | 'brand' | 'channel'; money: 'real' | 'test' },
): Lines {
  const isTest = money === 'test';
  const isLeftOut = (place: Place) => !isOfPeople(place);
  return writeLines(facts, days, { period, by, isTest, isLeftOut }, (sums, before) => ({
    registered: count(sums['registered']),
    first_deposits: count(sums['firstDeposits']),
    first_deposited: pesos(sums['firstDeposited']),
    'before.registered': count(before['registered']),
    'before.first_deposits': count(before['firstDeposits']),
  }));
}

const roundDown = (sum: bigint, by: bigint) => (sum - (((sum % by) + by) % by)) / by;

/** By the week of registration and how many weeks later. */
export function expectedCohorts(
  facts: Facts,
  { money, brand }: { money: 'real' | 'test'; brand?: string },
): Lines {
  const isTest = money === 'test';
  const isWanted = (whose: { isTest: boolean; brand: string }) =>
    whose.isTest === isTest && (brand === undefined || whose.brand === brand);
  const registered = new Map<Day, number>();
  for (const { place, sums } of facts.all.values()) {
    const came = count(sums['registered']);
    if (came === 0 || !isWanted(place)) continue;
    const cohort = place.day - ((place.day + 3) % 7);
    registered.set(cohort, (registered.get(cohort) ?? 0) + came);
  }
  const lines = new Map<
    string,
    {
      cohort: Day;
      week: Day;
      players: number;
      depositors: number;
      deposited: bigint;
      ggr: bigint;
    }
  >();
  for (const each of facts.weeks.values()) {
    if (!isWanted(each)) continue;
    const key = lineKey(writeDay(each.cohort), String((each.week - each.cohort) / 7));
    const line = lines.get(key) ?? {
      cohort: each.cohort,
      week: each.week,
      players: 0,
      depositors: 0,
      deposited: 0n,
      ggr: 0n,
    };
    lines.set(key, line);
    line.players += each.hasPlayed ? 1 : 0;
    line.depositors += each.hasPaid ? 1 : 0;
    line.deposited += each.deposited;
    line.ggr += each.ggr;
  }
  const all = [...lines.values()];
  return new Map(
    [...lines].map(([key, { cohort, week, players, depositors, deposited, ggr }]) => {
      const came = registered.get(cohort) ?? 0;
      const soFar = all
        .filter((each) => each.cohort === cohort && each.week <= week)
        .reduce((sum, each) => sum + each.ggr, 0n);
      const retention = came === 0 ? null : ((players / came) * 100).toFixed(1);
      return [
        key,
        {
          registered: came,
          players,
          retention,
          depositors,
          deposited: pesos(deposited),
          ggr: pesos(ggr),
          value: came === 0 ? null : pesos(roundDown(soFar, BigInt(came))),
        },
      ];
    }),
  );
}

/** Closed days: real money alone, with what came later and concerns them. */
export function expectedDays(facts: Facts, days: GamingDays): Lines {
  const wanted = { period: 'day', by: 'all', isTest: false } as const;
  const lines = writeLines(facts, days, wanted, (sums) => ({
    ...revenue(sums),
    bonuses: pesos(sums['bonuses']),
    prizes: pesos(sums['prizes']),
    fees: pesos(sums['fees']),
    share: pesos(sums['share']),
    ngr: pesos(ngrOf(sums)),
    deposited: pesos(sums['deposited']),
    paid_out: pesos((sums['paidOut'] ?? 0n) - (sums['returned'] ?? 0n)),
    corrections: 0,
    corrected: pesos(0n),
  }));
  const real = facts.corrections.filter(({ isTest }) => !isTest);
  for (const [ofDay, own] of Map.groupBy(real, (each) => each.ofDay)) {
    const line = lines.get(lineKey(writeDay(ofDay), ''));
    if (!line) continue;
    line['corrections'] = own.length;
    line['corrected'] = pesos(own.reduce((sum, { amount }) => sum + amount, 0n));
  }
  return lines;
}

/** What came after its day was closed, each by what it is of. */
export function expectedCorrections(facts: Facts): Lines {
  const lines: Lines = new Map();
  for (const { isTest, day, ofDay, kind, uid, subject, amount } of facts.corrections) {
    if (isTest) continue;
    const key = lineKey(writeDay(day), `${writeDay(ofDay)} ${kind} ${uid} ${subject}`);
    // A round may be corrected twice on a day.
    const known = lines.get(key)?.['amount'];
    const sum = amount + (typeof known === 'string' ? BigInt(known) : 0n);
    lines.set(key, { amount: String(sum) });
  }
  return lines;
}
