import type { TestServer } from './test-server.ts';

/** The player's sessions as they are so many minutes later: what they have shown grows old. */
export async function ageSessions(
  { database }: Pick<TestServer, 'database'>,
  uid: string,
  minutes: number,
): Promise<void> {
  await database.pool.query(
    `update identity.session set created_at = created_at - make_interval(mins => $2),
       proved_at = proved_at - make_interval(mins => $2)
     where uid = $1`,
    [uid, minutes],
  );
}
