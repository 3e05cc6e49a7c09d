import type pg from 'pg';
import type { Product } from '../product/assemble-product.ts';
import { type LogRound, type RewardLine, recomputeRewards } from './recompute-rewards.ts';

export interface RewardsFindings {
  /** Rounds that were played to their end. */
  rounds: number;
  rewards: number;
  /** Centavos and Filcoins that were given. */
  pesos: bigint;
  filcoins: bigint;
  /** What does not agree, in words; empty is what must be shown. */
  faults: string[];
}

export interface CheckOptions {
  pool: pg.Pool;
  apis: Product['apis'];
  uids: readonly bigint[];
  /** What each player began with, and has won or lost by the provider's own records. */
  fundsEach: bigint;
  sums: ReadonlyMap<string, number>;
}

interface Reward {
  uid: bigint;
  line: RewardLine;
  currency: string;
  amount: bigint;
  state: string;
}

async function readLog(pool: pg.Pool): Promise<LogRound[]> {
  const { rows } = await pool.query<LogRound & { at: Date }>(
    `select uid, settled_at as at, venue, game_type as "gameType", stake, payout
     from games.settled where status = 'completed' order by seq`,
  );
  const eightHoursMs = 8 * 3_600_000;
  return rows.map(({ at, ...round }) => ({
    ...round,
    day: new Date(at.getTime() + eightHoursMs).toISOString().slice(0, 10),
  }));
}

async function readRewards(pool: pg.Pool): Promise<Reward[]> {
  const { rows } = await pool.query<Reward>(
    `select uid, concat_ws(' ', promotion_id, uid, period, step, currency, amount) as line, currency, amount, state
     from promotions.reward`,
  );
  return rows;
}

async function countOf(pool: pg.Pool, statement: string): Promise<number> {
  const { rows } = await pool.query<{ count: bigint }>(statement);
  return Number(rows[0]?.count ?? 0);
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, each) => all + each, 0n);

/** What readers keep of the log: sums by day and game, and how far each player has come. */
export async function findUnread(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(
    `with log as (
       select uid, platform.manila_day(settled_at) as day, game_code, count(*)::bigint as rounds,
         sum(stake)::bigint as staked, sum(payout)::bigint as won
       from games.settled where status = 'completed' group by 1, 2, 3
     ), noted as (
       select uid, day, game_code, rounds::bigint as rounds, staked::bigint as staked, won::bigint as won
       from promotions.played
     )
     select 'the day of player ' || coalesce(l.uid, n.uid) || ' is noted otherwise' as fault
       from log l full join noted n using (uid, day, game_code)
       where (l.rounds, l.staked, l.won) is distinct from (n.rounds, n.staked, n.won)
     union all
     select 'what player ' || coalesce(l.uid, s.uid) || ' has staked is noted otherwise'
       from (select uid, sum(staked)::bigint as staked from log group by uid) l
       full join vip.standing s using (uid)
       where l.staked is distinct from s.staked`,
  );
  return rows.map(({ fault }) => fault);
}

async function findWrongBalances(
  { apis, uids, fundsEach, sums }: CheckOptions,
  rewards: readonly Reward[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const uid of uids) {
    const own = rewards.filter((reward) => reward.uid === uid);
    const given = (currency: string) =>
      sum(own.filter((reward) => reward.currency === currency).map(({ amount }) => amount));
    const pesos = fundsEach + BigInt(sums.get(String(uid)) ?? 0) + given('PHP');
    const { balance } = await apis.ledger.wallet(uid);
    const { balance: filcoins } = await apis.points.wallet(uid);
    if (balance !== pesos) faults.push(`player ${uid} has ${balance} centavos and not ${pesos}`);
    if (filcoins !== given('FIL')) faults.push(`player ${uid} has other Filcoins than were given`);
  }
  return faults;
}

/** Holds every reward against what the log is worth, and the money against both. */
export async function checkRewards(options: CheckOptions): Promise<RewardsFindings> {
  const { pool, apis, uids } = options;
  const log = await readLog(pool);
  const rewards = await readRewards(pool);
  const levels = await pool.query<{ level: number; xp: bigint }>('select level, xp from vip.level');
  const faults = await findUnread(pool);
  const [today = '', ...otherDays] = new Set(log.map(({ day }) => day));
  if (otherDays.length > 0) faults.push('A midnight fell into the run');
  const wanted = recomputeRewards(log, uids, today, levels.rows);
  const given = rewards.map(({ line }) => line);
  const missing = wanted.filter((line) => !given.includes(line));
  const surplus = given.filter(
    (line, place) => !wanted.includes(line) || given.indexOf(line) !== place,
  );
  faults.push(...missing.map((line) => `not given: ${line}`));
  faults.push(...surplus.map((line) => `given and not earned: ${line}`));
  const unclaimed = rewards.filter(({ state }) => state !== 'claimed');
  faults.push(...unclaimed.map(({ line, state }) => `${state} and not credited: ${line}`));
  if (await countOf(pool, `select count(*) from games.bet where status = 'pending'`)) {
    faults.push('A round is open');
  }
  if (await countOf(pool, 'select count(*) from games.held_win')) faults.push('A win was held');
  faults.push(...(await findWrongBalances(options, rewards)));
  for (const books of [apis.ledger, apis.points, apis.promotions]) {
    const broken = await books.check();
    faults.push(...broken.map(({ invariant, detail }) => `${invariant}: ${detail}`));
  }
  const amountOf = (wantedCurrency: string) =>
    sum(rewards.flatMap(({ currency, amount }) => (currency === wantedCurrency ? [amount] : [])));
  return {
    rounds: log.length,
    rewards: rewards.length,
    pesos: amountOf('PHP'),
    filcoins: amountOf('FIL'),
    faults,
  };
}
