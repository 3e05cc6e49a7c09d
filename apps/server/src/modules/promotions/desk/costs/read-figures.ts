import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { readPromotionFigures as call } from '@perya/contract/promotions/staff-calls/figures';
import { listRows } from '@perya/contract/staff/list';
import { centavos, toPesos } from '@perya/money';
import { presentPromotion } from '../desk.present.ts';
import type { DeskPromotion } from '../desk.store.ts';
import type { DeskServices } from '../services.ts';

const nearestMax = 10;

/** What is left of a budget, in millionths of it. */
const shareLeft = ({ budget, spent }: DeskPromotion) =>
  budget === null ? 0 : Number(((budget - spent) * 1_000_000n) / budget);

/** What promotions cost, by the day, and whose budget is used up next. */
export async function readFigures(
  { desk, costs }: DeskServices,
  { days }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const [counted, listed, running] = await Promise.all([
    costs.count(),
    costs.listDays(days),
    desk.page({ state: 'running', limit: listRows.max }),
  ]);
  return {
    ...counted,
    days: listed.map(({ day, cost, rewards, filcoins, filcoinRewards }) => ({
      day,
      rewards,
      cost: toPesos(centavos(cost)),
      filcoins: Number(filcoins),
      filcoin_rewards: filcoinRewards,
    })),
    nearest: running.rows
      .filter(({ budget }) => budget !== null)
      .toSorted((a, b) => shareLeft(a) - shareLeft(b))
      .slice(0, nearestMax)
      .map(presentPromotion),
  };
}
