import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
let lastUid = 700n;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const nextUid = () => {
  lastUid += 1n;
  return lastUid;
};

async function take(uid: bigint, amount: number, at: string): Promise<string | null> {
  const { rows } = await database.pool.query<{ refusal: string | null }>(
    'select limits.take_deposit($1, $2, $3) as refusal',
    [uid, amount, at],
  );
  return rows[0]?.refusal ?? null;
}

async function call(
  name: 'return_deposit' | 'count_deposit',
  uid: bigint,
  amount: number,
  at: string,
) {
  await database.pool.query(`select limits.${name}($1, $2, $3)`, [uid, amount, at]);
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

async function sumsAt(uid: bigint, at: string): Promise<bigint[]> {
  const { rows } = await database.pool.query<{ today: bigint; week: bigint; month: bigint }>(
    'select today, week, month from limits.deposited($1, $2)',
    [uid, at],
  );
  const [row] = rows;
  return row ? [row.today, row.week, row.month] : [];
}

const start = Date.parse('2026-02-20T04:00:00Z');
const dayMs = 24 * 3600 * 1000;

/** What was taken and not given back, and the limits of day, week and month. */
class Model {
  readonly taken: { at: Date; amount: number }[] = [];
  readonly limits: readonly (number | null)[];
  constructor(limits: readonly (number | null)[]) {
    this.limits = limits;
  }

  sums(at: Date): number[] {
    const daysBack = [0, (at.getUTCDay() + 6) % 7, at.getUTCDate() - 1];
    return daysBack.map((days) => {
      const since = at.getTime() - days * dayMs;
      const counted = this.taken.filter((one) => one.at.getTime() >= since);
      return counted.reduce((sum, { amount }) => sum + amount, 0);
    });
  }

  fits(at: Date, amount: number): boolean {
    const sums = this.sums(at);
    return this.limits.every((max, span) => max === null || (sums[span] ?? 0) + amount <= max);
  }
}

async function walk(
  uid: bigint,
  model: Model,
  step: { at: number; amount: number; back: boolean },
): Promise<void> {
  const at = new Date(start + step.at * dayMs);
  const last = step.back ? model.taken.pop() : undefined;
  if (last) {
    await call('return_deposit', uid, last.amount, last.at.toISOString());
  } else {
    const fits = model.fits(at, step.amount);
    expect(await take(uid, step.amount, at.toISOString())).toBe(fits ? null : 'DEPOSIT_LIMIT');
    if (fits) model.taken.push({ at, amount: step.amount });
  }
  expect((await sumsAt(uid, at.toISOString())).map(Number)).toEqual(model.sums(at));
}

const monday = '2026-03-02T04:00:00Z';
const sundayNight = '2026-03-08T15:59:59Z';
const nextMonday = '2026-03-08T16:00:00Z';

describe('deposits held against the limits of a player', () => {
  test('are counted by the day, the week from Monday and the month in Manila', async () => {
    const uid = nextUid();
    expect(await take(uid, 5, '2026-02-28T15:59:59Z')).toBeNull();
    expect(await take(uid, 10, '2026-02-28T16:00:00Z')).toBeNull();
    expect(await take(uid, 100, monday)).toBeNull();
    expect(await take(uid, 1000, sundayNight)).toBeNull();
    expect(await sumsAt(uid, '2026-02-28T15:00:00Z')).toEqual([5n, 5n, 5n]);
    // The first of March is a Sunday, the last day of a week that began in February.
    expect(await sumsAt(uid, '2026-03-01T04:00:00Z')).toEqual([10n, 15n, 10n]);
    expect(await sumsAt(uid, sundayNight)).toEqual([1000n, 1100n, 1110n]);
    expect(await sumsAt(uid, nextMonday)).toEqual([0n, 0n, 1110n]);
  });

  test.each([
    ['day', { daily_deposit: 1000 }, '2026-03-02T16:00:00Z'],
    ['week', { weekly_deposit: 1000 }, nextMonday],
    ['month', { monthly_deposit: 1000 }, '2026-03-31T16:00:00Z'],
  ])('may reach the limit of the %s and not pass it', async (_span, columns, next) => {
    const uid = nextUid();
    await setLimits(uid, columns);
    expect(await take(uid, 1001, monday)).toBe('DEPOSIT_LIMIT');
    expect(await take(uid, 600, monday)).toBeNull();
    expect(await take(uid, 401, monday)).toBe('DEPOSIT_LIMIT');
    expect(await take(uid, 400, monday)).toBeNull();
    expect(await take(uid, 1, monday)).toBe('DEPOSIT_LIMIT');
    expect(await take(uid, 1000, next)).toBeNull();
  });

  test('a deposit that came to nothing leaves the day that counted it', async () => {
    const uid = nextUid();
    await setLimits(uid, { daily_deposit: 100 });
    const before = '2026-03-01T15:00:00Z';
    expect(await take(uid, 100, before)).toBeNull();
    expect(await take(uid, 100, monday)).toBeNull();
    await call('return_deposit', uid, 100, before);
    expect(await take(uid, 1, monday)).toBe('DEPOSIT_LIMIT');
    await call('return_deposit', uid, 500, monday);
    await call('return_deposit', uid, 500, '2020-01-01T00:00:00Z');
    expect(await sumsAt(uid, monday)).toEqual([0n, 0n, 0n]);
  });

  test('a payment that came late is counted over the limit, and leaves no room', async () => {
    const uid = nextUid();
    await setLimits(uid, { daily_deposit: 100 });
    await call('count_deposit', uid, 500, monday);
    expect(await sumsAt(uid, monday)).toEqual([500n, 500n, 500n]);
    expect(await take(uid, 1, monday)).toBe('DEPOSIT_LIMIT');
  });

  test('a higher limit counts from its moment on, and a removed one too', async () => {
    const uid = nextUid();
    await setLimits(uid, {
      daily_deposit: 100,
      next_daily_deposit: 300,
      next_daily_deposit_at: monday,
      monthly_deposit: 50,
      next_monthly_deposit: null,
      next_monthly_deposit_at: monday,
    });
    expect(await take(uid, 51, '2026-03-02T03:59:59Z')).toBe('DEPOSIT_LIMIT');
    expect(await take(uid, 301, monday)).toBe('DEPOSIT_LIMIT');
    expect(await take(uid, 300, monday)).toBeNull();
  });

  test('an exclusion refuses deposits until its end', async () => {
    const uid = nextUid();
    await setLimits(uid, { excluded_since: monday, excluded_until: '2026-03-03T04:00:00Z' });
    expect(await take(uid, 1, '2026-03-03T03:59:59Z')).toBe('EXCLUDED');
    expect(await sumsAt(uid, monday)).toEqual([0n, 0n, 0n]);
    expect(await take(uid, 1, '2026-03-03T04:00:00Z')).toBeNull();
    const forEver = nextUid();
    await setLimits(forEver, { excluded_since: monday, excluded_until: 'infinity' });
    expect(await take(forEver, 1, '2999-01-01T00:00:00Z')).toBe('EXCLUDED');
  });

  test('a hundred at once pass the limit not even by one', async () => {
    const uid = nextUid();
    await setLimits(uid, { weekly_deposit: 1000 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => take(uid, 90, monday)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(11);
    expect(await sumsAt(uid, monday)).toEqual([990n, 990n, 990n]);
  });

  test('limits of deposits put no bet on the way of limited players', async () => {
    const deposits = nextUid();
    const bets = nextUid();
    await setLimits(deposits, { daily_deposit: 100 });
    await setLimits(bets, { daily_loss: 100 });
    const { rows } = await database.pool.query<{ limited: string[] }>(
      `select limits.limited_among(platform.bucket_of(u), array[u]) as limited
       from unnest($1::bigint[]) u`,
      [[deposits, bets]],
    );
    expect(rows.flatMap(({ limited }) => limited.map(BigInt))).toEqual([bets]);
  });

  test('random deposits and returns keep the sums equal to a plain model', async () => {
    const drawn = fc.record({
      day: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
      week: fc.option(fc.integer({ min: 0, max: 2000 }), { nil: null }),
      month: fc.option(fc.integer({ min: 0, max: 4000 }), { nil: null }),
      steps: fc.array(
        fc.record({ at: fc.nat(40), amount: fc.integer({ min: 1, max: 500 }), back: fc.boolean() }),
        { minLength: 20, maxLength: 40 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(drawn, async ({ day, week, month, steps }) => {
        const uid = nextUid();
        await setLimits(uid, { daily_deposit: day, weekly_deposit: week, monthly_deposit: month });
        const model = new Model([day, week, month]);
        for (const step of steps.sort((a, b) => a.at - b.at)) await walk(uid, model, step);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });
});
