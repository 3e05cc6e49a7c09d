import type pg from 'pg';
import { countMoney } from './count-money.ts';
import { type Counting, countPlay, movedBy } from './count-play.ts';
import { Facts } from './facts.ts';
import { type Day, type GamingDays, periodStarts, readGamingDays } from './gaming-days.ts';
import { type BookedPlayer, type BookedPosting, readBooks } from './read-books.ts';

const isOfGames = ({ scope }: BookedPosting) => scope === 'games' || scope === 'jackpots';
const isPaidIn = ({ scope }: BookedPosting) => scope === 'deposits' || scope === 'vouchers';

/** A wallet is of test money from its first posting; who has none is what the account is. */
function hasTestMoney({ postings, isTester }: BookedPlayer): boolean {
  const [first] = postings;
  return first ? first.accounts.some((account) => account.startsWith('test:')) : isTester;
}

/** Who came, and what each did in a week. */
function countPeople(counting: Counting, joined: Day): void {
  const { facts, days, player, isTest, placeOf } = counting;
  facts.add(placeOf(joined), { registered: 1n });
  const weekOf = (day: Day) =>
    facts.week(player.uid, {
      cohort: periodStarts.week(joined),
      week: periodStarts.week(day),
      isTest,
      brand: player.brand,
    });
  const paid = player.postings.filter(isPaidIn);
  const [first] = paid;
  if (first) {
    facts.add(placeOf(days.of(first.at.getTime())), {
      firstDeposits: 1n,
      firstDeposited: movedBy(first),
    });
  }
  for (const posting of paid) {
    const week = weekOf(days.of(posting.at.getTime()));
    week.hasPaid = true;
    week.deposited += movedBy(posting);
  }
  for (const { status, settledAt } of player.rounds.values()) {
    if (status === 'completed' && settledAt) weekOf(days.of(settledAt.getTime())).hasPlayed = true;
  }
}

/** The gross revenue of a player's weeks is what was counted of their days. */
function countGross(counting: Counting, joined: Day, own: Facts): void {
  const { facts, player, isTest } = counting;
  for (const { place, sums } of own.all.values()) {
    const ggr = (sums['staked'] ?? 0n) - (sums['won'] ?? 0n) - (sums['lateWon'] ?? 0n);
    if (ggr === 0n) continue;
    facts.week(player.uid, {
      cohort: periodStarts.week(joined),
      week: periodStarts.week(place.day),
      isTest,
      brand: player.brand,
    }).ggr += ggr;
  }
}

function countPlayer(facts: Facts, days: GamingDays, player: BookedPlayer): void {
  const isTest = hasTestMoney(player);
  const joined = days.of(player.registeredAt.getTime());
  const nowhere = {
    venue: '',
    game: '',
    type: '',
    way: '',
    gateway: '',
    promotion: '',
    player: '',
  };
  const { brand, channel } = player;
  const counting: Counting = {
    facts,
    days,
    player,
    isTest,
    placeOf: (day, more = {}) => ({ day, isTest, brand, channel, ...nowhere, ...more }),
  };
  const own = new Facts();
  countPlay({ ...counting, facts: own }, player.postings.filter(isOfGames));
  countMoney({ ...counting, facts: own }, player.postings);
  facts.take(own, player.uid);
  countPeople(counting, joined);
  countGross(counting, joined, own);
  facts.entries += player.postings.reduce((sum, { accounts }) => sum + accounts.length, 0);
}

/** Every figure of the house, from ledger entries and rounds alone: nothing of what the reports keep is read. */
export async function recompute(pool: pg.Pool): Promise<{ facts: Facts; days: GamingDays }> {
  const days = await readGamingDays(pool);
  const facts = new Facts();
  for await (const player of readBooks(pool)) countPlayer(facts, days, player);
  return { facts, days };
}
