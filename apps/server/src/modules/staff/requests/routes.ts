import type { askingForWinsCalls } from '@perya/contract/games/staff-calls/held-wins';
import type { askingForGamesCalls } from '@perya/contract/games/staff-calls/venues';
import type { resumingCalls } from '@perya/contract/house/staff-calls/stops';
import type { askingForComplianceCalls } from '@perya/contract/kyc/staff-calls/compliance';
import type { askingForLimitsCalls } from '@perya/contract/limits/staff-calls/limits';
import type { askingForMoneyCalls } from '@perya/contract/payments/staff-calls/asking';
import type { askingForPromotionsCalls } from '@perya/contract/promotions/staff-calls/deciding';
import type { askingForGiftsCalls } from '@perya/contract/promotions/staff-calls/gifts';
import type { requestsCalls } from '@perya/contract/staff/calls/requests';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { approveRequest } from './approve-request.ts';
import { askForApproval } from './ask-for-approval.ts';
import { collectPart } from './collect-part.ts';
import { countWaiting } from './count-waiting.ts';
import { declineRequest } from './decline-request.ts';
import { listRequests } from './list-requests.ts';
import { readRequest } from './read-request.ts';
import type { RequestServices } from './services.ts';
import { withdrawRequest } from './withdraw-request.ts';

export type RequestsCalls = typeof requestsCalls &
  typeof askingForLimitsCalls &
  typeof askingForWinsCalls &
  typeof askingForGamesCalls &
  typeof resumingCalls &
  typeof askingForComplianceCalls &
  typeof askingForMoneyCalls &
  typeof askingForGiftsCalls &
  typeof askingForPromotionsCalls;

export function requestsRoutes(services: RequestServices): Handlers<RequestsCalls> {
  return {
    listRequests: (context, request) => listRequests(services, context, request),
    readRequest: (context, { id }) => readRequest(services, context, BigInt(id)),
    async countRequests(context) {
      const { count, oldestAt } = await countWaiting(services, context);
      return { waiting: count, oldest_at: seconds(oldestAt) };
    },
    async approveRequest(context, { id, ...given }) {
      await approveRequest(services, context, { id: BigInt(id), ...given });
      return readRequest(services, context, BigInt(id));
    },
    async declineRequest(context, { id, ...given }) {
      await declineRequest(services, context, { id: BigInt(id), ...given });
      return readRequest(services, context, BigInt(id));
    },
    async withdrawRequest(context, { id, ...given }) {
      await withdrawRequest(services, context, { id: BigInt(id), ...given });
      return readRequest(services, context, BigInt(id));
    },
    collectPart: (context, { id }) => collectPart(services, context, BigInt(id)),
    async askRule(context, { reason, words, ...input }) {
      const wanted = { action: 'payments.rule', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askChannel(context, { reason, words, ...input }) {
      const wanted = { action: 'payments.channel', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askTurnoverWeight(context, { reason, words, ...input }) {
      const wanted = { action: 'games.weight', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askVenueKey(context, { reason, words, ...input }) {
      const wanted = { action: 'games.key', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askPromoTerms(context, { reason, words, ...input }) {
      const wanted = { action: 'games.promo', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askRestriction(context, { reason, words, ...input }) {
      const wanted = { action: 'limits.restrict', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askToResume(context, { reason, words, ...input }) {
      const wanted = { action: 'games.resume', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askCompliance(context, { reason, words, ...input }) {
      const wanted = { action: 'kyc.compliance', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askPayout(context, { reason, words, ...input }) {
      const wanted = { action: 'payments.pay', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askMatch(context, { reason, words, ...input }) {
      const wanted = { action: 'payments.match', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askRefund(context, { reason, words, ...input }) {
      const wanted = { action: 'payments.refund', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askAdjustment(context, { reason, words, ...input }) {
      const wanted = { action: 'ledger.adjust', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askVoucherBatch(context, { reason, words, ...input }) {
      const wanted = { action: 'vouchers.create', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askGift(context, { reason, words, ...input }) {
      const wanted = { action: 'promotions.gift', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askPublish(context, { reason, words, ...input }) {
      const wanted = { action: 'promotions.publish', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
    async askWinDecision(context, { reason, words, ...input }) {
      const wanted = { action: 'wins.decide', input, reason, words } as const;
      return { id: String(await askForApproval(services, context, wanted)) };
    },
  };
}
