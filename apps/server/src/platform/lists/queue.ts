import { assignedHours } from '@perya/contract/house/staff-calls/assigning';
import type pg from 'pg';
import { readClock } from '../database/read-clock.ts';
import { seconds } from '../wire-time.ts';
import type { Hands } from './assigner.ts';

/** As it stands in a row: who has it, and until when. */
export interface ClaimColumns {
  claimedBy: bigint | null;
  claimedName: string | null;
  claimedUntil: Date | null;
}

/** Who claims. */
export interface Claimer {
  staffId: bigint;
  name: string;
}

export interface Claim {
  until: Date;
  /** False where it was renewed. */
  isNew: boolean;
}

/** What a colleague had until now. */
export interface TakenOver {
  until: Date;
  fromId: bigint;
  fromName: string;
}

/** As the audit keeps it: from whom it was taken. */
export const presentTakenFrom = ({ fromId, fromName }: TakenOver) => ({
  taken_from: `staff:${fromId}`,
  name: fromName,
});

export const claimColumns = (row: string) =>
  `${row}.claimed_by, ${row}.claimed_name, ${row}.claimed_until`;

/** In SQL, where a row is closed: nobody has it any more. */
export const noClaim = 'claimed_by = null, claimed_name = null, claimed_until = null';

const clock = 'platform.clock()';

/** In SQL: whether nobody has the row. */
export const isFree = (row: string, now = clock) =>
  `(${row}.claimed_by is null or ${row}.claimed_until <= ${now})`;

/** In SQL, as a condition of a list: whether somebody has the row. */
export const heldBy = (row: string) =>
  `${row}.claimed_by = ? and ${row}.claimed_until > platform.clock()`;

/** A look takes a few minutes; whoever has left the desk holds nobody up for longer. */
const claimMinutes = 15;

/** Whoever is given a case has yet to come to it. */
const assignedUntil = (now: string) => `${now} + interval '${assignedHours} hours'`;
const claimedUntil = (now: string) => `${now} + interval '${claimMinutes} minutes'`;

/** What people take one by one, said once; `r` is a row of it. */
export interface QueueSource<Key, Who> {
  table: string;
  /** Its rows are of players and lie by bucket. */
  isByBucket?: boolean;
  key: readonly Key[];
  /** Answered with a claim, and where one ends. */
  columns: string;
  /** While it waits for somebody. */
  isOpen: string;
  /** Which of them this one may take; all where nothing is said. */
  mayTake?: (who: Who) => string;
  /** Which of them come next, and in which order: all, by their key, where nothing is said. */
  next?: { isWanted: string; order: string };
}

/** A queue of which each row has one holder at a time. A claim locks its row: of many at once one has it. */
export function createQueue<
  Tx extends pg.ClientBase,
  Row extends object,
  Key extends keyof Row & string,
  Who extends Claimer = Claimer,
