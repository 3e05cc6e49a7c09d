import { expect } from 'vitest';
import { shareDatabase } from '../test-database.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

export interface TwoServers {
  server: TestServer;
  /** Another process on the same database. */
  second: TestServer;
  /** Changes columns of the studio's venue, which both know at once. */
  setVenue(change: string): Promise<void>;
  /** Ends both, with books that are sound. */
  stop(): Promise<void>;
}

export async function startTwoServers(): Promise<TwoServers> {
  const server = await startTestServer();
  const second = await startTestServer({ database: shareDatabase(server.database) });
  return {
    server,
    second,
    async setVenue(change) {
      await server.database.owner.query(
        `update catalogue.venue set ${change} where code = 'studio'`,
      );
      for (const each of [server, second]) each.catalogue.expire();
    },
    async stop() {
      expect(await server.ledger.check()).toEqual([]);
      await second.stop();
      await server.stop();
    },
  };
}
