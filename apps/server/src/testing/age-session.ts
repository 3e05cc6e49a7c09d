import type { TestServer } from './test-server.ts';

/** The player as they are so many minutes later: what sessions have shown, passwords and codes grow old. */
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
  const { rows } = await database.pool.query<{ contact: string }>(
    `update identity.player set password_set_at = password_set_at - make_interval(mins => $2)
     where uid = $1 returning '+' || country_code || phone as contact`,
    [uid, minutes],
  );
  await database.pool.query(
    `update identity.otp set created_at = created_at - make_interval(mins => $2),
       expires_at = expires_at - make_interval(mins => $2)
     where contact = $1`,
    [rows[0]?.contact, minutes],
  );
}
