import type { KycStatus } from '@perya/contract/rules/kyc-status';
import { countedRowsMax } from '@perya/contract/staff/list';
import type pg from 'pg';

export interface ListedPlayer {
  uid: bigint;
  username: string;
  nickname: string | null;
  phone: string;
  email: string | null;
  brand: string;
  status: KycStatus;
  tester: boolean;
  createdAt: Date;
  lastSeenAt: Date | null;
  /** The moment of registration with its microseconds, which a Date would drop. */
  place: string;
}

export interface PlayersFilter {
  statuses: readonly KycStatus[] | null;
  brand: string | null;
  tester: boolean | null;
  from: Date | null;
  before: Date | null;
}

/** The last player of the page before. */
export interface ListPlace {
  place: string;
  uid: bigint;
}

/** What a search looks for: each is the beginning of something, but for the uid. */
export interface SearchedFor {
  uid: bigint | null;
  phone: string | null;
  name: string | null;
}

const columns = `p.uid, p.username, p.nickname, p.phone, p.email, p.brand, p.listed_status as status,
  p.tester, p.created_at as "createdAt",
  (select max(s.last_seen_at) from identity.session s where s.uid = p.uid) as "lastSeenAt",
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place`;

/** Only what is asked for stands in the statement, or the planner could not choose the index for it. */
function conditionsOf(filter: PlayersFilter, values: unknown[]): string {
  const conditions = ['true'];
  const add = (condition: string, value: unknown) => {
    values.push(value);
    conditions.push(condition.replace('?', `$${values.length}`));
  };
  const [only, ...others] = filter.statuses ?? [];
  // One status is compared, so that its index gives the order as well.
  if (only !== undefined && others.length === 0) add('p.listed_status = ?', only);
  else if (filter.statuses) add('p.listed_status = any(?::text[])', filter.statuses);
  if (filter.brand !== null) add('p.brand = ?', filter.brand);
  if (filter.tester !== null) conditions.push(filter.tester ? 'p.tester' : 'not p.tester');
  if (filter.from) add('p.created_at >= ?', filter.from);
  if (filter.before) add('p.created_at < ?', filter.before);
  return conditions.join(' and ');
}

/** The beginning of a word, in which no sign means anything but itself. */
const beginningOf = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Each branch reads its own index in its own order and stops: any beginning costs the same. */
const searchStatement = `select ${columns} from (
    select uid, 0 as rank, '' as word from identity.player where uid = $1
    union all
    (select uid, 1, phone from identity.player where phone like $2 order by phone using ~<~ limit $4)
    union all
    (select uid, 2, lower(nickname) from identity.player where lower(nickname) like $3
     order by lower(nickname) using ~<~ limit $4)
    union all
    (select uid, 3, lower(username) from identity.player where lower(username) like $3
     order by lower(username) using ~<~ limit $4)
    union all
    (select uid, 4, lower(email) from identity.player where lower(email) like $3
     order by lower(email) using ~<~ limit $4)
  ) found
  join identity.player p on p.uid = found.uid
  group by p.uid order by min(found.rank), min(found.word), p.uid limit $4`;

export function createPlayersListStore(pool: pg.Pool) {
  return {
    async list(
      filter: PlayersFilter,
      after: ListPlace | null,
      limit: number,
    ): Promise<ListedPlayer[]> {
      const values: unknown[] = [limit];
      const conditions = conditionsOf(filter, values);
      const place = after
        ? `and (p.created_at, p.uid) < ($${values.length + 1}::timestamptz, $${values.length + 2})`
        : '';
      if (after) values.push(after.place, after.uid);
      const { rows } = await pool.query<ListedPlayer>(
        `select ${columns} from identity.player p where ${conditions} ${place}
         order by p.created_at desc, p.uid desc limit $1`,
        values,
      );
      return rows;
    },

    /** How many there are, up to where counting stops. */
    async count(filter: PlayersFilter): Promise<number> {
      const values: unknown[] = [countedRowsMax];
      const conditions = conditionsOf(filter, values);
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::integer as count from
         (select from identity.player p where ${conditions} limit $1) counted`,
        values,
      );
      return rows[0]?.count ?? 0;
    },

    async search({ uid, phone, name }: SearchedFor, limit: number): Promise<ListedPlayer[]> {
      const { rows } = await pool.query<ListedPlayer>(searchStatement, [
        uid,
        phone && beginningOf(phone),
        name && beginningOf(name),
        limit,
      ]);
      return rows;
    },

    async listByUid(uids: readonly bigint[]): Promise<ListedPlayer[]> {
      if (uids.length === 0) return [];
      const { rows } = await pool.query<ListedPlayer>(
        `select ${columns} from identity.player p where p.uid = any ($1) order by p.uid`,
        [uids],
      );
      return rows;
    },

    async find(uid: bigint): Promise<ListedPlayer | null> {
      const { rows } = await pool.query<ListedPlayer>(
        `select ${columns} from identity.player p where p.uid = $1`,
        [uid],
      );
      return rows[0] ?? null;
    },
  };
}

export type PlayersListStore = ReturnType<typeof createPlayersListStore>;
