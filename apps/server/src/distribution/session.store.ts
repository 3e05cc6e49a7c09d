import type pg from 'pg';

export function createSessionStore(client: pg.ClientBase) {
  return {
    /**
     * Rows may take hours to be moved. Triggers stand on the parts of a table too and refuse there, which is all that
     * ours do; the database keeps that, so that months to come get theirs.
     */
    async prepare(): Promise<void> {
      await client.query('set statement_timeout = 0; set lock_timeout = 0');
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      const name = client.escapeIdentifier(rows[0]?.name ?? '');
      await client.query(`alter database ${name} set citus.enable_unsafe_triggers = on`);
      await client.query('set citus.enable_unsafe_triggers = on');
    },
  };
}
