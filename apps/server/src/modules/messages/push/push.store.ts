import type pg from 'pg';
import type { Recorded } from '../../audit/index.ts';

export interface DeviceRow {
  id: bigint;
  session: string;
  name: string;
  addedAt: Date;
}

export interface NewDevice {
  uid: bigint;
  session: string;
  name: string;
  addressSealed: Buffer;
  endpointDigest: Buffer;
}

export interface KeyRow {
  publicKey: string;
  privateSealed: Buffer;
}

/** A player has few devices; the oldest makes room. */
const devicesMax = 10;

const ofPlayer = 'bucket = platform.bucket_of($1) and uid = $1';

/** By what push services know the house. */
const keys = (pool: pg.Pool) => ({
  async findKey(): Promise<KeyRow | null> {
    const { rows } = await pool.query<KeyRow>(
      'select public_key, private_sealed from messages.push_key',
    );
    return rows[0] ?? null;
  },

  /** Of several processes that make one, the first is kept. */
  async addKey({ publicKey, privateSealed }: KeyRow): Promise<void> {
    await pool.query(
      `insert into messages.push_key (id, public_key, private_sealed) values (1, $1, $2)
       on conflict do nothing`,
      [publicKey, privateSealed],
    );
  },
});

export function createPushStore(pool: pg.Pool) {
  return {
    ...keys(pool),

    async list(uid: bigint, client: pg.ClientBase | pg.Pool = pool): Promise<DeviceRow[]> {
      const { rows } = await client.query<DeviceRow>({
        name: 'messages-push-devices',
        text: `select id, session, name, added_at from messages.push_device
               where ${ofPlayer} order by id desc`,
        values: [uid],
      });
      return rows;
    },

    async findAddress(uid: bigint, id: bigint) {
      const { rows } = await pool.query<{ session: string; addressSealed: Buffer }>(
        `select session, address_sealed from messages.push_device where ${ofPlayer} and id = $2`,
        [uid, id],
      );
      return rows[0] ?? null;
    },

    /** The browser notifies this player from now on, and nobody who was there before. */
    async add(tx: Recorded, device: NewDevice): Promise<void> {
      const { uid, session, name, addressSealed, endpointDigest } = device;
      // One at a time: neither two players of a browser nor an eleventh device slip through.
      await tx.query("select pg_advisory_xact_lock(hashtextextended('messages.push_device', 0))");
      await tx.query('delete from messages.push_device where endpoint_digest = $1', [
        endpointDigest,
      ]);
      await tx.query(
        `insert into messages.push_device
           (bucket, uid, session, name, address_sealed, endpoint_digest)
         values (platform.bucket_of($1), $1, $2, $3, $4, $5)`,
        [uid, session, name, addressSealed, endpointDigest],
      );
      await tx.query(
        `delete from messages.push_device where ${ofPlayer} and id <= (
           select id from messages.push_device where ${ofPlayer} order by id desc
           offset ${devicesMax} limit 1)`,
        [uid],
      );
    },

    async remove(client: pg.ClientBase | pg.Pool, uid: bigint, id: bigint): Promise<boolean> {
      const { rowCount } = await client.query(
        `delete from messages.push_device where ${ofPlayer} and id = $2`,
        [uid, id],
      );
      return rowCount === 1;
    },

    async removeOfSessions(
      client: pg.ClientBase,
      uid: bigint,
      sessions: readonly string[],
    ): Promise<void> {
      await client.query(
        `delete from messages.push_device where ${ofPlayer} and session = any ($2)`,
        [uid, sessions],
      );
    },
  };
}

export type PushStore = ReturnType<typeof createPushStore>;
