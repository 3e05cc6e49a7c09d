import type { limitsCalls } from '@perya/contract/limits/calls/limits';
import type { staffLimitsCalls } from '@perya/contract/limits/staff-calls/limits';
import type { protectionPolicyCalls } from '@perya/contract/limits/staff-calls/policy';
import type { restrictionsCalls } from '@perya/contract/limits/staff-calls/restrictions';
import type { PlayerContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import { askedBy, cancelLimitChange } from './change-limits.ts';
import { excludeSelf } from './exclusion/exclude-self.ts';
import { prepareExclusionForm, takeExclusionForm } from './exclusion/forms/hand-out-form.ts';
import { listLimited, readPlayerLimits } from './house/read-limited.ts';
import { presentLimits } from './limits.present.ts';
import { readProtectionPolicy } from './policy/change-policy.action.ts';
import { readLimits } from './read-limits.ts';
import { readRestrictions } from './restrictions/read-restrictions.ts';
import { restrictActions } from './restrictions/restrict-actions.ts';
import type { LimitsServices } from './services.ts';
import { readWanted, updateLimits } from './update-limits.ts';

export type LimitsCalls = typeof limitsCalls &
  typeof staffLimitsCalls &
  typeof restrictionsCalls &
  typeof protectionPolicyCalls;

export function limitsRoutes(services: LimitsServices): Handlers<LimitsCalls> {
  const answer = async (context: PlayerContext) =>
    presentLimits(await readLimits(services, context));
  return {
    getLimits: answer,
    async updateLimits(context, request) {
      await updateLimits(services, askedBy(context), readWanted(request));
      return answer(context);
    },
    async cancelLimitChange(context, { limit }) {
      await cancelLimitChange(services, askedBy(context), limit);
      return answer(context);
    },
    async excludeSelf(context, { period }) {
      await excludeSelf(services, askedBy(context), period);
      return answer(context);
    },
    prepareExclusionForm: (context, request) => prepareExclusionForm(services, context, request),
    takeExclusionForm: (context, request) => takeExclusionForm(services, context, request),
    readPlayerRestrictions: (_context, { uid }) => readRestrictions(services, uid),
    restrictActions: (context, request) => restrictActions(services, context, request),
    readProtectionPolicy: () => readProtectionPolicy(services),
    listLimitedPlayers: (_context, request) => listLimited(services, request),
    readPlayerLimits: (_context, { uid }) => readPlayerLimits(services, BigInt(uid)),
  };
}
