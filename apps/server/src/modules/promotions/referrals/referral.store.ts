import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import type { Range } from '../../../platform/events/events.store.ts';

/** Somebody who registered by an invitation. */
export interface Friend {
  uid: bigint;
  referrer: bigint;
  referredAt: Date;
}

/** What a friend has done in time. */
export interface FriendDone {
  uid: bigint;
  deposited: bigint;
  staked: bigint;
  status: KycStatus;
}

export interface FriendRow {
  id: bigint;
  uid: bigint;
  referredAt: Date;
  /** What was earned by the friend; null for nothing. */
  amount: Centavos | null;
}

export interface InviteSums {
  friends: number;
  rewarded: number;
  earned: Centavos;
}

/** What a reward for a friend is for. */
const periodOf = (friend: bigint) => `friend:${friend}`;

const logs = {
  played: 'games.settled',
  deposited: 'payments.paid_in',
} as const;
export type FriendLog = keyof typeof logs;

/** Those in a part of a log who were invited since a moment. */
export async function listInvitedIn(
  client: pg.ClientBase,
  log: FriendLog,
  { after, upTo }: Range,
  since: Date,
): Promise<bigint[]> {
  // One after the other: what is in the log may lie on other nodes than who invited whom.
  const inLog = await client.query<{ uid: bigint }>({
    name: `promotions-players-in-${log}`,
    text: `select distinct l.uid from ${logs[log]} l where l.seq > $1 and l.seq <= $2`,
    values: [after, upTo],
  });
  const { rows } = await client.query<{ uid: bigint }>({
    name: 'promotions-invited-among',
    text: 'select distinct uid from identity.referred where uid = any ($1) and referred_at >= $2',
    values: [inLog.rows.map(({ uid }) => uid), since],
  });
  return rows.map(({ uid }) => uid);
}

/** Those of them who were invited since a moment, held until the end of the transaction. */
export async function holdFriends(
  client: pg.ClientBase,
  uids: readonly bigint[],
  since: Date,
): Promise<Friend[]> {
  const { rows } = await client.query<Friend>({
    name: 'promotions-hold-friends',
    text: `select uid, referrer_uid as referrer, referred_at
           from identity.hold_referrals($1, $2)`,
    values: [uids, since],
  });
  return rows;
}

/** What friends have done within days after they came, but for those who have brought a bonus, by this promotion or another. */
export async function listDone(
  client: pg.ClientBase,
  withinDays: number,
  friends: readonly Friend[],
): Promise<FriendDone[]> {
  const { rows } = await client.query<FriendDone>({
    name: 'promotions-friends-done',
    text: 'select uid, status, deposited, staked from promotions.friends_done($1, $2, $3, $4)',
    values: [
      withinDays,
      friends.map(({ uid }) => uid),
      friends.map(({ referrer }) => referrer),
      friends.map(({ referredAt }) => referredAt),
    ],
  });
  return rows;
}

/** Those who are somebody else than whoever was here before. */
export async function listReal(
  client: pg.ClientBase,
  friends: readonly Friend[],
): Promise<Set<bigint>> {
  const { rows } = await client.query<{ uid: bigint }>({
    name: 'promotions-real-friends',
    text: `select f.uid from unnest($1::bigint[], $2::bigint[]) as f(uid, referrer)
           where promotions.is_real_friend(f.uid, f.referrer)`,
    values: [friends.map(({ uid }) => uid), friends.map(({ referrer }) => referrer)],
  });
  return new Set(rows.map(({ uid }) => uid));
}

export function createReferralStore(pool: pg.Pool) {
  return {
    /** Everybody who was invited since a moment, page by page. */
    async listInvited(since: Date, after: bigint, limit: number): Promise<bigint[]> {
      const { rows } = await pool.query<{ uid: bigint }>({
        name: 'promotions-invited',
        text: `select uid from identity.referred where uid > $2 and referred_at >= $1 order by uid limit $3`,
        values: [since, after, limit],
      });
      return rows.map(({ uid }) => uid);
    },

    async listFriends(uid: bigint, before: bigint | null, limit: number): Promise<FriendRow[]> {
      const { rows } = await pool.query<Omit<FriendRow, 'amount'>>({
        name: 'promotions-friends',
        text: `select f.id, f.uid, f.referred_at from identity.referred f
               where f.referrer_uid = $1 and ($2::bigint is null or f.id < $2)
               order by f.id desc limit $3`,
        values: [uid, before, limit],
      });
      if (rows.length === 0) return [];
      // By a statement of its own: what friends have brought lies with the player.
      const brought = await pool.query<{ period: string; amount: Centavos }>({
        name: 'promotions-friends-brought',
        text: `select distinct on (r.period) r.period, r.amount
               from promotions.reward r join promotions.promotion p on p.id = r.promotion_id and p.kind = 'referral'
               where r.bucket = platform.bucket_of($1) and r.uid = $1 and r.step = 0 and r.state = 'claimed'
                 and r.period = any ($2)
               order by r.period, r.id`,
        values: [uid, rows.map((row) => periodOf(row.uid))],
      });
      const amounts = new Map(brought.rows.map(({ period, amount }) => [period, amount]));
      return rows.map((row) => ({ ...row, amount: amounts.get(periodOf(row.uid)) ?? null }));
    },

    async sum(uid: bigint): Promise<InviteSums> {
      const { rows } = await pool.query<InviteSums>({
        name: 'promotions-invite-sums',
        text: `select (select count(*)::integer from identity.referred where referrer_uid = $1) as friends,
                 count(*)::integer as rewarded, coalesce(sum(r.amount), 0)::bigint as earned
               from promotions.reward r join promotions.promotion p on p.id = r.promotion_id
               where r.bucket = platform.bucket_of($1) and r.uid = $1 and p.kind = 'referral' and r.state = 'claimed'`,
        values: [uid],
      });
      if (!rows[0]) throw new Error('The friends were not counted');
      return rows[0];
    },

    /** Null for whoever gets nothing at present and sees nothing of it. */
    async readClock(uid: bigint): Promise<Date | null> {
      const { rows } = await pool.query<{ now: Date | null }>({
        name: 'promotions-invite-clock',
        text: 'select case when not promotions.is_shut_out($1) then platform.clock() end as now',
        values: [uid],
      });
      return rows[0]?.now ?? null;
    },
  };
}

export type ReferralStore = ReturnType<typeof createReferralStore>;
