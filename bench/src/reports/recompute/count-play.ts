import type { Facts, Place } from './facts.ts';
import type { Day, GamingDays } from './gaming-days.ts';
import type { BookedMovement, BookedPlayer, BookedPosting, BookedRound } from './read-books.ts';

/** What rounds of a player come to, before they are put to their days. */
interface RoundSums {
  staked: bigint;
  won: bigint;
  turnover: bigint;
}

export interface Counting {
  facts: Facts;
  days: GamingDays;
  player: BookedPlayer;
  /** By the account that the ledger booked it on. */
  isTest: boolean;
  placeOf(day: Day, more?: Partial<Place>): Place;
}

/** What the posting did to the player's own balance. */
export const movedBy = ({ accounts, amounts }: BookedPosting): bigint =>
  accounts.reduce(
    (sum, account, leg) => (account === 'player' ? sum + (amounts[leg] ?? 0n) : sum),
    0n,
  );

const roundPlace = ({ venue, game, type }: BookedRound) => ({ venue, game, type: String(type) });

/** Whether a posting came after its round was closed: a win that was held back, or a correction. */
const isLate = (posting: BookedPosting, movement: BookedMovement, round: BookedRound) =>
  movement.kind === 'correction' ||
  (movement.kind === 'win' && round.settledAt !== null && posting.at > round.settledAt);

function countLate(
  { facts, days, player, isTest, placeOf }: Counting,
  posting: BookedPosting,
  { kind, returned }: BookedMovement,
  round: BookedRound,
): void {
  const day = days.of(posting.at.getTime());
  const won = movedBy(posting) - returned;
  facts.add(placeOf(day, roundPlace(round)), {
    lateWon: won,
    staked: -returned,
    turnover: posting.turnover,
  });
  const ofDay = days.of(round.settledAt?.getTime() ?? 0);
  if (ofDay >= day) return;
  facts.corrections.push({
    day,
    ofDay,
    isTest,
    uid: player.uid,
    kind: kind === 'correction' ? 'correction' : 'late-win',
    subject: String(round.id),
    amount: -returned - won,
  });
}

function countInRound(sums: RoundSums, posting: BookedPosting, movement: BookedMovement): void {
  const moved = movedBy(posting);
  sums.turnover += posting.turnover;
  if (movement.kind === 'bet' || movement.kind === 'rollback') {
    sums.staked -= moved;
    return;
  }
  sums.staked -= movement.returned;
  sums.won += moved - movement.returned;
}

function addRounds(counting: Counting, rounds: ReadonlyMap<bigint, RoundSums>): void {
  const { facts, days, player, placeOf } = counting;
  const nothing = { staked: 0n, won: 0n, turnover: 0n };
  for (const round of player.rounds.values()) {
    if (round.status !== 'completed' || round.settledAt === null) continue;
    const place = placeOf(days.of(round.settledAt.getTime()), roundPlace(round));
    facts.add(place, { rounds: 1n, ...(rounds.get(round.id) ?? nothing) });
    facts.rounds += 1;
  }
}

/** Every posting of the games: in its round, which counts on the day it was settled, or beside it, on its own day. */
export function countPlay(counting: Counting, postings: readonly BookedPosting[]): void {
  const { facts, days, player, placeOf } = counting;
  const rounds = new Map<bigint, RoundSums>();
  for (const posting of postings) {
    const day = days.of(posting.at.getTime());
    if (posting.scope === 'jackpots') {
      const venue = player.jackpots.get(posting.key) ?? '';
      facts.add(placeOf(day, { venue }), { prizes: movedBy(posting) });
      continue;
    }
    const movement = player.movements.get(posting.key);
    if (!movement) throw new Error(`The posting ${posting.key} is of no movement`);
    if (movement.kind === 'promo') {
      const [venue = ''] = posting.key.split(':');
      facts.add(placeOf(day, { venue }), { prizes: movedBy(posting) });
      continue;
    }
    const round = player.rounds.get(movement.betId);
    if (!round) throw new Error(`The posting ${posting.key} is of no round`);
    if (isLate(posting, movement, round)) {
      countLate(counting, posting, movement, round);
      continue;
    }
    const sums = rounds.get(round.id) ?? { staked: 0n, won: 0n, turnover: 0n };
    rounds.set(round.id, sums);
    countInRound(sums, posting, movement);
  }
  addRounds(counting, rounds);
}
