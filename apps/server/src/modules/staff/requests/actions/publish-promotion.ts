import { type PublishWanted, publishWanted } from '@perya/contract/promotions/staff-calls/deciding';
import type { Promotions } from '../../../promotions/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface PublishPromotionNeeds {
  promotions: { desk: Promotions['desk'] };
}

/** Publishes what was drafted of a promotion: from then on players can earn it. */
export function createPublishPromotion(needs: PublishPromotionNeeds): RequestAction<PublishWanted> {
  const { desk } = needs.promotions;
  return {
    name: 'promotions.publish',
    input: publishWanted,
    async check(input) {
      await desk.describePublishing(input);
    },
    describe: async (input) => ({
      subject: { kind: 'promotion', id: String(input.id) },
      topic: String(input.id),
      says: await desk.describePublishing(input),
    }),
    async carryOut(tx, { input, reason }) {
      return { ...(await desk.publishWithin(tx, { ...input, reason })), events: [] };
    },
  };
}
