import type { ListCheckState, ListingState, ListMoment } from '@perya/contract/kyc/list-checks';
import type pg from 'pg';
import { byMoment, byNumber } from '../../../../platform/lists/key.ts';
import { createList } from '../../../../platform/lists/list.ts';
import type { Recorded } from '../../../audit/index.ts';
import type { SealedFields, VersionKey } from '../../record/seal-fields.ts';

/** Whether a player is on a list, as it stands. */
export interface HeldListing {
  state: ListingState;
  list: string;
  /** By what the person on the list is known again; null where nobody was found. */
  hit: Buffer | null;
  decided: 'same' | 'other' | null;
  listsVersion: bigint;
  /** The newest version that the player has given. */
  given: number;
}

/** The newest that a player has given. */
export type Screenable = VersionKey & SealedFields;

interface ListingRow extends HeldListing {
  uid: bigint;
  changedAt: Date;
}

interface ListCheckRow {
  id: bigint;
  at: Date;
  moment: ListMoment;
  state: ListCheckState;
  listsVersion: bigint;
}

interface Check {
  uid: bigint;
  moment: ListMoment;
  listsVersion: bigint;
  state: ListCheckState;
}

const heldColumns = 'l.state, l.list, l.hit, l.decided, l.lists_version, l.given';
const newest = `cross join lateral (select s.version, s.sealed_key, s.sealed_fields from kyc.submission s
  where s.uid = l.uid order by s.version desc limit 1) s`;

/** Lists of staff. */
const shown = (pool: pg.Pool) => ({
  found: createList<ListingRow, { state?: string | undefined; uid?: string | undefined }>(pool, {
    columns: `l.uid, l.changed_at, ${heldColumns}`,
    from: 'kyc.listing l',
    key: [byMoment('l.changed_at'), byNumber('l.uid')],
    where: ({ state, uid }, asked) => [
      // Whoever is on no list is asked for by name.
      uid === undefined && state === undefined && `l.state <> 'clear'`,
      asked('l.state = ?', state),
      asked('l.uid = ?', uid),
    ],
  }),
  checks: createList<ListCheckRow, { uid: string }>(pool, {
    columns: 'c.id, c.at, c.moment, c.state, c.lists_version',
    from: 'kyc.list_check c',
    key: [byNumber('c.id')],
    where: ({ uid }, asked) => [asked('c.uid = ?', uid)],
  }),
});

/** Who has to be held against the lists. */
const waiting = (pool: pg.Pool) => ({
  /** Players whom older lists have decided about, and those who have given something new. */
  async listStale(version: bigint, limit: number): Promise<Screenable[]> {
    const { rows } = await pool.query<Screenable>(
      `select l.uid, s.version, s.sealed_key, s.sealed_fields from kyc.listing l ${newest}
       where l.lists_version < $1 order by l.lists_version, l.uid limit $2`,
      [version, limit],
    );
    return rows;
  },

  async countStale(version: bigint): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from kyc.listing where lists_version < $1',
      [version],
    );
    return rows[0]?.count ?? 0;
  },

  async findScreenable(uid: bigint): Promise<Screenable | null> {
    const { rows } = await pool.query<Screenable>(
      `select l.uid, s.version, s.sealed_key, s.sealed_fields from (values ($1::bigint)) l(uid) ${newest}`,
      [uid],
    );
    return rows[0] ?? null;
  },

  /** Who has given something new is looked at anew. */
  async markStale(tx: Recorded, { uid, version }: VersionKey): Promise<void> {
    await tx.query(
      `insert into kyc.listing as l (uid, given) values ($1, $2)
       on conflict (uid) do update set lists_version = 0, given = greatest(l.given, $2)`,
      [uid, version],
    );
  },
});

/** What was found, and that somebody looked. */
const finding = (pool: pg.Pool) => ({
  async find(uid: bigint): Promise<HeldListing | null> {
    const { rows } = await pool.query<HeldListing>({
      name: 'kyc-listing',
      text: `select ${heldColumns} from kyc.listing l where l.uid = $1`,
      values: [uid],
    });
    return rows[0] ?? null;
  },

  async hold(tx: Recorded, uid: bigint): Promise<HeldListing> {
    await tx.query('insert into kyc.listing (uid) values ($1) on conflict do nothing', [uid]);
    const { rows } = await tx.query<HeldListing>(
      `select ${heldColumns} from kyc.listing l where l.uid = $1 for update`,
      [uid],
    );
    const [held] = rows;
    if (!held) throw new Error('The listing was neither made nor found');
    return held;
  },

  async write(tx: Recorded, uid: bigint, next: Omit<HeldListing, 'given'>): Promise<void> {
    await tx.query(
      `update kyc.listing set state = $2, list = $3, hit = $4, decided = $5, lists_version = $6,
         changed_at = platform.clock() where uid = $1`,
      [uid, next.state, next.list, next.hit, next.decided, next.listsVersion],
    );
  },

  /** Newer lists say the same of a version. False where something has changed meanwhile. */
  async confirm({ uid, moment, listsVersion, state }: Check, version: number): Promise<boolean> {
    const { rowCount } = await pool.query(
      `with same as (update kyc.listing set lists_version = greatest(lists_version, $3)
         where uid = $1 and state = $4 and given <= $5 returning uid)
       insert into kyc.list_check (uid, moment, lists_version, state) select uid, $2::text, $3::bigint, $4::text from same`,
      [uid, moment, listsVersion, state, version],
    );
    return rowCount === 1;
  },

  async noteCheck(
    { uid, moment, listsVersion, state }: Check,
    client: pg.Pool | pg.ClientBase = pool,
  ): Promise<void> {
    await client.query(
      'insert into kyc.list_check (uid, moment, lists_version, state) values ($1, $2, $3, $4)',
      [uid, moment, listsVersion, state],
    );
  },

  /** At a login there is nothing to wait for: what stands is written down. */
  async noteStanding(client: pg.ClientBase, uid: bigint, moment: ListMoment): Promise<void> {
    await client.query(
      `insert into kyc.list_check (uid, moment, lists_version, state)
       select $1::bigint, $2::text, coalesce(l.lists_version, (select max(w.version) from kyc.watch_list w), 0),
         coalesce(l.state, 'unknown')
       from (select) one left join kyc.listing l on l.uid = $1`,
      [uid, moment],
    );
  },
});

export function createListingStore(pool: pg.Pool) {
  return {
    ...shown(pool),
    ...waiting(pool),
    ...finding(pool),
  };
}

export type ListingStore = ReturnType<typeof createListingStore>;
