import type { AnswerOf } from '@perya/contract/call';
import type { listPastRankings as call } from '@perya/contract/promotions/calls/ranking';
import { presentPlace } from './ranking.present.ts';
import type { RankingServices } from './services.ts';

const daysShown = 7;
const placesShown = 10;

/** The contests that were decided lately, the latest first, with their first places and the player's own. [G-099 G-312] */
export async function listPastRankings(
  { promotions, rankings, identity }: RankingServices,
  uid: bigint,
): Promise<AnswerOf<typeof call>> {
  const [promotion] = await promotions.meantFor(uid, promotions.published());
  if (!promotion) return { d: [] };
  const rows = await rankings.listPast(uid, {
    promotion: promotion.id,
    days: daysShown,
    places: placesShown,
  });
  const names = await identity.listNames([...new Set(rows.map((row) => row.uid))]);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return {
    d: [...byDay].map(([day, ofDay]) => {
      const players = ofDay.map((row) => presentPlace(row, { uid, names }));
      return {
        day,
        top: players.filter(({ place }) => place <= placesShown),
        own: players.find(({ is_own }) => is_own) ?? null,
      };
    }),
  };
}
