import type { TestServer } from '../test-server.ts';

/** The database's clock stands at this moment from now on; without one it goes as it does everywhere. */
export async function setClock({ database }: TestServer, moment?: string): Promise<void> {
  const now = moment === undefined ? 'clock_timestamp()' : `timestamptz '${moment}'`;
  await database.owner.query(
    `create or replace function platform.clock() returns timestamptz language sql volatile return ${now}`,
  );
}

/** A day in Manila, so many days ago. Tables have partitions for this month and the one before. */
export function dayAgo(days: number): string {
  return new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
}
