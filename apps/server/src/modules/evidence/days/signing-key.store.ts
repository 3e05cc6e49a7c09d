import type pg from 'pg';

export interface SigningKey {
  id: string;
  publicKey: Buffer;
  privateSealed: Buffer;
}

export function createSigningKeyStore(pool: pg.Pool) {
  return {
    async inUse(): Promise<SigningKey | null> {
      const { rows } = await pool.query<SigningKey>(
        'select id, public_key, private_sealed from evidence.signing_key where retired_at is null',
      );
      return rows[0] ?? null;
    },

    /** False if there is one in use already. */
    async insert(client: pg.ClientBase, key: SigningKey): Promise<boolean> {
      const { rowCount } = await client.query(
        `insert into evidence.signing_key (id, public_key, private_sealed) values ($1, $2, $3)
         on conflict do nothing`,
        [key.id, key.publicKey, key.privateSealed],
      );
      return rowCount === 1;
    },

    async retire(client: pg.ClientBase): Promise<string[]> {
      const { rows } = await client.query<{ id: string }>(
        'update evidence.signing_key set retired_at = platform.clock() where retired_at is null returning id',
      );
      return rows.map(({ id }) => id);
    },

    /** Everything that a signature can be held against, the newest first. */
    async listPublic(): Promise<{ id: string; publicKey: Buffer; retiredAt: Date | null }[]> {
      const { rows } = await pool.query(
        'select id, public_key, retired_at from evidence.signing_key order by made_at desc',
      );
      return rows;
    },
  };
}

export type SigningKeyStore = ReturnType<typeof createSigningKeyStore>;
