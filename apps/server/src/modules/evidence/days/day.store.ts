import type pg from 'pg';

export interface SignedDay {
  day: string;
  statement: string;
  signature: Buffer;
  hash: Buffer;
  keyId: string;
  publicKey: Buffer;
  attempt: string;
  /** How many files each part has. */
  files: Record<string, number>;
  closedAt: Date;
  checkedAt: Date | null;
  fault: string | null;
}

/** The day that is to be closed, its span, and the hash that it follows. */
export interface DueDay {
  day: string;
  from: Date;
  before: Date;
  previous: Buffer | null;
}

export type NewDay = Omit<SignedDay, 'publicKey' | 'closedAt' | 'checkedAt' | 'fault'> & {
  previous: Buffer | null;
};

/** Whatever was begun on the day has ended by then. */
const quietMinutes = 60;

const columns = `to_char(d.day, 'YYYY-MM-DD') as day, d.statement, d.signature, d.hash, d.key_id, k.public_key,
  d.attempt, d.files, d.closed_at, c.checked_at, c.fault`;
const from = `evidence.day d join evidence.signing_key k on k.id = d.key_id
  left join lateral (select checked_at, fault from evidence.day_check c where c.day = d.day order by c.id desc limit 1) c on true`;

export function createDayStore(pool: pg.Pool) {
  return {
    /** The next day after the last one, or yesterday where there is none; null while it is not over for an hour. */
    async findDue(): Promise<DueDay | null> {
      const { rows } = await pool.query<DueDay>(
        `select to_char(n.day, 'YYYY-MM-DD') as day, n.day::timestamp at time zone 'Asia/Manila' as from,
           (n.day + 1)::timestamp at time zone 'Asia/Manila' as before, n.hash as previous
         from (select coalesce(max(d.day) + 1, platform.manila_day(platform.clock()) - 1) as day,
             (select hash from evidence.day order by day desc limit 1) as hash from evidence.day d) n
         where (n.day + 1)::timestamp at time zone 'Asia/Manila' + make_interval(mins => $1) <= platform.clock()`,
        [quietMinutes],
      );
      return rows[0] ?? null;
    },

    /** False if another process has closed the day, or the chain has moved on. The key of the table decides. */
    async insert(client: pg.ClientBase, day: NewDay): Promise<boolean> {
      const { rowCount } = await client.query(
        `insert into evidence.day (day, statement, signature, hash, key_id, attempt, files)
         select $1, $2, $3, $4, $5, $6, $7
         where (select hash from evidence.day order by day desc limit 1) is not distinct from $8
         on conflict do nothing`,
        [
          day.day,
          day.statement,
          day.signature,
          day.hash,
          day.keyId,
          day.attempt,
          JSON.stringify(day.files),
          day.previous,
        ],
      );
      return rowCount === 1;
    },

    async find(day: string): Promise<SignedDay | null> {
      const { rows } = await pool.query<SignedDay>(
        `select ${columns} from ${from} where d.day = $1`,
        [day],
      );
      return rows[0] ?? null;
    },

    /** The newest first. */
    async list(limit: number): Promise<SignedDay[]> {
      const { rows } = await pool.query<SignedDay>(
        `select ${columns} from ${from} order by d.day desc limit $1`,
        [limit],
      );
      return rows;
    },

    /** The newest day, and one older one: every day another, so that each comes once in as many days as there are. */
    async listToCheck(turn: number): Promise<string[]> {
      const { rows } = await pool.query<{ day: string }>(
        `select to_char(day, 'YYYY-MM-DD') as day from (
           select day, row_number() over (order by day desc) as place, count(*) over () as days from evidence.day) d
         where place = 1 or place = 2 + $1 % greatest(days - 1, 1) order by place`,
        [turn],
      );
      return rows.map(({ day }) => day);
    },

    async noteCheck(client: pg.ClientBase, day: string, by: string, fault: string | null) {
      await client.query(
        'insert into evidence.day_check (day, checked_by, fault) values ($1, $2, $3)',
        [day, by, fault],
      );
    },

    /** Days whose last check found a fault, the newest first. */
    async listBroken(): Promise<{ day: string; checkedAt: Date }[]> {
      const { rows } = await pool.query<{ day: string; checkedAt: Date }>(
        `select to_char(c.day, 'YYYY-MM-DD') as day, c.checked_at from (
           select distinct on (day) day, checked_at, fault from evidence.day_check order by day desc, id desc) c
         where c.fault is not null`,
      );
      return rows;
    },

    /** How long ago the newest day ended; null where none is closed. */
    async ageSeconds(): Promise<number | null> {
      const { rows } = await pool.query<{ age: number | null }>(
        `select extract(epoch from platform.clock() - (max(day) + 1)::timestamp at time zone 'Asia/Manila')::float8 as age
         from evidence.day`,
      );
      return rows[0]?.age ?? null;
    },
  };
}

export type DayStore = ReturnType<typeof createDayStore>;
