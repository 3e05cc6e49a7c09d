import type pg from 'pg';
import type { History, Meeting, Movement } from '../rules/history.ts';

interface FlowRow {
  uid: bigint;
  at: Date;
  day: string;
  direction: 'in' | 'out';
  amount: bigint;
  paymentId: bigint;
  channelId: number;
  gateway: string;
}

interface Span {
  from: Date;
  until: Date;
}

const flowColumns = `f.uid, f.at, to_char(platform.manila_day(f.at), 'YYYY-MM-DD') as day, f.direction, f.amount,
  f.payment_id, f.channel_id, f.gateway`;

/** Deposits and withdrawals as the cashier calls them. */
function movementOf({ uid: _uid, paymentId, channelId, gateway, ...row }: FlowRow): Movement {
  const letter = row.direction === 'in' ? 'D' : 'W';
  return { ...row, way: `${gateway} ${channelId}`, reference: `${letter}${paymentId}` };
}

function byUid<Row extends { uid: bigint }>(rows: readonly Row[]): Map<bigint, Row[]> {
  const held = new Map<bigint, Row[]>();
  for (const row of rows) {
    const known = held.get(row.uid);
    if (known) known.push(row);
    else held.set(row.uid, [row]);
  }
  return held;
}

export function createHistoryStore(pool: pg.Pool) {
  async function readFlow(uids: readonly bigint[], { from, until }: Span): Promise<FlowRow[]> {
    const { rows } = await pool.query<FlowRow>(
      `select ${flowColumns} from payments.flow_of($1, $2, $3) f order by f.uid, f.at, f.seq`,
      [uids, from, until],
    );
    return rows;
  }

  async function readPlayed(uids: readonly bigint[], { from, until }: Span) {
    const { rows } = await pool.query<{ uid: bigint; day: string; staked: bigint }>(
      `select c.uid, to_char(c.day, 'YYYY-MM-DD') as day, c.staked from unnest($1::bigint[]) u(uid)
       join limits.counted c on c.bucket = platform.bucket_of(u.uid) and c.uid = u.uid
         and c.day between platform.manila_day($2) and platform.manila_day($3)`,
      [uids, from, until],
    );
    return byUid(rows);
  }

  async function readLinks(uids: readonly bigint[]): Promise<{ uid: bigint; other: bigint }[]> {
    const { rows } = await pool.query<{ uid: bigint; other: bigint }>(
      `select distinct u.uid, l.other from unnest($1::bigint[]) u(uid)
       cross join lateral unnest(kyc.sharing_id(u.uid) || payments.sharing_account(u.uid)) l(other)`,
      [uids],
    );
    return rows;
  }

  /** With whom each of them sat at tables, and whether the two are linked. */
  async function readMeetings(
    uids: readonly bigint[],
    { from, until }: Span,
  ): Promise<Map<bigint, (Meeting & { uid: bigint })[]>> {
    const { rows } = await pool.query<Meeting & { uid: bigint }>(
      `with linked as materialized (
         select distinct u.uid, l.other from unnest($1::bigint[]) u(uid)
         cross join lateral unnest(identity.sharing_device(u.uid) || kyc.sharing_id(u.uid)
           || payments.sharing_account(u.uid)) l(other))
       select m.uid, m.other, to_char(m.day, 'YYYY-MM-DD') as day, m.hands, m.gained, m.lost,
         exists (select from linked l where l.uid = m.uid and l.other = m.other) as is_linked
       from games.met_at_tables($1, $2, $3) m order by m.uid, m.day, m.other`,
      [uids, from, until],
    );
    return byUid(rows);
  }

  return {
    async now(): Promise<Date> {
      const { rows } = await pool.query<{ now: Date }>('select platform.clock() as now');
      return rows[0]?.now ?? new Date();
    },

    /** Of these players those whose money is real, with what is known of each. */
    async read(uids: readonly bigint[], span: Span): Promise<History[]> {
      const { rows } = await pool.query<{ uid: bigint }>(
        `select w.uid from unnest($1::bigint[]) u(uid)
         join ledger.standing w on w.bucket = platform.bucket_of(u.uid) and w.uid = u.uid
         where w.is_test`,
        [uids],
      );
      const testers = new Set(rows.map(({ uid }) => uid));
      const real = uids.filter((uid) => !testers.has(uid));
      const links = byUid(await readLinks(real));
      const others = [...links.values()].flatMap((held) => held.map(({ other }) => other));
      const [flow, played, met] = await Promise.all([
        readFlow([...new Set([...real, ...others])], span),
        readPlayed(real, span),
        readMeetings(real, span),
      ]);
      const moved = new Map(
        [...byUid(flow)].map(([uid, held]) => [uid, held.map(movementOf)] as const),
      );
      return real.map((uid) => ({
        uid,
        own: moved.get(uid) ?? [],
        linked: (links.get(uid) ?? []).flatMap(({ other }) => moved.get(other) ?? []),
        played: new Map((played.get(uid) ?? []).map(({ day, staked }) => [day, staked])),
        meetings: met.get(uid) ?? [],
      }));
    },

    /** Movements of one player on some days in Manila, as a report tells them. */
    async readDays(uid: bigint, days: readonly string[]): Promise<Movement[]> {
      const { rows } = await pool.query<FlowRow>(
        `select ${flowColumns} from payments.flow_of(array[$1::bigint], '-infinity', 'infinity') f
         where platform.manila_day(f.at) = any ($2::date[]) order by f.at, f.seq`,
        [uid, days],
      );
      return rows.map(movementOf);
    },

    /** Players who moved money in a span, by their number, behind one of them. */
    async listMovers({ from, until }: Span, after: bigint, limit: number): Promise<bigint[]> {
      const { rows } = await pool.query<{ uid: bigint }>(
        `select distinct uid from payments.moved
         where uid > $1 and at >= $2 and at < $3 order by uid limit $4`,
        [after, from, until, limit],
      );
      return rows.map(({ uid }) => uid);
    },
  };
}

export type HistoryStore = ReturnType<typeof createHistoryStore>;
