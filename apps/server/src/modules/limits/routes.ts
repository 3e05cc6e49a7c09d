import type { limitsCalls } from '@perya/contract/calls/limits';
import type { PlayerContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { cancelLimitChange } from './cancel-limit-change.ts';
import type { LimitsServices } from './dependencies.ts';
import { excludeSelf } from './exclude-self.ts';
import { presentLimits } from './limits.present.ts';
import { readLimits } from './read-limits.ts';
import { readWanted } from './read-wanted.ts';
import { updateLimits } from './update-limits.ts';

export function limitsRoutes(services: LimitsServices): Handlers<typeof limitsCalls> {
  const answer = async (context: PlayerContext) =>
    presentLimits(await readLimits(services, context));
  return {
    getLimits: answer,
    async updateLimits(context, request) {
      await updateLimits(services, context.uid, readWanted(request));
      return answer(context);
    },
    async cancelLimitChange(context, { limit }) {
      await cancelLimitChange(services, context.uid, limit);
      return answer(context);
    },
    async excludeSelf(context, { period }) {
      await excludeSelf(services, context.uid, period);
      return answer(context);
    },
  };
}
