import type { PublishWanted } from '@perya/contract/promotions/staff-calls/deciding';
import type { RequestAction } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';
import { describePublishing, publishWithin } from './publish-promotion.ts';

/** Publishes what was drafted of a promotion: from then on players can earn it. */
export function publishPromotion(services: DeskServices): RequestAction<PublishWanted> {
  return {
    describe: async (input) => ({
      subject: { kind: 'promotion', id: String(input.id) },
      topic: String(input.id),
      says: await describePublishing(services, input),
    }),
    carryOut: (tx, { input, reason }) => publishWithin(services, tx, { ...input, reason }),
  };
}
