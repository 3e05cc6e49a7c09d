import type pg from 'pg';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const manilaMs = 8 * hourMs;

/** A day as 2026-10-01 in the order of numbers: days since 1970. */
export type Day = number;

export const writeDay = (day: Day): string => new Date(day * dayMs).toISOString().slice(0, 10);
const readDay = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / dayMs;

/** The first day of the period that a day lies in. */
export const periodStarts = {
  day: (day: Day): Day => day,
  // 1970 began on a Thursday.
  week: (day: Day): Day => day - ((((day + 3) % 7) + 7) % 7),
  month: (day: Day): Day => readDay(`${writeDay(day).slice(0, 7)}-01`),
} as const;
export type Period = keyof typeof periodStarts;

/** The first day of the period before. */
export const periodBefore = (period: Period, from: Day): Day => periodStarts[period](from - 1);

interface PolicyLine {
  from: Day;
  hour: number;
  shareBasisPoints: bigint;
}

/** Which gaming day a moment is of, and what the regulator takes of a day, by the lines of the policy. */
export interface GamingDays {
  of(moment: number): Day;
  shareOf(day: Day, ggr: bigint): bigint;
}

export async function readGamingDays(pool: pg.Pool): Promise<GamingDays> {
  const { rows } = await pool.query<{ from: string | null; hour: number; share: number }>(
    `select case when from_day > '-infinity' then to_char(from_day, 'YYYY-MM-DD') end as "from", day_hour as hour,
       share_basis_points as share from reports.policy`,
  );
  const lines: PolicyLine[] = rows
    .map(({ from, hour, share }) => ({
      from: from === null ? Number.NEGATIVE_INFINITY : readDay(from),
      hour,
      shareBasisPoints: BigInt(share),
    }))
    .sort((a, b) => b.from - a.from);
  const lineOf = (day: Day): PolicyLine => {
    const line = lines.find(({ from }) => from <= day);
    if (!line) throw new Error('The policy has no beginning');
    return line;
  };
  return {
    of(moment) {
      const inManila = moment + manilaMs;
      const date = Math.floor(inManila / dayMs);
      return inManila - date * dayMs >= lineOf(date).hour * hourMs ? date : date - 1;
    },
    shareOf(day, ggr) {
      if (ggr <= 0n) return 0n;
      return (ggr * lineOf(day).shareBasisPoints + 9999n) / 10_000n;
    },
  };
}
