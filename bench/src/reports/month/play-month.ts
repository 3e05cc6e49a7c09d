import { centavos } from '@perya/money';
import type pg from 'pg';
import { readBuckets } from '../../../../apps/server/src/platform/database/buckets.ts';
import { catchUp } from '../../../../apps/server/src/platform/events/log-reader.ts';
import type { Product } from '../../product/assemble-product.ts';
import { furnishMonth } from './furnish.ts';
import { createRewards } from './give-rewards.ts';
import { type MonthClock, takeClock } from './month-clock.ts';
import {
  createDraw,
  dateOf,
  dayMs,
  type MonthPlayer,
  type MonthSize,
  midnightOf,
  minuteMs,
  planPlayers,
  policyChanges,
} from './month-plan.ts';
import { createMoney, fundTesters } from './move-money.ts';
import { createPlay, type MonthPlay } from './play-rounds.ts';

const hourMs = 60 * minuteMs;
const roundsAtOnce = 700;
const seed = 20_261_001;

/** Reads the logs and closes what is over, as the background does. */
async function closeWhatIsOver(product: Product, pool: pg.Pool, looks = 100): Promise<void> {
  const readers = product.jobs.flatMap(({ readers: own = [] }) => own);
  const run = async (name: string) => {
    const task = product.jobs.find(({ tasks }) => name in tasks)?.tasks[name];
    if (!task) throw new Error(`There is no task ${name}`);
    // What a worker lends its tasks is of no use to these.
    await task({}, undefined as never);
  };
  const count = async () => {
    const { rows } = await pool.query<{ closed: number }>(
      'select count(*)::int as closed from reports.closed_day',
    );
    return rows[0]?.closed ?? 0;
  };
  const before = await count();
  for (let look = 0; look < looks; look += 1) {
    for (const reader of readers.filter(({ name }) => name.startsWith('reports.'))) {
      await catchUp(pool, reader, hourMs);
    }
    await run('reports_walk_players');
    await run('reports_close_days');
    if ((await count()) > before) return;
  }
  throw new Error('A gaming day could not be closed');
}

/** The moments of a day at which rounds begin; some of them end in the next gaming day, whenever that begins. */
function momentsOf(day: number, roundsOfDay: number): number[] {
  const slots = Math.min(22, Math.max(2, Math.ceil(roundsOfDay / roundsAtOnce)));
  const spread = Array.from({ length: slots }, (_, at) => ((at + 0.5) / slots) * 23.5 * hourMs);
  const turns = [6 * hourMs - minuteMs, dayMs - minuteMs];
  return [...spread, ...turns].sort((a, b) => a - b).map((at) => midnightOf(day) + at);
}

async function setPolicy(owner: pg.Pool): Promise<void> {
  const { after, hour, shareBefore, shareAfter } = policyChanges;
  await owner.query(
    `insert into reports.policy (from_day, day_hour, share_basis_points, made_by)
     values ($1, 0, $2, 'month'), ($3, $4, $5, 'month')`,
    [dateOf(0), shareBefore, dateOf(after), hour, shareAfter],
  );
  // What counts by half.
  await owner.query(
    `insert into games.turnover_weight (game_type, weight) values (1, 50)
     on conflict (game_type) do update set weight = excluded.weight`,
  );
}

/**
 * In a month the database looks at its tables hundreds of times; this one is over before it has looked once. By what it
 * knows of empty tables every batch would read all rounds of the month, so it looks whenever twice as much was played.
 */
function createLooks(owner: pg.Pool): (rounds: number) => Promise<void> {
  let next = 0;
  return async (rounds) => {
    if (rounds < next) return;
    next = Math.max(500, rounds * 2);
    await owner.query('analyze');
  };
}

interface Month {
  look: ReturnType<typeof createLooks>;
  size: MonthSize;
  clock: MonthClock;
  players: readonly MonthPlayer[];
  play: ReturnType<typeof createPlay>;
  money: ReturnType<typeof createMoney>;
  rewards: ReturnType<typeof createRewards>;
}

async function liveDay(month: Month, day: number): Promise<void> {
  const { look, size, clock, players, play, money, rewards } = month;
  const roundsOfDay = Math.ceil(size.rounds / size.days);
  const some = Math.max(2, Math.ceil(players.length / 12));
  const moments = momentsOf(day, roundsOfDay);
  // Some have no money for theirs: the more is played, the more of them.
  const each = Math.ceil((roundsOfDay * 1.3) / moments.length);
  for (const [at, moment] of moments.entries()) {
    await clock.goTo(moment);
    const here = players.filter(({ joined }) => joined < clock.now() - 10 * minuteMs);
    const real = here.filter(({ isTest }) => !isTest);
    if (at === 0) {
      await money.payIn(real, day === 0 ? real.length * 3 : some);
      await money.payInOtherwise(real);
      await rewards.give(here, dateOf(day), Math.max(2, Math.ceil(some / 4)));
    }
    await play.play(each, here);
    await look(play.kept.rounds);
    if (at % 4 === 1) await money.payOut(real, Math.ceil(some / 6));
    if (at % 6 === 2) await play.givePrizes(Math.max(2, Math.ceil(some / 8)), here);
    if (at % 8 === 3) await play.correct(Math.max(2, Math.ceil(roundsOfDay / 150)));
  }
  await clock.goTo(clock.now() + minuteMs);
  await play.decide();
}

/** A month of play in an empty house, day after day, each closed when it is over. */
export async function playMonth(
  { owner, product }: { owner: pg.Pool; product: Product },
  size: MonthSize,
  say: (line: string) => void,
): Promise<{ rounds: number }> {
  const clock = await takeClock(owner, midnightOf(0) - dayMs / 2);
  const draw = createDraw(seed);
  const players = planPlayers(size, draw);
  await furnishMonth(owner, product, players);
  await setPolicy(owner);
  const { pool } = product;
  const parts: MonthPlay = { pool, buckets: await readBuckets(pool), clock, draw };
  const money = createMoney(parts);
  const month = {
    look: createLooks(owner),
    size,
    clock,
    players,
    money,
    play: createPlay(parts),
    rewards: createRewards(parts, product),
  };
  await fundTesters(
    pool,
    (uid) =>
      product.apis.ledger.post({
        uid,
        scope: 'test',
        key: `funds-${uid}`,
        amount: centavos(50_000_000n),
        legs: [{ account: 'house:test-funds', amount: centavos(-50_000_000n) }],
      }),
    players.filter(({ isTest }) => isTest),
    clock,
  );
  for (let day = 0; day < size.days; day += 1) {
    await liveDay(month, day);
    await pool.query('select games.forget_nonces()');
    await clock.goTo(midnightOf(day + 1) + 2000);
    if (day + 1 !== policyChanges.after) await closeWhatIsOver(product, pool);
    say(`${dateOf(day)}: ${month.play.kept.rounds.toLocaleString('en-US')} rounds`);
  }
  await money.close();
  return { rounds: month.play.kept.rounds };
}
