import type { ListCheckState, ListingState, ListMoment } from '@perya/contract/kyc/list-checks';
import type pg from 'pg';
import { readClock } from '../../../../platform/database/read-clock.ts';
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
  /** Everybody on the lists whom two persons have told apart from the player. */
  others: Buffer[];
  listsVersion: bigint;
  /** The newest version that the player has given. */
  given: number;
}

type Version = VersionKey & SealedFields;

/** All that a player has given: whoever is found by one version is not free by giving another name. */
export interface Screenable {
  uid: bigint;
  /** The newest. */
  version: number;
  versions: readonly Version[];
}

/** By player, the newest version first. */
function gather(rows: readonly Version[]): Screenable[] {
  const byPlayer = Map.groupBy(rows, ({ uid }) => uid);
  return [...byPlayer].flatMap(([uid, versions]) => {
    const [newest] = versions;
    return newest ? [{ uid, version: newest.version, versions }] : [];
  });
}

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

const heldColumns = 'l.state, l.list, l.hit, l.decided, l.others, l.lists_version, l.given';
const ofPlayer = 'bucket = platform.bucket_of($1) and uid = $1';
const versionColumns = 's.uid, s.version, s.sealed_key, s.sealed_fields';

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
      asked('l.bucket = platform.bucket_of(?) and l.uid = ?', uid),
    ],
  }),
  checks: createList<ListCheckRow, { uid: string }>(pool, {
    columns: 'c.id, c.at, c.moment, c.state, c.lists_version',
    from: 'kyc.list_check c',
    key: [byNumber('c.id')],
    where: ({ uid }, asked) => [asked('c.bucket = platform.bucket_of(?) and c.uid = ?', uid)],
  }),
});

/** Who has to be held against the lists. */
const waiting = (pool: pg.Pool) => ({
  /** Players whom older lists have decided about, and those who have given something new. */
  async listStale(version: bigint, limit: number): Promise<Screenable[]> {
    // Two statements: what lies by bucket is joined with nothing that does not (docs/scaling.md).
    const stale = await pool.query<{ uid: bigint }>(
      `select l.uid from kyc.listing l where l.lists_version < $1 order by l.lists_version, l.uid limit $2`,
      [version, limit],
    );
    const { rows } = await pool.query<Version>(
      `select ${versionColumns} from unnest($1::bigint[]) with ordinality l(uid, place)
       join kyc.submission s on s.uid = l.uid and s.erased_at is null
       order by l.place, s.version desc`,
      [stale.rows.map(({ uid }) => uid)],
    );
    return gather(rows);
  },

  async countStale(version: bigint): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from kyc.listing where lists_version < $1',
      [version],
    );
    return rows[0]?.count ?? 0;
  },

  async findScreenable(uid: bigint): Promise<Screenable | null> {
    const { rows } = await pool.query<Version>(
      `select ${versionColumns} from kyc.submission s
       where s.uid = $1 and s.erased_at is null order by s.version desc`,
      [uid],
    );
    return gather(rows)[0] ?? null;
  },

  /** Who has given something new is looked at anew. */
  async markStale(tx: Recorded, { uid, version }: VersionKey): Promise<void> {
    await tx.query(
      `insert into kyc.listing as l (bucket, uid, given, changed_at) values (platform.bucket_of($1), $1, $2, platform.clock())
       on conflict on constraint listing_pkey do update
         set lists_version = 0, given = greatest(l.given, excluded.given), changed_at = excluded.changed_at`,
      [uid, version],
    );
  },
});

/** What was found, and that somebody looked. */
const finding = (pool: pg.Pool) => ({
  async find(uid: bigint): Promise<HeldListing | null> {
    const { rows } = await pool.query<HeldListing>({
      name: 'kyc-listing',
      text: `select ${heldColumns} from kyc.listing l where ${ofPlayer}`,
      values: [uid],
    });
    return rows[0] ?? null;
  },

  async hold(tx: Recorded, uid: bigint): Promise<HeldListing> {
    await tx.query(
      `insert into kyc.listing (bucket, uid) values (platform.bucket_of($1), $1)
       on conflict do nothing`,
      [uid],
    );
    const { rows } = await tx.query<HeldListing>(
      `select ${heldColumns} from kyc.listing l where ${ofPlayer} for update`,
      [uid],
    );
    const [held] = rows;
    if (!held) throw new Error('The listing was neither made nor found');
    return held;
  },

  async write(tx: Recorded, uid: bigint, next: Omit<HeldListing, 'given'>): Promise<void> {
    const { state, list, hit, decided, listsVersion, others } = next;
    await tx.query(
      `update kyc.listing set state = $2, list = $3, hit = $4, decided = $5, lists_version = $6,
         others = $7, changed_at = $8 where ${ofPlayer}`,
      [uid, state, list, hit, decided, listsVersion, others, await readClock(tx)],
    );
  },

  /** Newer lists say the same of a version. False where something has changed meanwhile. */
  async confirm({ uid, moment, listsVersion, state }: Check, version: number): Promise<boolean> {
    const { rows } = await pool.query<{ isSame: boolean }>(
      'select kyc.confirm_listing($1, $2, $3, $4, $5) as is_same',
      [uid, moment, listsVersion, state, version],
    );
    return rows[0]?.isSame ?? false;
  },

  async noteCheck(
    { uid, moment, listsVersion, state }: Check,
    client: pg.Pool | pg.ClientBase = pool,
  ): Promise<void> {
    await client.query('select kyc.note_list_check($1, $2, $3, $4)', [
      uid,
      moment,
      listsVersion,
      state,
    ]);
  },

  /** At a login there is nothing to wait for: what stands is written down. */
  async noteStanding(client: pg.ClientBase, uid: bigint, moment: ListMoment): Promise<void> {
    await client.query('select kyc.note_standing($1, $2)', [uid, moment]);
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
