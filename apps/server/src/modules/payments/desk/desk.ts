import type { AdjustmentWanted, RefundWanted } from '@perya/contract/payments/staff-calls/cases';
import type { ChannelWanted, RuleWanted } from '@perya/contract/payments/staff-calls/channels';
import type { MatchWanted } from '@perya/contract/payments/staff-calls/deposits';
import type { PayoutWanted } from '@perya/contract/payments/staff-calls/withdrawals';
import type { StaffContext } from '../../../platform/http/context.ts';
import type { Room } from '../../../platform/room.ts';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import type { AuditOrigin, Entry, Recorded } from '../../audit/index.ts';
import { isServed } from '../channels/is-served.ts';
import { createCasesStore } from './cases/cases.store.ts';
import { changeChannelWithin, checkChannel } from './channels/change-channel.ts';
import { changeRuleWithin, checkRule } from './channels/change-rule.ts';
import { createChannelsStore, type RuleRow } from './channels/channels.store.ts';
import { adjustWithin, checkAdjustment } from './credits/adjust-balance.ts';
import { createCreditsStore } from './credits/credits.store.ts';
import { checkMatch, matchWithin } from './credits/match-receipt.ts';
import { checkRefund, refundWithin } from './credits/refund-receipt.ts';
import { createLookupStore, type ReceiptRow } from './deposits/lookup.store.ts';
import { createFiguresStore } from './figures/figures.store.ts';
import { type DeskCalls, deskRoutes } from './routes.ts';
import type { DeskServices } from './services.ts';
import { createStepsStore } from './steps.store.ts';
import { createStoryStore } from './story.store.ts';
import { checkPayout, payWithin } from './withdrawals/decide-withdrawal.ts';
import { createQueueStore, type QueuedWithdrawal } from './withdrawals/queue.store.ts';

export type DeskNeeds = Pick<
  DeskServices,
  'pool' | 'audit' | 'identity' | 'kyc' | 'ledger' | 'decisions'
> & {
  gateways: Gateways;
};

type Because<Wanted> = Wanted & { reason: string };
/** What is to be recorded. */
type Done = { entries: Entry[] };

export interface Waiting {
  count: number;
  oldestAt: Date | null;
}

export interface DeskRoom extends Room<DeskCalls> {
  /** Withdrawals that wait for a person. */
  countWaiting(): Promise<Waiting>;
  /** Cases that nobody has closed. */
  countCases(caller: Pick<StaffContext, 'permissions'>): Promise<Waiting>;
  /** The rule as it stands; refuses in words what it can never be set to. */
  checkRule(wanted: RuleWanted): Promise<RuleRow>;
  /** Loosens a rule in the transaction of an approval. */
  loosenRule(tx: Recorded, wanted: Because<RuleWanted>): Promise<Done>;
  /** The channel as it stands and what would differ; refuses in words what could not be carried out. */
  checkChannel(wanted: ChannelWanted): ReturnType<typeof checkChannel>;
  /** Loosens a channel in the transaction of an approval. */
  loosenChannel(tx: Recorded, wanted: Because<ChannelWanted>): Promise<Done>;
  /** Refuses in words a correction that could not be made as things stand. */
  checkAdjustment(wanted: AdjustmentWanted): Promise<void>;
  /** Corrects a balance in the transaction of an approval. */
  adjustWithin(tx: Recorded, origin: AuditOrigin, wanted: Because<AdjustmentWanted>): Promise<Done>;
  /** The withdrawal that would be paid; refuses in words one that waits for nobody. */
  checkPayout(wanted: PayoutWanted): Promise<QueuedWithdrawal>;
  /** Pays a withdrawal in the transaction of an approval. */
  payWithin(tx: Recorded, origin: AuditOrigin, wanted: Because<PayoutWanted>): Promise<Done>;
  /** The payment that would be credited; refuses in words one that cannot be. */
  checkMatch(wanted: MatchWanted): Promise<ReceiptRow>;
  /** Credits a stray payment in the transaction of an approval. */
  matchWithin(tx: Recorded, origin: AuditOrigin, wanted: Because<MatchWanted>): Promise<Done>;
  /** The payment that was given back; refuses in words one that cannot have been. */
  checkRefund(wanted: RefundWanted): Promise<ReceiptRow>;
  /** Notes in the transaction of an approval that a payment was given back. */
  refundWithin(tx: Recorded, origin: AuditOrigin, wanted: Because<RefundWanted>): Promise<Done>;
}

/** Where staff look at payments and decide about them. */
export function createDesk(needs: DeskNeeds): DeskRoom {
  const { pool, gateways, ...apis } = needs;
  const services: DeskServices = {
    ...apis,
    pool,
    hasGateway: (channel) => isServed(gateways, channel),
    queue: createQueueStore(pool),
    steps: createStepsStore(pool),
    story: createStoryStore(pool),
    lookup: createLookupStore(pool),
    channels: createChannelsStore(pool),
    cases: createCasesStore(pool),
    figures: createFiguresStore(pool),
    credits: createCreditsStore(),
  };
  return {
    handlers: deskRoutes(services),
    countWaiting: services.queue.countWaiting,
    countCases: ({ permissions }) => services.cases.countOpen(permissions.has('reports.read')),
    checkRule: (wanted) => checkRule(services, wanted),
    async loosenRule(tx, { reason, ...wanted }) {
      const how = { reason, isAlone: false };
      return { entries: (await changeRuleWithin(services, tx, wanted, how)).entries };
    },
    checkChannel: (wanted) => checkChannel(services, wanted),
    async loosenChannel(tx, { reason, ...wanted }) {
      const how = { reason, isAlone: false };
      return { entries: (await changeChannelWithin(services, tx, wanted, how)).entries };
    },
    checkAdjustment: (wanted) => checkAdjustment(services, wanted),
    adjustWithin: (tx, origin, wanted) => adjustWithin(services, tx, origin, wanted),
    checkPayout: (wanted) => checkPayout(services, wanted),
    payWithin: (tx, origin, wanted) => payWithin(services, tx, origin, wanted),
    checkMatch: (wanted) => checkMatch(services, wanted),
    matchWithin: (tx, origin, wanted) => matchWithin(services, tx, origin, wanted),
    checkRefund: (wanted) => checkRefund(services, wanted),
    refundWithin: (tx, origin, wanted) => refundWithin(services, tx, origin, wanted),
  };
}
