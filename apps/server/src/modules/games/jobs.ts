import type { Jobs } from '../../platform/jobs.ts';
import { compareProviders } from './comparison/compare-providers.ts';
import { noteWins } from './daily-wins/note-wins.ts';
import { tellFreeRounds } from './free-rounds/tell-free-rounds.ts';
import { tellWins } from './jackpots/tell-wins.ts';
import { noteReturns } from './returns/note-returns.ts';
import type { GamesServices } from './services.ts';

/** 16:00 UTC is midnight in Manila, when a month may turn. */
const crontab = `
35 15 * * * games_ensure_partitions
* * * * * games_forget_nonces
* * * * * games_note_wins
* * * * * games_note_returns
* * * * * games_alarm_held_wins
* * * * * games_tell_jackpots
* * * * * games_tell_free_rounds
17 20 * * * games_compare_providers
`;

export function createGamesJobs(services: GamesServices): Jobs {
  const { store } = services;
  return {
    crontab,
    tasks: {
      games_ensure_partitions: async () => store.ensurePartitions(),
      games_forget_nonces: async () => store.forgetNonces(),
      games_note_wins: async () => noteWins(services),
      games_note_returns: async () => noteReturns(services),
      games_tell_free_rounds: async () => tellFreeRounds(services),
      games_compare_providers: async () => compareProviders(services),
      games_tell_jackpots: async () => tellWins(services),
      games_alarm_held_wins: async () => {
        await services.heldWins.alarm();
      },
    },
  };
}
