import type { AnswerOf } from '@perya/contract/call';
import type { readTpg as call } from '@perya/contract/calls/promotions/rebates';
import type { PlayerContext } from '../../../platform/http/context.ts';
import type { RebateServices } from './dependencies.ts';
import { presentTerms } from './rebate.present.ts';

/** The terms of the rebate that is credited by itself, with its period; also after its end. [G-286 G-343] */
export async function readTpg(
  { promotions, now }: Pick<RebateServices, 'promotions'> & { now: () => number },
  { uid, language }: Pick<PlayerContext, 'uid' | 'language'>,
): Promise<AnswerOf<typeof call>> {
  const meant = await promotions.meantFor(uid, promotions.published());
  const promotion = meant.find(({ rules }) => rules.way === 'credit');
  return {
    rebate: promotion ? presentTerms(promotion, { language, now: new Date(now()) }) : null,
  };
}
