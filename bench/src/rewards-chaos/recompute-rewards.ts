import { prizesByPlace } from '@perya/contract/rules/promotions/ranking';
import { demoCheckIns } from '@perya/demo/promotions/check-ins';
import { demoLevelUps } from '@perya/demo/promotions/level-up';
import { demoRankings } from '@perya/demo/promotions/ranking';
import { demoRebates } from '@perya/demo/promotions/rebate';
import { demoTasks } from '@perya/demo/promotions/tasks';

/** A round of the log that was played to its end. */
export interface LogRound {
  uid: bigint;
  /** In Manila. */
  day: string;
  venue: string;
  gameType: number;
  stake: bigint;
  payout: bigint;
}

/** Promotion, player, period, step, currency and amount, in one line. */
export type RewardLine = string;

interface Level {
  level: number;
  xp: bigint;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);
const lineOf = (
  { id, currency }: { id: number; currency: string },
  uid: bigint,
  period: string,
  step: number,
  amount: bigint | number,
): RewardLine => `${id} ${uid} ${period} ${step} ${currency} ${amount}`;

const ofPlayer = (rounds: readonly LogRound[], uid: bigint) =>
  rounds.filter((round) => round.uid === uid);

function levelGifts(uid: bigint, rounds: readonly LogRound[], levels: readonly Level[]) {
  const xp = sum(rounds.map(({ stake }) => stake)) / 100n;
  return demoLevelUps.flatMap((promotion) =>
    (promotion.rules['levels'] as { level: number; amount: number }[])
      .filter(({ level }) => levels.some((each) => each.level === level && each.xp <= xp))
      .map(({ level, amount }) => lineOf(promotion, uid, `level:${level}`, 0, amount)),
  );
}

/** Newbie slots, slots of the day, any game of the day. */
const claimedTasks = [3, 103, 105];
const slots = 3;

function taskRewards(uid: bigint, rounds: readonly LogRound[], today: string) {
  return demoTasks.flatMap((promotion) => {
    const { ty, tiers } = promotion.rules as {
      ty: number;
      tiers: { value: number; bonus: number }[];
    };
    if (!claimedTasks.includes(ty)) return [];
    const count = rounds.filter(({ gameType }) => ty === 105 || gameType === slots).length;
    return tiers.flatMap(({ value, bonus }, step) =>
      count >= value ? [lineOf(promotion, uid, ty < 100 ? 'newbie' : today, step, bonus)] : [],
    );
  });
}

function checkInReward(uid: bigint, today: string) {
  return demoCheckIns
    .filter(({ rules }) => rules['ty'] === 8)
    .map((promotion) => {
      const [first = 0] = promotion.rules['amounts'] as number[];
      return lineOf(promotion, uid, today, 0, first);
    });
}

function rankingPrizes(rounds: readonly LogRound[], uids: readonly bigint[], today: string) {
  return demoRankings.flatMap((promotion) => {
    const types = promotion.rules['game_types'] as number[];
    const prizes = prizesByPlace(promotion.rules['prizes'] as Parameters<typeof prizesByPlace>[0]);
    return uids
      .map((uid) => ({
        uid,
        staked: sum(
          ofPlayer(rounds, uid)
            .filter(({ gameType }) => types.includes(gameType))
            .map(({ stake }) => stake),
        ),
      }))
      .filter(({ staked }) => staked > 0n)
      .toSorted((a, b) => Number(b.staked - a.staked) || Number(a.uid - b.uid))
      .slice(0, prizes.length)
      .map(({ uid }, place) => lineOf(promotion, uid, today, 0, prizes[place] ?? 0));
  });
}

function rebates(uid: bigint, rounds: readonly LogRound[], today: string) {
  const running = demoRebates.filter(({ endsAt }) => endsAt === undefined || endsAt > today);
  return running.flatMap((promotion) => {
    const { of, share, venues, least, most } = promotion.rules as {
      of: string;
      share: number;
      venues: string[];
      least: number;
      most: number | null;
    };
    const counted = rounds.filter(({ venue }) => venues.length === 0 || venues.includes(venue));
    const base = sum(
      counted.map(({ stake, payout }) => (of === 'stakes' ? stake : stake - payout)),
    );
    if (base <= 0n || base < BigInt(least)) return [];
    const whole = (base * BigInt(share)) / 10_000n;
    const amount = most !== null && whole > BigInt(most) ? BigInt(most) : whole;
    return amount > 0n ? [lineOf(promotion, uid, today, 0, amount)] : [];
  });
}

/** What the rounds of one day are worth to everybody who has collected all of it, from nothing but the log. */
export function recomputeRewards(
  rounds: readonly LogRound[],
  uids: readonly bigint[],
  today: string,
  levels: readonly Level[],
): RewardLine[] {
  const each = uids.flatMap((uid) => {
    const own = ofPlayer(rounds, uid);
    return [
      ...levelGifts(uid, own, levels),
      ...taskRewards(uid, own, today),
      ...checkInReward(uid, today),
      ...rebates(uid, own, today),
    ];
  });
  return [...each, ...rankingPrizes(rounds, uids, today)].toSorted();
}
