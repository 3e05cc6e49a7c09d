import { lookIntoDatabase } from './look-into-database.ts';

export interface DemoWallet {
  nickname: string;
  balance: string;
  postings: string;
}

/** What must outlive a killed server is what is written in its database. */
export function readDemoWallets(dataDir: string): Promise<DemoWallet[]> {
  return lookIntoDatabase<DemoWallet>(
    dataDir,
    `select nickname, balance::text,
            (select count(*)::text from ledger.posting where posting.uid = wallet.uid) as postings
       from ledger.wallet join identity.player using (uid) where is_test order by nickname`,
  );
}
