import type { TestServer } from '../test-server.ts';

/** Pauses the demo's promotions of all other kinds: who plays in a test reaches levels and fulfils tasks too. */
export async function pauseOthers({ database }: TestServer, kinds: string[]): Promise<void> {
  await database.pool.query(
    `update promotions.promotion set state = 'paused', version = version + 1 where kind <> all ($1)`,
    [kinds],
  );
}
