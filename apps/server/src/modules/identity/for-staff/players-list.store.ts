import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type pg from 'pg';
import { byMoment, byNumber } from '../../../platform/lists/key.ts';
import { createList } from '../../../platform/lists/list.ts';
import { type TimeRange, withinTime } from '../../../platform/lists/ranges.ts';

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
}

export interface PlayersFilter extends TimeRange {
  statuses?: readonly KycStatus[] | undefined;
  brand?: string | undefined;
  test?: 'yes' | 'no' | undefined;
}

/** What a search looks for: each is the beginning of something, but for the uid. */
export interface SearchedFor {
  uid: bigint | null;
  phone: string | null;
  /** The last digits of one. */
  phoneEnd: string | null;
  name: string | null;
}

const columns = `p.uid, p.username, p.nickname, p.phone, p.email, p.brand, p.listed_status as status,
  p.tester, p.created_at,
  (select max(s.last_seen_at) from identity.session s where s.uid = p.uid) as last_seen_at`;

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
    union all
    (select uid, 5, reverse(phone) from identity.player where reverse(phone) like $5
     order by reverse(phone) using ~<~ limit $4)
  ) found
  join identity.player p on p.uid = found.uid
  group by p.uid order by min(found.rank), min(found.word), p.uid limit $4`;

export function createPlayersListStore(pool: pg.Pool) {
  return {
    ...createList<ListedPlayer, PlayersFilter>(pool, {
      columns,
      from: 'identity.player p',
      key: [byMoment('p.created_at'), byNumber('p.uid')],
      where: ({ statuses, brand, test, ...range }, asked) => [
        // One status is compared, so that its index gives the order as well.
        statuses?.length === 1
          ? asked('p.listed_status = ?', statuses[0])
          : asked('p.listed_status = any(?::text[])', statuses),
        asked('p.brand = ?', brand),
        test === 'yes' && 'p.tester',
        test === 'no' && 'not p.tester',
        ...withinTime(asked, 'p.created_at', range),
      ],
    }),

    async search(
      { uid, phone, phoneEnd, name }: SearchedFor,
      limit: number,
    ): Promise<ListedPlayer[]> {
      const { rows } = await pool.query<ListedPlayer>(searchStatement, [
        uid,
        phone && beginningOf(phone),
        name && beginningOf(name),
        limit,
        phoneEnd && beginningOf([...phoneEnd].reverse().join('')),
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
