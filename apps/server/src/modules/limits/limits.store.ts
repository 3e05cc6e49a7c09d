import { type LimitName, limitNames, mapLimitNames } from '@perya/contract/rules/play-limits';
import { centavos } from '@perya/money';
import type pg from 'pg';
import { type CamelCase, camelCase } from '../../platform/database/camel-case.ts';
import { readClock } from '../../platform/database/read-clock.ts';
import type { Recorded } from '../audit/index.ts';
import { createAwayStore } from './away.store.ts';
import {
  type CountedLimits,
  type Deposited,
  type HeldLimits,
  type LimitChange,
  noLimitsAt,
  type PastChange,
  type SetExclusion,
} from './held-limits.ts';

type LimitColumns = Record<
  CamelCase<LimitName | `next_${LimitName}` | `house_${LimitName}`>,
  bigint | null
> &
  Record<CamelCase<`next_${LimitName}_at`>, Date | null>;

export interface LimitsRow extends LimitColumns {
  excludedSince: Date | null;
  /** Empty for an exclusion without an end. */
  excludedUntil: Date | null;
  excludedFirmUntil: Date | null;
  isListed: boolean;
  now: Date;
}

type Counted = Record<'staked' | 'won' | 'lostWeek' | 'lostMonth' | keyof Deposited, bigint>;

/** Of `limits.player p` at `moment.now`. */
export const limitColumns = `${limitNames
  .map((kind) => `p.${kind}, p.next_${kind}, p.next_${kind}_at, p.house_${kind}`)
  .join(', ')},
  case when p.excluded_until > moment.now then p.excluded_since end as excluded_since,
  nullif(p.excluded_until, 'infinity') as excluded_until,
  nullif(coalesce(p.excluded_firm_until, p.excluded_until), 'infinity') as excluded_firm_until,
  coalesce(p.listed_at is not null, false) as is_listed`;

/** A limit whose moment has come is the limit, whether or not anything was written since. */
function limitAt(now: Date, amount: bigint | null, next: bigint | null, nextAt: Date | null) {
  if (nextAt === null) return { amount, next: null };
  if (nextAt <= now) return { amount: next, next: null };
  return { amount, next: { amount: next, at: nextAt } };
}

export function limitsOf(row: LimitsRow): HeldLimits {
  const { now, excludedSince: since, excludedUntil: until, excludedFirmUntil: firmUntil } = row;
  return {
    ...mapLimitNames((kind) => {
      const next = row[camelCase(`next_${kind}`)];
      return limitAt(now, row[camelCase(kind)], next, row[camelCase(`next_${kind}_at`)]);
    }),
    house: mapLimitNames((kind) => row[camelCase(`house_${kind}`)]),
    exclusion: since && { since, until, firmUntil },
    isListed: row.isListed,
    now,
  };
}

/** A Date cannot say for ever, PostgreSQL can. */
const endOf = (moment: Date | null) => moment ?? 'infinity';

/** Who made a change, as lists tell it. */
const kindOf = (actor: string) => (actor.startsWith('player:') ? 'player' : 'house');

/** Where each limit stands among the values of a change, after the first six. */
const limitPlaces = limitNames
  .flatMap((kind) => [kind, `next_${kind}`, `next_${kind}_at`, `house_${kind}`])
  .map((column, place) => `${column} = $${place + 7}`)
  .join(', ');

interface LastChange {
  id: bigint;
  actor: string;
}

async function save(
  tx: Recorded,
  uid: bigint,
  limits: HeldLimits,
  last: LastChange,
): Promise<void> {
  const { exclusion } = limits;
  const held = limitNames.flatMap((kind) => [
    limits[kind].amount,
    limits[kind].next?.amount,
    limits[kind].next?.at,
    limits.house[kind],
  ]);
  await tx.query(
    `update limits.player set excluded_since = $2, excluded_until = $3, excluded_firm_until = $4,
       changed_id = $5, changed_by = $6, ${limitPlaces}
     where bucket = platform.bucket_of($1) and uid = $1`,
    [
      uid,
      exclusion?.since,
      exclusion && endOf(exclusion.until),
      exclusion && endOf(exclusion.firmUntil),
      last.id,
      kindOf(last.actor),
      ...held,
    ],
  );
}

