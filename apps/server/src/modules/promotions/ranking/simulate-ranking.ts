import { prizesByPlace } from '@perya/contract/rules/promotions/ranking';
import type { Earned } from '../desk/simulation/decide-earned.ts';
import { exact, type Simulate, wholeDay } from '../kind-room.ts';

/** So many of a list may be left out of it before the simulation of a ranking goes wrong. */
const leftOutMax = 1000;

export const simulateRanking: Simulate<'ranking'> = async (needs, { rules }, span) => {
  const prizes = prizesByPlace(rules.prizes);
  const places = prizes.length + leftOutMax;
  const staked = await needs.simulations.listStaked(rules.game_types, span, places);
  const standings = await needs.standingsOf(staked.map(({ uid }) => uid));
  const takesPart = (uid: bigint) => {
    const standing = standings.get(uid);
    if (!standing || standing.isShutOut || !standing.isMeant) return false;
    return needs.withTesters || !standing.isTest;
  };
  const placeOn = new Map<string, number>();
  return exact(
    staked.flatMap(({ uid, day }): Earned[] => {
      if (!takesPart(uid)) return [];
      const place = placeOn.get(day) ?? 0;
      placeOn.set(day, place + 1);
      const prize = prizes[place];
      if (prize === undefined) return [];
      const turn = String(place).padStart(6, '0');
      return [{ ...wholeDay(day), uid, amount: BigInt(prize), turn }];
    }),
  );
};
