import type pg from 'pg';

export interface KeptPasskey {
  /** The id that the device gave it. */
  id: string;
  /** The host that it was made on, and works on alone. */
  rpId: string;
  name: string;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
  createdAt: Date;
  lastUsedAt: Date | null;
}

export type NewPasskeyRow = Omit<KeptPasskey, 'createdAt' | 'lastUsedAt'>;

/** Where a module keeps the passkeys of its people, and what they are asked. */
export interface PasskeyTables {
  passkeys: string;
  ceremonies: string;
  /** The column of whose they are. */
  owner: string;
}

/** What a passkey is asked for, by whom: a session or a login that has no session yet. */
export interface Ceremony {
  boundTo: string;
  owner: bigint;
  kind: 'make' | 'show';
}

const columns =
  'id, rp_id, name, public_key, counter, transports, created_at, last_used_at' as const;

/** Passkeys of players or of staff; either module names its own tables. */
export function createPasskeyStore(
  pool: pg.Pool,
  { passkeys, ceremonies, owner }: PasskeyTables,
  seconds: number,
) {
  return {
    /** The oldest first. */
    async list(whose: bigint, tx: Pick<pg.ClientBase, 'query'> = pool): Promise<KeptPasskey[]> {
      const { rows } = await tx.query<KeptPasskey>(
        `select ${columns} from ${passkeys} where ${owner} = $1 order by created_at, id`,
        [whose],
      );
      return rows;
    },

    /** False if the device's id is known already, whosever it is. */
    async insert(
      tx: Pick<pg.ClientBase, 'query'>,
      whose: bigint,
      { id, rpId, name, publicKey, counter, transports }: NewPasskeyRow,
    ): Promise<boolean> {
      const { rowCount } = await tx.query(
        `insert into ${passkeys} (id, ${owner}, rp_id, name, public_key, counter, transports)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [id, whose, rpId, name, publicKey, counter, transports],
      );
      return rowCount === 1;
    },

    /** False if the count does not go on: a copy of the key was used. A device that counts nothing stays at 0. */
    async noteUse(whose: bigint, id: string, counter: bigint): Promise<boolean> {
      const { rowCount } = await pool.query(
        `update ${passkeys} set counter = $3, last_used_at = now()
         where id = $2 and ${owner} = $1 and (counter < $3 or (counter = 0 and $3 = 0))`,
        [whose, id, counter],
      );
      return rowCount === 1;
    },

    /** The name of the one that was removed; null if there is none. */
    async remove(
      tx: Pick<pg.ClientBase, 'query'>,
      whose: bigint,
      id: string,
    ): Promise<string | null> {
      const { rows } = await tx.query<{ name: string }>(
        `delete from ${passkeys} where id = $2 and ${owner} = $1 returning name`,
        [whose, id],
      );
      return rows[0]?.name ?? null;
    },

    /** Asks a session or a login; what it was asked before is answered no more. */
    async begin({ boundTo, owner: whose, kind }: Ceremony, challenge: string): Promise<void> {
      await pool.query(
        `insert into ${ceremonies} (bound_to, ${owner}, kind, challenge, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(secs => $5))
         on conflict (bound_to) do update
         set ${owner} = excluded.${owner}, kind = excluded.kind, challenge = excluded.challenge,
           expires_at = excluded.expires_at`,
        [boundTo, whose, kind, challenge, seconds],
      );
    },

    /** The challenge, for the one caller that answers it. */
    async take(
      { boundTo, owner: whose, kind }: Ceremony,
      tx: Pick<pg.ClientBase, 'query'> = pool,
    ): Promise<string | null> {
      const { rows } = await tx.query<{ challenge: string }>(
        `delete from ${ceremonies}
         where bound_to = $1 and ${owner} = $2 and kind = $3 and expires_at > now()
         returning challenge`,
        [boundTo, whose, kind],
      );
      return rows[0]?.challenge ?? null;
    },

    async forgetOld(): Promise<void> {
      await pool.query(`delete from ${ceremonies} where expires_at < now()`);
    },
  };
}
