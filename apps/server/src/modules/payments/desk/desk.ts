import type { ConfigurationPart } from '../../../platform/configuration/part.ts';
import { drawLogo } from '../../../platform/files/drawing/draw-picture.ts';
import type { PictureStore } from '../../../platform/files/picture-store.ts';
import { createStaffPictures } from '../../../platform/files/staff-pictures.ts';
import type { StaffContext } from '../../../platform/http/context.ts';
import { type Assigner, assignerOf } from '../../../platform/lists/assigner.ts';
import type { Finder } from '../../../platform/lists/finder.ts';
import type { Gauge } from '../../../platform/lists/gauge.ts';
import type { Linker } from '../../../platform/lists/linker.ts';
import type { PulseSource } from '../../../platform/lists/pulse.ts';
import type { Teller } from '../../../platform/lists/teller.ts';
import type { Room } from '../../../platform/room.ts';
import type { Gateways } from '../../../providers/payments/gateway.ts';
import type { Recorded, RequestActions } from '../../audit/index.ts';
import { channelPart } from '../channels/channel-part.store.ts';
import { isServed } from '../channels/is-served.ts';
import { createPayoutAccountsStore } from './accounts/payout-accounts.store.ts';
import { createCasesStore } from './cases/cases.store.ts';
import { addChannel } from './channels/add-channel.action.ts';
import { createChannelsStore } from './channels/channels.store.ts';
import { loosenChannel } from './channels/loosen-channel.action.ts';
import { loosenRule } from './channels/loosen-rule.action.ts';
import { rulePart } from './channels/rule-part.store.ts';
import { adjustBalance } from './credits/adjust-balance.action.ts';
import { createCreditsStore } from './credits/credits.store.ts';
import { matchReceipt } from './credits/match-receipt.action.ts';
import { refundByTwo } from './credits/refund-receipt.action.ts';
import { createLookupStore } from './deposits/lookup.store.ts';
import { createFiguresStore } from './figures/figures.store.ts';
import { createGatewayBalances } from './figures/read-gateway-balances.ts';
import { paymentFinders } from './find-payments.ts';
import { paymentGauges } from './gauges.store.ts';
import { accountLinker } from './linkers.store.ts';
import { paymentPulses } from './pulses.store.ts';
import { type DeskCalls, deskRoutes } from './routes.ts';
import type { DeskServices } from './services.ts';
import { createStepsStore } from './steps.store.ts';
import { createStoryStore } from './story.store.ts';
import { paymentTellers } from './tell-payments.ts';
import { payWithdrawal } from './withdrawals/pay-withdrawal.action.ts';
import { createQueueStore } from './withdrawals/queue.store.ts';

export type DeskNeeds = Pick<
  DeskServices,
  'pool' | 'audit' | 'identity' | 'kyc' | 'ledger' | 'decisions'
> & {
  gateways: Gateways;
  pictures: PictureStore;
};

export interface Waiting {
  count: number;
  oldestAt: Date | null;
}

export interface DeskRoom extends Room<DeskCalls> {
  /** Withdrawals that wait for a person. */
  countWaiting(): Promise<Waiting>;
  /** Cases that nobody has closed. */
  countCases(caller: Pick<StaffContext, 'permissions'>): Promise<Waiting>;
  /** Payments, for the search over everything. */
  finders: readonly Finder[];
  /** How withdrawals and cases are given to somebody. */
  assigners: readonly Assigner<Recorded>[];
  /** Payments, for the story of a player. */
  tellers: readonly Teller[];
  /** Who shares a payout account. */
  linkers: readonly Linker[];
  /** What was paid on a day. */
  pulses: readonly PulseSource[];
  /** What a player has paid in and was paid out. */
  gauges: readonly Gauge[];
  /** Channels and rules, which travel with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  actions: RequestActions<
    | 'payments.pay'
    | 'payments.match'
    | 'payments.refund'
    | 'payments.rule'
    | 'payments.channel'
    | 'payments.channel-new'
    | 'ledger.adjust'
  >;
}

/** Whoever may decide withdrawals, or close cases, may be given one. */
function paymentAssigners({
  queue,
  cases,
}: Pick<DeskServices, 'queue' | 'cases'>): readonly Assigner<Recorded>[] {
  const keyOf = (id: string) => ({ id: BigInt(id) });
  return [
    assignerOf({ queue: 'withdrawals', permission: 'payments.review' }, queue, {
      keyOf,
      whoOf: (colleague) => colleague,
      caseOf: ({ id, uid }) => ({ uid, id: String(id) }),
    }),
    assignerOf({ queue: 'payment-cases', permission: 'payments.cases' }, cases, {
      keyOf,
      whoOf: (colleague) => ({
        ...colleague,
        hasReports: colleague.permissions.has('reports.read'),
      }),
      caseOf: ({ id }) => ({ uid: null, id: String(id) }),
    }),
  ];
}

/** Where staff look at payments and decide about them. */
export function createDesk(needs: DeskNeeds): DeskRoom {
  const { pool, gateways, pictures, ...apis } = needs;
  const channels = createChannelsStore(pool);
  const services: DeskServices = {
    ...apis,
    pool,
    gateways,
    gatewayBalances: createGatewayBalances(gateways),
    pictures: createStaffPictures(pictures, {
      group: 'channels',
      sizes: { '.webp': drawLogo },
      listShown: channels.listShownPictures,
    }),
    hasGateway: (channel) => isServed(gateways, channel),
    queue: createQueueStore(pool),
    steps: createStepsStore(pool),
    accounts: createPayoutAccountsStore(pool),
    story: createStoryStore(pool),
    lookup: createLookupStore(pool),
    channels,
    cases: createCasesStore(pool),
    figures: createFiguresStore(pool),
    credits: createCreditsStore(),
  };
  return {
    handlers: deskRoutes(services),
    jobs: {
      tasks: { payments_sweep_pictures: () => services.pictures.sweep() },
      crontab: '41 19 * * * payments_sweep_pictures',
    },
    countWaiting: services.queue.countWaiting,
    countCases: ({ permissions }) => services.cases.countOpen(permissions.has('reports.read')),
    finders: paymentFinders(services),
    assigners: paymentAssigners(services),
    tellers: paymentTellers(services),
    linkers: [accountLinker(pool)],
    pulses: paymentPulses(pool),
    gauges: paymentGauges(pool),
    configuration: [channelPart(services), rulePart()],
    actions: {
      'payments.pay': payWithdrawal(services),
      'payments.match': matchReceipt(services),
      'payments.refund': refundByTwo(services),
      'payments.rule': loosenRule(services),
      'payments.channel': loosenChannel(services),
      'payments.channel-new': addChannel(services),
      'ledger.adjust': adjustBalance(services),
    },
  };
}
