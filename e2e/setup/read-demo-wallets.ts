import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readPostmaster } from './postgres-processes.ts';

export interface DemoWallet {
  nickname: string;
  balance: string;
  postings: string;
}

/** Looks past the server into its database: what must outlive a killed server is what is written there. */
export async function readDemoWallets(dataDir: string): Promise<DemoWallet[]> {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  const { port } = readPostmaster(dataDir);
  const client = new pg.Client({
    connectionString: `postgres://perya:${password}@127.0.0.1:${port}/perya`,
  });
  await client.connect();
  const { rows } = await client.query<DemoWallet>(
    `select nickname, balance::text,
            (select count(*)::text from ledger.posting where posting.uid = wallet.uid) as postings
       from ledger.wallet join identity.player using (uid) order by nickname`,
  );
  await client.end();
  return rows;
}
