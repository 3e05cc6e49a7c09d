import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let lastUid = 500n;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const nextUid = () => {
  lastUid += 1n;
  return lastUid;
};

async function takeBet(uid: bigint, amount: number, at: string): Promise<string | null> {
  const { rows } = await database.pool.query<{ refusal: string | null }>(
    'select limits.take_bet($1, $2, $3) as refusal',
    [uid, amount, at],
  );
  return rows[0]?.refusal ?? null;
}

async function call(name: 'count_win' | 'return_bet', uid: bigint, amount: number, at: string) {
  await database.pool.query(`select limits.${name}($1, $2, $3)`, [uid, amount, at]);
}

async function countDay(
  counts: readonly (readonly [uid: bigint, staked: number, won: number])[],
  at: string,
) {
  const buckets = await database.buckets();
  for (const [bucket, some] of Map.groupBy(counts, ([uid]) => buckets.of(uid))) {
    const columns = [0, 1, 2].map((column) => some.map((count) => count[column]));
    await database.pool.query('select limits.count_day($1, $2, $3, $4, $5)', [
      bucket,
      ...columns,
      at,
    ]);
  }
}

async function setLimits(uid: bigint, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns);
  const places = names.map((_, place) => `$${place + 2}`);
  await database.pool.query(
    `insert into limits.player (bucket, uid, ${names.join(', ')})
     values (platform.bucket_of($1), $1, ${places.join(', ')})`,
    [uid, ...Object.values(columns)],
  );
}

async function daysOf(uid: bigint): Promise<Record<string, [staked: bigint, won: bigint]>> {
  const { rows } = await database.pool.query<{ day: string; staked: bigint; won: bigint }>(
    `select day::text, staked, won from limits.day where uid = $1 and (staked, won) <> (0, 0)`,
    [uid],
  );
  return Object.fromEntries(rows.map(({ day, staked, won }) => [day, [staked, won]]));
}

const noon = '2026-03-02T04:00:00Z';

describe('bets held against the limits of a player', () => {
  test('are counted on the day in Manila, where there is no limit too', async () => {
    const uid = nextUid();
    expect(await takeBet(uid, 100, '2026-03-01T15:59:59Z')).toBeNull();
    expect(await takeBet(uid, 250, '2026-03-01T16:00:00Z')).toBeNull();
    expect(await daysOf(uid)).toEqual({ '2026-03-01': [100n, 0n], '2026-03-02': [250n, 0n] });
  });

  test('a stake may reach the daily limit and not pass it, and a refused one counts nothing', async () => {
    const uid = nextUid();
    await setLimits(uid, { daily_stake: 1000 });
    expect(await takeBet(uid, 1001, noon)).toBe('LIMIT_STAKE');
    expect(await takeBet(uid, 600, noon)).toBeNull();
    expect(await takeBet(uid, 401, noon)).toBe('LIMIT_STAKE');
    expect(await takeBet(uid, 400, noon)).toBeNull();
    expect(await takeBet(uid, 1, noon)).toBe('LIMIT_STAKE');
    expect(await daysOf(uid)).toEqual({ '2026-03-02': [1000n, 0n] });
    expect(await takeBet(uid, 1000, '2026-03-02T16:00:00Z')).toBeNull();
  });

  test('the loss limit counts open stakes as lost and wins as room', async () => {
    const uid = nextUid();
    await setLimits(uid, { daily_loss: 500 });
    expect(await takeBet(uid, 500, noon)).toBeNull();
    expect(await takeBet(uid, 1, noon)).toBe('LIMIT_LOSS');
    await call('count_win', uid, 300, noon);
    expect(await takeBet(uid, 301, noon)).toBe('LIMIT_LOSS');
    expect(await takeBet(uid, 300, noon)).toBeNull();
  });

  test('a stake that comes back leaves the day on which it was taken', async () => {
    const uid = nextUid();
    await setLimits(uid, { daily_stake: 100 });
    const yesterday = '2026-03-01T15:00:00Z';
    expect(await takeBet(uid, 100, yesterday)).toBeNull();
    expect(await takeBet(uid, 100, noon)).toBeNull();
    await call('return_bet', uid, 100, yesterday);
    expect(await takeBet(uid, 1, noon)).toBe('LIMIT_STAKE');
    expect(await daysOf(uid)).toEqual({ '2026-03-02': [100n, 0n] });
  });

  test('a return that fits no day gives no room and does not fail', async () => {
    const uid = nextUid();
    await takeBet(uid, 100, noon);
    await call('return_bet', uid, 500, noon);
    await call('return_bet', uid, 500, '2020-01-01T00:00:00Z');
    expect(await daysOf(uid)).toEqual({});
  });

  test('a higher limit counts from its moment on, and a removed one too', async () => {
    const uid = nextUid();
    await setLimits(uid, {
      daily_stake: 100,
      next_daily_stake: 300,
      next_daily_stake_at: noon,
      daily_loss: 50,
      next_daily_loss: null,
      next_daily_loss_at: noon,
    });
    expect(await takeBet(uid, 51, '2026-03-02T03:59:59Z')).toBe('LIMIT_LOSS');
    expect(await takeBet(uid, 101, '2026-03-02T03:59:59Z')).toBe('LIMIT_STAKE');
    expect(await takeBet(uid, 300, noon)).toBeNull();
    expect(await takeBet(uid, 1, noon)).toBe('LIMIT_STAKE');
  });

  test('an exclusion refuses bets until its end, and never wins or returns', async () => {
    const uid = nextUid();
    await takeBet(uid, 100, noon);
    await setLimits(uid, { excluded_since: noon, excluded_until: '2026-03-03T04:00:00Z' });
    expect(await takeBet(uid, 1, '2026-03-03T03:59:59Z')).toBe('EXCLUDED');
    await call('count_win', uid, 700, noon);
    await call('return_bet', uid, 100, noon);
    expect(await daysOf(uid)).toEqual({ '2026-03-02': [0n, 700n] });
    expect(await takeBet(uid, 1, '2026-03-03T04:00:00Z')).toBeNull();

    const forEver = nextUid();
    await setLimits(forEver, { excluded_since: noon, excluded_until: 'infinity' });
    expect(await takeBet(forEver, 1, '2999-01-01T00:00:00Z')).toBe('EXCLUDED');
  });

  test('a batch adds to the days of many players, those that have none yet too', async () => {
    const first = nextUid();
    const second = nextUid();
    const third = nextUid();
    await takeBet(first, 100, noon);
    const counts = [
      [second, 200, 0],
      [first, 0, 70],
      [first, 30, 0],
      [third, 0, 5],
      [second, 1, 2],
    ] as const;
    await countDay(counts, noon);
    expect(await daysOf(first)).toEqual({ '2026-03-02': [130n, 70n] });
    expect(await daysOf(second)).toEqual({ '2026-03-02': [201n, 2n] });
    expect(await daysOf(third)).toEqual({ '2026-03-02': [0n, 5n] });
  });

  test('limits are exact where numbers are large', async () => {
    const uid = nextUid();
    await setLimits(uid, { daily_stake: '9007199254740993' });
    await database.pool.query('select limits.take_bet($1, $2, $3)', [
      uid,
      '9007199254740992',
      noon,
    ]);
    expect(await takeBet(uid, 2, noon)).toBe('LIMIT_STAKE');
    expect(await takeBet(uid, 1, noon)).toBeNull();
  });
});

