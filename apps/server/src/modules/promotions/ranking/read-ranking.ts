import type { AnswerOf } from '@perya/contract/call';
import { manilaDayEnd } from '@perya/contract/manila-time';
import type { readRanking as call } from '@perya/contract/promotions/calls/ranking';
import { poolOf } from '@perya/contract/rules/promotions/ranking';
import { centavos, toPesos } from '@perya/money';
import { secondsOrZero } from '../../../platform/wire-time.ts';
import { placeOf } from './place-of.ts';
import { presentPlace } from './ranking.present.ts';
import type { RankingServices } from './services.ts';
import { contestOf } from './standings.ts';

const pesos = (amount: number) => toPesos(centavos(amount));

/** The contest of today: the list of the hour, and where the player stands at this moment. [G-094 G-096 G-097 G-098 G-280] */
export async function readRanking(
  { promotions, rankings, standings, identity }: RankingServices,
  uid: bigint,
): Promise<AnswerOf<typeof call>> {
  const [promotion] = await promotions.meantFor(uid, promotions.running());
  if (!promotion) return { contest: null };
  const contest = contestOf(promotion);
  const own = await rankings.readOwn(uid, contest);
  const [listedAt, places, standing] = await Promise.all([
    rankings.readListedAt(promotion.id, own.day),
    rankings.listPlaces(promotion.id, own.day),
    standings(contest, own.day),
  ]);
  const names = await identity.listNames([...new Set([uid, ...places.map((row) => row.uid)])]);
  const place = own.takesPart ? placeOf(standing, { uid, staked: own.staked }) : 0;
  return {
    contest: {
      day: own.day,
      now: secondsOrZero(own.now),
      ends_at: secondsOrZero(manilaDayEnd(own.now)),
      pool: pesos(poolOf(promotion.rules.prizes)),
      prizes: promotion.rules.prizes.map(({ from, to, amount }) => ({
        from,
        to,
        amount: pesos(amount),
      })),
      wagering_times: promotion.wageringTimes,
      listed_at: secondsOrZero(listedAt),
      top: places.map((row) => presentPlace(row, { uid, names })),
      own: {
        place,
        staked: toPesos(own.staked),
        prize: pesos(contest.prizes[place - 1] ?? 0),
        takes_part: own.takesPart,
      },
    },
  };
}
