import type { AnswerOf } from '@perya/contract/call';
import type { readTpg as call } from '@perya/contract/promotions/calls/rebates';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { presentTerms } from './rebate.present.ts';
import type { RebateServices } from './services.ts';

/** The terms of the rebate that is credited by itself, with its period, also after its end, and when it was held before. [G-286 G-343] */
export async function readTpg(
  { promotions, now }: Pick<RebateServices, 'promotions'> & { now: () => number },
  { uid, language }: Pick<PlayerContext, 'uid' | 'language'>,
): Promise<AnswerOf<typeof call>> {
  const meant = await promotions.meantFor(uid, promotions.published());
  const moment = { language, now: new Date(now()) };
  const [first, ...others] = meant
    .filter(({ rules }) => rules.way === 'credit')
    .map((promotion) => presentTerms(promotion, moment));
  return {
    rebate: first ?? null,
    past: others
      .filter(({ has_ended }) => has_ended)
      .map(({ starts_at, ends_at }) => ({ starts_at, ends_at }))
      .toSorted((a, b) => b.ends_at - a.ends_at),
  };
}