const days = ['2026-03-01T02:00:00Z', '2026-03-01T15:59:59Z', '2026-03-01T16:00:01Z'] as const;
const dayNames = ['2026-03-01', '2026-03-01', '2026-03-02'] as const;

interface Step {
  kind: 'take' | 'win' | 'return';
  amount: number;
  moment: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('take', 'take', 'win', 'return'),
  amount: fc.integer({ min: 0, max: 300 }),
  moment: fc.integer({ min: 0, max: days.length - 1 }),
});

/** What the counters should be, written as plainly as the rule can be said. */
class Model {
  readonly days = new Map<string, { staked: number; won: number }>();
  readonly open: { amount: number; moment: number }[] = [];
  readonly stakeMax: number | null;
  readonly lossMax: number | null;

  constructor(stakeMax: number | null, lossMax: number | null) {
    this.stakeMax = stakeMax;
    this.lossMax = lossMax;
  }

  day(moment: number) {
    const name = dayNames[moment] ?? '';
    const day = this.days.get(name) ?? { staked: 0, won: 0 };
    this.days.set(name, day);
    return day;
  }

  /** Says what the database must answer, and counts what it must count. */
  take(amount: number, moment: number): string | null {
    const day = this.day(moment);
    if (this.stakeMax !== null && day.staked + amount > this.stakeMax) return 'LIMIT_STAKE';
    if (this.lossMax !== null && day.staked - day.won + amount > this.lossMax) return 'LIMIT_LOSS';
    day.staked += amount;
    this.open.push({ amount, moment });
    return null;
  }

  sums() {
    const moved = [...this.days].filter(([, { staked, won }]) => staked !== 0 || won !== 0);
    return Object.fromEntries(
      moved.map(([name, { staked, won }]) => [name, [BigInt(staked), BigInt(won)]]),
    );
  }
}

async function walk(uid: bigint, model: Model, { kind, amount, moment }: Step): Promise<void> {
  const at = days[moment] ?? '';
  if (kind === 'take') {
    expect(await takeBet(uid, amount, at)).toBe(model.take(amount, moment));
    return;
  }
  if (kind === 'win') {
    await call('count_win', uid, amount, at);
    model.day(moment).won += amount;
    return;
  }
  const bet = model.open.pop();
  if (!bet) return;
  await call('return_bet', uid, bet.amount, days[bet.moment] ?? '');
  model.day(bet.moment).staked -= bet.amount;
}

describe('random bets, wins and returns', () => {
  test('keep the counters equal to the sums, within the limits that were set', async () => {
    const drawn = fc.record({
      stakeMax: fc.option(fc.integer({ min: 0, max: 3000 })),
      lossMax: fc.option(fc.integer({ min: 0, max: 1500 })),
      steps: fc.array(step, { minLength: 30, maxLength: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(drawn, async ({ stakeMax, lossMax, steps }) => {
        const uid = nextUid();
        await setLimits(uid, { daily_stake: stakeMax, daily_loss: lossMax });
        const model = new Model(stakeMax, lossMax);
        for (const drawnStep of steps) await walk(uid, model, drawnStep);
        expect(await daysOf(uid)).toEqual(model.sums());
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });
});
