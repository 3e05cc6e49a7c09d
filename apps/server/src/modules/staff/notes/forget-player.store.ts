import type pg from 'pg';

/** Forgets what colleagues have written of a player by whose account nobody is known any more. */
export async function forgetPlayer(client: pg.ClientBase, uid: bigint): Promise<void> {
  await client.query('select staff.erase_person($1)', [uid]);
}
