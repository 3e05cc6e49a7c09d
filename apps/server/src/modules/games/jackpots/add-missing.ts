import type { JackpotWanted } from '@perya/contract/games/staff-calls/jackpots';
import { bySystem, nothingChanged } from '../../audit/index.ts';
import type { GamesServices } from '../services.ts';
import { saveWithin } from './save-jackpot.action.ts';

/** Adds jackpots of the demo operator that are not there; what staff have changed since stays. */
export async function addMissingJackpots(
  services: Pick<GamesServices, 'jackpots' | 'catalogue' | 'audit'>,
  wanted: readonly JackpotWanted[],
): Promise<void> {
  for (const input of wanted) {
    await services.audit.record(bySystem('games.demo-jackpots'), async (tx) => {
      const held = await services.jackpots.desk.lockAll(tx);
      if (held.some(({ code }) => code === input.code)) return nothingChanged<undefined>(undefined);
      return { result: undefined, entries: [await saveWithin(services, tx, input, '')] };
    });
  }
  await services.jackpots.draws.refresh();
}
