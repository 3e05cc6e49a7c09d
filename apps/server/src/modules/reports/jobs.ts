import type { Jobs } from '../../platform/jobs.ts';
import { lookDaily } from './cover/look-at-cover.ts';
import { closeDays } from './days/close-days.ts';
import { readers } from './readers.ts';
import type { ReportsServices } from './services.ts';

/** A day that is over is closed within minutes of the last log being read; what covers the money of players is looked at after midnight in Manila. */
const crontab = `
*/5 * * * * reports_close_days
* * * * * reports_walk_players
10 16 * * * reports_look_at_cover
`;

const playersAtOnce = 5000;
/** So many parts a minute: a large house is walked through in some hours, and nobody waits for it. */
const partsMax = 20;

async function walkPlayers({ days }: ReportsServices): Promise<void> {
  for (let part = 0; part < partsMax; part += 1) {
    if ((await days.walk(playersAtOnce)) < playersAtOnce) return;
  }
}

export function createReportsJobs(services: ReportsServices): Jobs {
  return {
    crontab,
    tasks: {
      reports_close_days: () => closeDays(services),
      reports_walk_players: () => walkPlayers(services),
      reports_look_at_cover: () => lookDaily(services),
    },
    readers,
  };
}
