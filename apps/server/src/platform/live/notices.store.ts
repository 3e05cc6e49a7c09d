import type pg from 'pg';
import { type Notice, packNotices } from './notice.ts';

export const noticesChannel = 'perya_live';

/** Tells every process when the transaction commits, and nobody if it does not. */
export async function sendNotices(
  client: pg.ClientBase,
  notices: readonly Notice[],
): Promise<void> {
  for (const text of packNotices(notices)) {
    await client.query('select pg_notify($1, $2)', [noticesChannel, text]);
  }
}

export async function listenForNotices(client: pg.ClientBase): Promise<void> {
  await client.query(`listen ${noticesChannel}`);
}

/** Fails on a line that is dead without saying so. */
export async function probeLine(client: pg.ClientBase): Promise<void> {
  await client.query('select 1');
}
