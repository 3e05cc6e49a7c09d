import type pg from 'pg';

export interface NewPlayer {
  countryCode: string;
  phone: string;
  username: string;
  nickname: string | null;
  tester: boolean;
}

export function createIdentityStore(pool: pg.Pool) {
  return {
    /** The player of this phone, made if there is none. */
    async ensurePlayer(player: NewPlayer): Promise<bigint> {
      const { countryCode, phone, username, nickname, tester } = player;
      const result = await pool.query<{ uid: bigint }>(
        `with made as (
           insert into identity.player (country_code, phone, username, nickname, tester)
           values ($1, $2, $3, $4, $5)
           on conflict (country_code, phone) do nothing
           returning uid
         )
         select uid from made
         union all
         select uid from identity.player where country_code = $1 and phone = $2
         limit 1`,
        [countryCode, phone, username, nickname, tester],
      );
      const row = result.rows[0];
      if (!row) throw new Error('The player was neither made nor found');
      return row.uid;
    },

    async insertSession(uid: bigint, tokenHash: Buffer, expiresAt: Date): Promise<void> {
      await pool.query(
        'insert into identity.session (uid, token_hash, expires_at) values ($1, $2, $3)',
        [uid, tokenHash, expiresAt],
      );
    },

    async findSession(tokenHash: Buffer): Promise<{ uid: bigint; isExpired: boolean } | null> {
      const result = await pool.query<{ uid: bigint; isExpired: boolean }>({
        name: 'find-session',
        text: `select uid, expires_at <= now() as "isExpired"
               from identity.session where token_hash = $1`,
        values: [tokenHash],
      });
      return result.rows[0] ?? null;
    },
  };
}

export type IdentityStore = ReturnType<typeof createIdentityStore>;
