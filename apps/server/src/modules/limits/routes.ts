import type { calls } from '@perya/contract/calls';
import { parsePesos } from '@perya/money';
import type { PlayerContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { Limits } from './index.ts';
import { presentLimits } from './limits.present.ts';

type LimitsCalls = 'getLimits' | 'updateLimits' | 'cancelLimitChange' | 'excludeSelf';

/** The contract has checked the form, so that null here means what the player asked for: no limit. */
const amountOf = (text: string | null | undefined) =>
  typeof text === 'string' ? parsePesos(text) : text;

export function limitsRoutes(limits: Limits): Pick<Handlers<typeof calls>, LimitsCalls> {
  const present = async ({ uid, token }: PlayerContext) =>
    presentLimits(await limits.read(uid, token));
  return {
    getLimits: present,
    async updateLimits(context, { daily_stake, daily_loss }) {
      await limits.update(context.uid, {
        daily_stake: amountOf(daily_stake),
        daily_loss: amountOf(daily_loss),
      });
      return present(context);
    },
    async cancelLimitChange(context, { limit }) {
      await limits.cancelChange(context.uid, limit);
      return present(context);
    },
    async excludeSelf(context, { period }) {
      await limits.exclude(context.uid, period);
      return present(context);
    },
  };
}
