import type { Jobs } from '../../platform/jobs.ts';
import type { WalletStore } from './wallet.store.ts';

/** 16:00 UTC is midnight in Manila, when a month may turn. */
const crontab = `
35 15 * * * games_ensure_partitions
* * * * * games_forget_nonces
`;

export function createGamesJobs(store: WalletStore): Jobs {
  return {
    crontab,
    tasks: {
      games_ensure_partitions: async () => store.ensurePartitions(),
      games_forget_nonces: async () => store.forgetNonces(),
    },
  };
}
