import type pg from 'pg';

/** Writes down that a backup was read back whole. A new release that was not started yet has not made the table. */
export async function addBackupProof(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('doors.proof') is not null as "isThere"`,
  );
  if (!rows[0]?.isThere) return;
  await client.query(
    `insert into doors.proof (line, proved_by) values ('backup', 'system:backup')`,
  );
}
