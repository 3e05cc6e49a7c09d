import { assignedHours } from '@perya/contract/house/staff-calls/assigning';
import type pg from 'pg';
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

/** In SQL: whether nobody has the row. */
export const isFree = (row: string) =>
  `(${row}.claimed_by is null or ${row}.claimed_until <= platform.clock())`;

/** In SQL, as a condition of a list: whether somebody has the row. */
export const heldBy = (row: string) =>
  `${row}.claimed_by = ? and ${row}.claimed_until > platform.clock()`;

/** A look takes a few minutes; whoever has left the desk holds nobody up for longer. */
const claimMinutes = 15;

/** Whoever is given a case has yet to come to it. */
const assignedUntil = `platform.clock() + interval '${assignedHours} hours'`;

/** What people take one by one, said once; `r` is a row of it. */
export interface QueueSource<Key, Who> {
  table: string;
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
  const { table, key, columns, isOpen, mayTake = () => 'true' } = source;
  const { next = { isWanted: 'true', order: key.join(', ') } } = source;
  const isSame = key.map((column) => `r.${column} = chosen.${column}`).join(' and ');
  const isNamed = (from: number) =>
    key.map((column, at) => `r.${column} = $${from + at}`).join(' and ');

  async function take(tx: Tx, who: Who, chosen: string, named: readonly unknown[]) {
    const { rows } = await tx.query<Row & Claim>(
      `with chosen as materialized (
         select ${key.join(', ')},
           claimed_by is not distinct from $1 and claimed_until > platform.clock() as held
         from ${table} r where ${chosen})
       update ${table} r set claimed_by = $1, claimed_name = $2,
         claimed_until = platform.clock() + interval '${claimMinutes} minutes'
       from chosen
       where ${isSame} and ${isOpen} and ${mayTake(who)} and (${isFree('r')} or r.claimed_by = $1)
       returning ${columns}, r.claimed_until as until, not chosen.held as is_new`,
      [who.staffId, who.name, ...named],
    );
    return rows[0] ?? null;
  }

  return {
    /**
     * Takes it from whoever has it at present, and answers who that was. Null where nobody else has it: then it is
     * claimed, not taken over.
     */
    async takeOver(tx: Tx, who: Who, which: Pick<Row, Key>): Promise<(Row & TakenOver) | null> {
      const { rows } = await tx.query<Row & TakenOver & pg.QueryResultRow>(
        `with held as materialized (
           select ${key.join(', ')}, claimed_by as from_id, claimed_name as from_name
           from ${table} r where ${isNamed(3)} for update)
         update ${table} r set claimed_by = $1, claimed_name = $2,
           claimed_until = platform.clock() + interval '${claimMinutes} minutes'
         from held chosen
         where ${isSame} and ${isOpen} and ${mayTake(who)} and not ${isFree('r')} and r.claimed_by <> $1
         returning ${columns}, r.claimed_until as until, chosen.from_id, chosen.from_name`,
        [who.staffId, who.name, ...key.map((column) => which[column])],
      );
      return rows[0] ?? null;
    },

    /** Gives it to somebody, whoever has it; null where it does not wait or is not for both who give and get it. */
    async assign(tx: Tx, { by, to }: Hands<Who>, which: Pick<Row, Key>): Promise<Row | null> {
      const { rows } = await tx.query<Row & pg.QueryResultRow>(
        `update ${table} r set claimed_by = $1, claimed_name = $2, claimed_until = ${assignedUntil}
         where ${isNamed(3)} and ${isOpen} and ${mayTake(by)} and ${mayTake(to)}
         returning ${columns}`,
        [to.staffId, to.name, ...key.map((column) => which[column])],
      );
      return rows[0] ?? null;
    },

    /** All that one has: to somebody what they may take, the rest back to the queue. */
    async handOver(tx: Tx, from: bigint, who: Who | null) {
      const isTheirs = `r.claimed_by = $1 and r.claimed_until > platform.clock() and ${isOpen}`;
      const given = who
        ? await tx.query<Row & pg.QueryResultRow>(
            `update ${table} r set claimed_by = $2, claimed_name = $3, claimed_until = ${assignedUntil}
             where ${isTheirs} and ${mayTake(who)} returning ${columns}`,
            [from, who.staffId, who.name],
          )
        : null;
      const returned = await tx.query<Row & pg.QueryResultRow>(
        `update ${table} r set ${noClaim} where ${isTheirs} returning ${columns}`,
        [from],
      );
      return { given: (given?.rows ?? []) as Row[], returned: returned.rows as Row[] };
    },

    /** Takes or renews it; null if it is not there, was decided, or somebody else has it. */
    claim: (tx: Tx, who: Who, which: Pick<Row, Key>) =>
      take(
        tx,
        who,
        `${isNamed(3)} for update`,
        key.map((column) => which[column]),
      ),

    /** The first that nobody has; two who ask at once get two different ones. */
    claimNext: (tx: Tx, who: Who) =>
      take(
        tx,
        who,
        `${isOpen} and ${mayTake(who)} and ${isFree('r')} and ${next.isWanted}
         order by ${next.order} limit 1 for update skip locked`,
        [],
      ),

    /** Null if the caller does not have it. */
    async release(tx: Tx, staffId: bigint, which: Pick<Row, Key>): Promise<Row | null> {
      const { rows } = await tx.query<Row & pg.QueryResultRow>(
        `update ${table} r set ${noClaim}
         where ${isNamed(2)} and r.claimed_by = $1 and r.claimed_until > platform.clock() and ${isOpen}
         returning ${columns}`,
        [staffId, ...key.map((column) => which[column])],
      );
      return rows[0] ?? null;
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
