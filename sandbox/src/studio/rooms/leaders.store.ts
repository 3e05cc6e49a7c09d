import type pg from 'pg';
import { type RoomKey, topicOf } from './room-key.ts';
import { roomChannel } from './rooms.store.ts';
import { saidChannel } from './voices.store.ts';

/** From now on this connection hears which rooms have moved on, and what is said in them. */
export async function listenToRooms(client: pg.PoolClient): Promise<void> {
  await client.query(`listen ${roomChannel}; listen ${saidChannel}`);
}

/** Leads the room for as long as this connection lives; false while another one does. */
export async function tryToLead(client: pg.PoolClient, key: RoomKey): Promise<boolean> {
  const found = await client.query<{ isLeader: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('room ' || $1, 0)) as "isLeader"`,
    [topicOf(key)],
  );
  return found.rows[0]?.isLeader ?? false;
}
