import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const lockId = 7_391_107;
const askEveryMs = 200;

/**
 * Prepares what all processes of the house share while no other does: whoever starts at the same moment waits, and
 * finds it done. The lock ends with its connection, so a process that is killed holds nobody up. It is asked for
 * again and again: a statement that waits for it would keep an index from being built concurrently.
 */
export async function oneStartAtATime<T>(ownerUrl: string, prepare: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'perya-start' });
  client.on('error', () => {});
  await client.connect();
  try {
    const ask = async () =>
      (await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockId]))
        .rows[0]?.held;
    while (!(await ask())) await pause(askEveryMs);
    return await prepare();
  } finally {
    await client.end();
  }
}
