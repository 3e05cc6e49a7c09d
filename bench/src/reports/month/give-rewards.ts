import type { Product } from '../../product/assemble-product.ts';
import { type MonthPlayer, pick, promotions } from './month-plan.ts';
import type { MonthPlay } from './play-rounds.ts';

interface Given {
  uid: bigint;
  id: bigint;
}

/** Gifts that are credited at once or offered first, and some that are taken back or given up. */
export function createRewards({ pool, draw }: MonthPlay, { apis }: Product) {
  let offered: Given[] = [];
  let credited: Given[] = [];

  async function grant(players: readonly MonthPlayer[], day: string, isCredited: boolean) {
    const uids = [...new Set(players.map(({ uid }) => uid))].sort((a, b) => Number(a - b));
    const promotion = pick(promotions, draw);
    const grants = uids.map((uid) => ({
      uid,
      period: `${day} ${isCredited ? 'credited' : 'offered'}`,
      amount: BigInt(1000 + draw(30_000)),
    }));
    const granted = await apis.promotions.grant(grants, { promotion, isCredited, by: 'system' });
    return granted.flatMap(({ outcome, id }, at) => {
      const uid = uids[at];
      return outcome === 'GRANTED' && id !== null && uid !== undefined ? [{ uid, id }] : [];
    });
  }

  return {
    async give(players: readonly MonthPlayer[], day: string, count: number): Promise<void> {
      const some = () => Array.from({ length: count }, () => pick(players, draw));
      for (const { uid, id } of offered) {
        if (draw(3) === 0)
          await pool.query(`select promotions.decline($1, $2, 'player')`, [uid, id]);
        else await apis.promotions.claim(uid, id, 'player');
      }
      for (const { uid, id } of credited) {
        const way = draw(4);
        if (way === 0) await pool.query(`select promotions.void($1, $2, 'month')`, [uid, id]);
        if (way === 1) await pool.query(`select promotions.give_up($1, $2, 'player')`, [uid, id]);
      }
      credited = await grant(some(), day, true);
      offered = await grant(some(), day, false);
    },
  };
}