async function record(
  tx: Recorded,
  uid: bigint,
  actor: string,
  change: LimitChange,
  now: Date,
): Promise<bigint> {
  const { kind, action, amountBefore, amountAfter, appliesAt, endsAt, application } = change;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into limits.change
       (bucket, uid, made_at, actor, kind, action, amount_before, amount_after, applies_at, ends_at,
        asked_by, period, applicant, relation)
     values (platform.bucket_of($1), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      uid,
      now,
      actor,
      kind,
      action,
      amountBefore,
      amountAfter,
      appliesAt,
      endsAt,
      application?.by,
      application?.period,
      application?.applicant,
      application?.relation,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('The change was not written');
  return row.id;
}

/** What holds now. */
const standing = (pool: pg.Pool) => ({
  async read(uid: bigint): Promise<CountedLimits> {
    // Two statements: one that reads rows of players asks no function that reads others (docs/scaling.md).
    const [held, counted] = await Promise.all([
      pool.query<LimitsRow>({
        name: 'limits-held',
        text: `select ${limitColumns}, moment.now
               from limits.player p, (values (now())) moment(now)
               where p.bucket = platform.bucket_of($1) and p.uid = $1`,
        values: [uid],
      }),
      pool.query<Counted & { now: Date }>({
        name: 'limits-counted',
        text: `select c.*, moment.now
               from (values (now())) moment(now) cross join lateral limits.counted_at($1, moment.now) c`,
        values: [uid],
      }),
    ]);
    const [row] = counted.rows;
    if (!row) throw new Error('The limits gave no answer');
    return {
      ...(held.rows[0] ? limitsOf(held.rows[0]) : noLimitsAt(row.now)),
      today: { staked: centavos(row.staked), won: centavos(row.won) },
      lost: { week: row.lostWeek, month: row.lostMonth },
      deposited: {
        today: centavos(row.today),
        week: centavos(row.week),
        month: centavos(row.month),
      },
    };
  },
});

/** How it came about. */
const changing = (pool: pg.Pool) => ({
  /**
   * Changes a player's limits and writes down what was changed and by whom. The wallet is locked
   * first, as a bet does: one that is under way is counted before the change, and none that comes
   * later can be decided by the limits of before. So the moment is that of the lock.
   */
  async change(
    tx: Recorded,
    uid: bigint,
    actor: string,
    decide: (held: HeldLimits) => { limits: HeldLimits; changes: LimitChange[] },
  ): Promise<LimitChange[]> {
    await tx.query('select ledger.lock_wallet($1)', [uid]);
    await tx.query(
      `insert into limits.player (bucket, uid) values (platform.bucket_of($1), $1)
       on conflict do nothing`,
      [uid],
    );
    const { rows } = await tx.query<LimitsRow>(
      `select ${limitColumns}, moment.now
       from limits.player p, (values ($2::timestamptz)) moment(now)
       where p.bucket = platform.bucket_of($1) and p.uid = $1 for update of p`,
      [uid, await readClock(tx)],
    );
    const [row] = rows;
    if (!row) throw new Error('The limits were neither made nor found');
    const { limits, changes } = decide(limitsOf(row));
    let id: bigint | null = null;
    for (const change of changes) id = await record(tx, uid, actor, change, row.now);
    if (id !== null) await save(tx, uid, limits, { id, actor });
    return changes;
  },

  /** The exclusion that stands, with who applied for it; of before there were terms it is known by its end alone. */
  async findApplication(uid: bigint): Promise<SetExclusion | null> {
    const { rows } = await pool.query<SetExclusion>(
      `select coalesce(c.asked_by, case when c.actor like 'player:%' then 'player' else 'house' end) as by,
         c.period, c.applicant, c.relation, c.made_at as since,
         nullif(p.excluded_until, 'infinity') as until,
         nullif(coalesce(p.excluded_firm_until, p.excluded_until), 'infinity') as firm_until
       from limits.player p
       cross join lateral (select * from limits.change x
         where x.bucket = p.bucket and x.uid = p.uid and x.kind = 'exclusion' and x.action = 'set' order by x.id desc limit 1) c
       where p.bucket = platform.bucket_of($1) and p.uid = $1 and p.excluded_until > now()`,
      [uid],
    );
    return rows[0] ?? null;
  },

  async listChanges(uid: bigint, limit: number): Promise<PastChange[]> {
    const { rows } = await pool.query<PastChange>(
      `select made_at as at, actor, kind, action, amount_before, amount_after, applies_at,
         nullif(ends_at, 'infinity') as ends_at
       from limits.change where bucket = platform.bucket_of($1) and uid = $1
       order by id desc limit $2`,
      [uid, limit],
    );
    return rows;
  },
});

export function createLimitsStore(pool: pg.Pool) {
  return {
    ...standing(pool),
    ...changing(pool),
    ...createAwayStore(pool),
  };
}

export type LimitsStore = ReturnType<typeof createLimitsStore>;