>(source: QueueSource<Key, Who>) {
  const { table, key, columns, isOpen, isByBucket = false, mayTake = () => 'true' } = source;
  const { next = { isWanted: 'true', order: key.join(', ') } } = source;
  const isSame = key.map((column) => `r.${column} = chosen.${column}`).join(' and ');
  const isNamed = (from: number) =>
    key.map((column, at) => `r.${column} = $${from + at}`).join(' and ');

  const named = (which: Pick<Row, Key>) => ({
    where: isNamed(1),
    values: key.map((column) => which[column]),
  });

  /**
   * Changes rows where they lie: of players in every bucket that has one of those that are sought, the oldest first, by
   * statements that name it and are told the time (docs/scaling.md). Where one is enough, the first bucket that has it.
   */
  async function change<Changed extends object>(
    tx: Tx,
    sought: { where: string; values: readonly unknown[]; isOne?: boolean },
    values: readonly unknown[],
    statement: (now: string, isHere: string) => string,
  ): Promise<Changed[]> {
    type Rows = Changed & pg.QueryResultRow;
    if (!isByBucket) return (await tx.query<Rows>(statement(clock, 'true'), [...values])).rows;
    const { rows: places } = await tx.query<{ bucket: number }>(
      `select r.bucket from ${table} r where ${sought.where} group by r.bucket order by min(r.${key[0]})`,
      [...sought.values],
    );
    const now = await readClock(tx);
    const text = statement(
      `$${values.length + 1}::timestamptz`,
      `r.bucket = $${values.length + 2}`,
    );
    const changed: Changed[] = [];
    for (const { bucket } of places) {
      changed.push(...(await tx.query<Rows>(text, [...values, now, bucket])).rows);
      if (sought.isOne && changed.length > 0) break;
    }
    return changed;
  }

  async function take(
    tx: Tx,
    who: Who,
    sought: { where: string; values: readonly unknown[] },
    chosen: (now: string) => string,
  ): Promise<(Row & Claim) | null> {
    const [taken] = await change<Row & Claim>(
      tx,
      { ...sought, isOne: true },
      [who.staffId, who.name, ...sought.values],
      (now, isHere) => `with chosen as materialized (
         select ${key.join(', ')},
           claimed_by is not distinct from $1 and claimed_until > ${now} as held
         from ${table} r where ${isHere} and ${chosen(now)})
       update ${table} r set claimed_by = $1, claimed_name = $2, claimed_until = ${claimedUntil(now)}
       from chosen
       where ${isHere} and ${isSame} and ${isOpen} and ${mayTake(who)} and (${isFree('r', now)} or r.claimed_by = $1)
       returning ${columns}, r.claimed_until as until, not chosen.held as is_new`,
    );
    return taken ?? null;
  }

  return {
    /**
     * Takes it from whoever has it at present, and answers who that was. Null where nobody else has it: then it is
     * claimed, not taken over.
     */
    async takeOver(tx: Tx, who: Who, which: Pick<Row, Key>): Promise<(Row & TakenOver) | null> {
      const sought = named(which);
      const [taken] = await change<Row & TakenOver>(
        tx,
        sought,
        [who.staffId, who.name, ...sought.values],
        (now, isHere) => `with held as materialized (
           select ${key.join(', ')}, claimed_by as from_id, claimed_name as from_name
           from ${table} r where ${isHere} and ${isNamed(3)} for update)
         update ${table} r set claimed_by = $1, claimed_name = $2, claimed_until = ${claimedUntil(now)}
         from held chosen
         where ${isHere} and ${isSame} and ${isOpen} and ${mayTake(who)} and not ${isFree('r', now)} and r.claimed_by <> $1
         returning ${columns}, r.claimed_until as until, chosen.from_id, chosen.from_name`,
      );
      return taken ?? null;
    },

    /** Gives it to somebody, whoever has it; null where it does not wait or is not for both who give and get it. */
    async assign(tx: Tx, { by, to }: Hands<Who>, which: Pick<Row, Key>): Promise<Row | null> {
      const sought = named(which);
      const [given] = await change<Row>(
        tx,
        sought,
        [to.staffId, to.name, ...sought.values],
        (
          now,
          isHere,
        ) => `update ${table} r set claimed_by = $1, claimed_name = $2, claimed_until = ${assignedUntil(now)}
         where ${isHere} and ${isNamed(3)} and ${isOpen} and ${mayTake(by)} and ${mayTake(to)}
         returning ${columns}`,
      );
      return given ?? null;
    },

    /** All that one has: to somebody what they may take, the rest back to the queue. */
    async handOver(tx: Tx, from: bigint, who: Who | null) {
      const sought = { where: `r.claimed_by = $1 and ${isOpen}`, values: [from] };
      const isTheirs = (now: string) =>
        `r.claimed_by = $1 and r.claimed_until > ${now} and ${isOpen}`;
      const given = who
        ? await change<Row>(
            tx,
            sought,
            [from, who.staffId, who.name],
            (
              now,
              isHere,
            ) => `update ${table} r set claimed_by = $2, claimed_name = $3, claimed_until = ${assignedUntil(now)}
             where ${isHere} and ${isTheirs(now)} and ${mayTake(who)} returning ${columns}`,
          )
        : [];
      const returned = await change<Row>(
        tx,
        sought,
        [from],
        (now, isHere) => `update ${table} r set ${noClaim}
         where ${isHere} and ${isTheirs(now)} returning ${columns}`,
      );
      return { given, returned };
    },

    /** Takes or renews it; null if it is not there, was decided, or somebody else has it. */
    claim: (tx: Tx, who: Who, which: Pick<Row, Key>) =>
      take(tx, who, named(which), () => `${isNamed(3)} for update`),

    /** The first that nobody has; two who ask at once get two different ones. */
    claimNext(tx: Tx, who: Who) {
      const isNext = (now: string) =>
        `${isOpen} and ${mayTake(who)} and ${isFree('r', now)} and ${next.isWanted}`;
      return take(
        tx,
        who,
        { where: isNext(clock), values: [] },
        (now) => `${isNext(now)} order by ${next.order} limit 1 for update skip locked`,
      );
    },

    /** Null if the caller does not have it. */
    async release(tx: Tx, staffId: bigint, which: Pick<Row, Key>): Promise<Row | null> {
      const sought = named(which);
      const [released] = await change<Row>(
        tx,
        sought,
        [staffId, ...sought.values],
        (now, isHere) => `update ${table} r set ${noClaim}
         where ${isHere} and ${isNamed(2)} and r.claimed_by = $1 and r.claimed_until > ${now} and ${isOpen}
         returning ${columns}`,
      );
      return released ?? null;
    },
  };
}

/** Who has it at present; a claim that has ended is none. */
export function holderOf(
  { claimedBy, claimedUntil }: Pick<ClaimColumns, 'claimedBy' | 'claimedUntil'>,
  staffId: bigint,
): 'nobody' | 'caller' | 'other' {
  if (claimedBy === null || claimedUntil === null || claimedUntil.getTime() <= Date.now()) {
    return 'nobody';
  }
  return claimedBy === staffId ? 'caller' : 'other';
}

/** Who has it at present, for one who looks. */
export function presentClaim(row: ClaimColumns, staffId: bigint) {
  const holder = holderOf(row, staffId);
  if (holder === 'nobody') return null;
  return {
    staff_id: String(row.claimedBy),
    name: row.claimedName ?? '',
    is_mine: holder === 'caller',
    until: seconds(row.claimedUntil) ?? 0,
  };
}
