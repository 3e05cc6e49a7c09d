import { settleDays } from '../days/settle-days.ts';
import { contestOf } from './contest.ts';
import type { RankingServices } from './services.ts';

type Services = Pick<RankingServices, 'promotions' | 'rankings' | 'days'>;

/** Makes the list of the hour where it is missing, and gives the prizes of days that are over. [G-277] */
export async function rankPlayers({ promotions, rankings, days }: Services): Promise<void> {
  for (const promotion of await promotions.running()) {
    await rankings.listToday(contestOf(promotion));
  }
  for (const promotion of await promotions.published()) {
    const contest = contestOf(promotion);
    await settleDays(
      { days },
      {
        promotion: promotion.id,
        isCredited: true,
        close: (day) => rankings.close(contest, day),
      },
    );
  }
}
