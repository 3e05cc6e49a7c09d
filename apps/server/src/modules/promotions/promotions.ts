import type { bonusesCalls } from '@perya/contract/promotions/calls/bonuses';
import type { boxCalls } from '@perya/contract/promotions/calls/boxes';
import type { earnedCalls } from '@perya/contract/promotions/calls/earned';
import type { freeRoundsCalls } from '@perya/contract/promotions/calls/free-rounds';
import type { raceCalls } from '@perya/contract/promotions/calls/races';
import type { rankingCalls } from '@perya/contract/promotions/calls/ranking';
import type { rebatesCalls } from '@perya/contract/promotions/calls/rebates';
import type { referralCalls } from '@perya/contract/promotions/calls/referrals';
import type { tasksCalls } from '@perya/contract/promotions/calls/tasks';
import type { welfareCalls } from '@perya/contract/promotions/calls/welfare';
import type { playerBonusesCalls } from '@perya/contract/promotions/staff-calls/bonuses';
import type { staffFreeRoundsCalls } from '@perya/contract/promotions/staff-calls/free-rounds';
import type { staffGiftsCalls } from '@perya/contract/promotions/staff-calls/gifts';
import type { staffRankingCalls } from '@perya/contract/promotions/staff-calls/ranking';
import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { Controls } from '../../platform/evidence/control.store.ts';
import {
  type DataFile,
  type OwnData,
  readPages,
  rowsFile,
} from '../../platform/files/data-file.ts';
import type { Gauge } from '../../platform/lists/gauge.ts';
import type { Teller } from '../../platform/lists/teller.ts';
import type { Module } from '../../platform/module.ts';
import { joinRooms } from '../../platform/room.ts';
import { createVersionedCache } from '../../platform/versioned-cache.ts';
import type { OnRange, Violation } from '../ledger/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Vip } from '../vip/index.ts';
import { createBirthday } from './birthday/birthday.ts';
import { createPlayerBonuses } from './bonuses/bonuses.ts';
import { bonusGauge } from './bonuses/gauges.store.ts';
import { createBooksStore } from './books/books.store.ts';
import { checkBooks } from './books/check-books.ts';
import { createBoxes } from './boxes/boxes.ts';
import type { BoxServices } from './boxes/services.ts';
import { createCashback } from './cashback/cashback.ts';
import { createPromotionsControls } from './controls.store.ts';
import { createDayStore } from './days/day.store.ts';
import {
  createDesk,
  type DeskNeeds,
  type DeskRoom,
  type PromotionsDeskCalls,
} from './desk/desk.ts';
import { createEarned } from './earned/earned.ts';
import { createFreeRounds, type FreeRoundsNeeds } from './free-rounds/free-rounds.ts';
import { createGifts, type GiftsNeeds, type GiftsRoom } from './gifts/gifts.ts';
import type { KindRooms } from './kind-room.ts';
import { createLevelUp, readLevelGifts } from './level-up/level-up.ts';
import { createPromotionMetrics } from './metrics.ts';
import { createRaces } from './races/races.ts';
import { createRanking, type RankingNeeds } from './ranking/ranking.ts';
import { createDoingReaders } from './readers/readers.ts';
import { createRebates, type RebatesNeeds } from './rebates/rebates.ts';
import { createReferrals } from './referrals/referrals.ts';
import type { ReferralServices } from './referrals/services.ts';
import { createBonusStore } from './rewards/bonus.store.ts';
import { grantRewards } from './rewards/grant-rewards.ts';
import {
  type ClaimOutcome,
  createRewardStore,
  type Grant,
  type Granted,
  type GrantOptions,
  type VoidOutcome,
} from './rewards/reward.store.ts';
import { createRewards } from './rewards/rewards.ts';
import { addMissing, type NewPromotion } from './running/add-missing.ts';
import { createPromotionStore } from './running/promotion.store.ts';
import { type Promotion, promotionsOf, readPromotions } from './running/read-promotions.ts';
import type { PromotionsServices } from './services.ts';
import { checkIns, createTasks, type TasksNeeds } from './tasks/tasks.ts';
import { createWelfare, type WelfareRoom } from './welfare/welfare.ts';

/** What a player was offered and given, for what, and how each reward moved. */
async function* readOwnData(
  { rewards }: Pick<PromotionsServices, 'rewards'>,
  uid: bigint,
): AsyncIterable<DataFile> {
  yield rowsFile(
    'rewards.json',
    readPages<{ id: bigint }>((last) => rewards.listOwn(uid, last?.id)),
  );
}

type PromotionsNeeds = Pick<PromotionsServices, 'ledger' | 'kyc' | 'commitSignal'> &
  Pick<DeskNeeds, 'audit'> &
  Pick<TasksNeeds, 'identity'> &
  Pick<ReferralServices, 'identity'> &
  Pick<BoxServices, 'keyring'> &
  RankingNeeds &
  Pick<GiftsNeeds, 'identity' | 'audit'> &
  RebatesNeeds &
  Pick<FreeRoundsNeeds, 'games' | 'catalogue'> & {
    vip: Pick<Vip, 'alsoGive'>;
    payments: Pick<Payments, 'giveCashbackBy'>;
  };

export interface Promotions {
  /** Adds promotions that are missing; what an operator has changed since stays. */
  addMissing(promotions: readonly NewPromotion[]): Promise<void>;
  /** Those of a kind that run at this moment, in the operator's order. */
  readPromotions<Kind extends PromotionKindName>(kind: Kind): Promise<Promotion<Kind>[]>;
  /** Gives rewards, each once for its period and step; within a transaction of the caller, which holds no wallet yet, or in its own. */
  grant(
    grants: readonly Grant[],
    options: GrantOptions,
    client?: pg.ClientBase,
  ): Promise<Granted[]>;
  claim(uid: bigint, id: bigint, by: string): Promise<ClaimOutcome>;
  /** Adds tiles of the welfare hub that are missing. */
  addMissingTiles: WelfareRoom['addMissingTiles'];
  actions: GiftsRoom['actions'] & DeskRoom['actions'];
  /** Promotions, for the search over everything. */
  finders: DeskRoom['finders'];
  /** Rewards, for the story of a player. */
  tellers: readonly Teller[];
  /** What promotions have given a player. */
  gauges: readonly Gauge[];
  /** Takes a reward away, offered or credited, in the transaction of a member of staff. */
  void(client: pg.ClientBase, uid: bigint, id: bigint, by: string): Promise<VoidOutcome>;
  /** Holds rewards against the ledgers and costs against rewards; sound means empty. */
  check(all?: undefined, onRange?: OnRange): Promise<Violation[]>;
  ownData: OwnData;
  controls: Controls<'no-promotion-while-excluded' | 'no-promotion-while-paused'>;
  registerMetrics(registry: Registry): void;
}

type PromotionsCalls = typeof bonusesCalls &
  typeof freeRoundsCalls &
  typeof staffFreeRoundsCalls &
  typeof earnedCalls &
  typeof tasksCalls &
  typeof welfareCalls &
  typeof rankingCalls &
  typeof raceCalls &
  typeof rebatesCalls &
  typeof boxCalls &
  PromotionsDeskCalls &
  typeof referralCalls &
  typeof staffGiftsCalls &
  typeof playerBonusesCalls &
  typeof staffRankingCalls;

/** What players can earn beside what they win. Every room serves calls of its own; this file only joins them. */
export function createPromotions(needs: PromotionsNeeds): Module<Promotions, PromotionsCalls> {
  const { pool, audit, ledger, identity, keyring, kyc, commitSignal } = needs;
  const promotions = createPromotionStore(pool);
  const metrics = createPromotionMetrics();
  const services: PromotionsServices = {
    promotions,
    cache: createVersionedCache({ readVersion: promotions.readVersion }),
    rewards: createRewardStore(pool, metrics),
    bonuses: createBonusStore(pool),
    books: createBooksStore(pool),
    ledger,
    kyc,
    commitSignal,
  };
  const { rewards } = services;
  const kinds = {
    gift: createGifts({
      pool,
      identity,
      audit,
      rewards,
      promotions: promotionsOf(services, 'gift'),
    }),
    'level-up': createLevelUp(services),
    birthday: createBirthday({ ...services, pool }),
    task: createTasks({ pool, engine: services, identity }),
    'check-in': checkIns,
    ranking: createRanking(needs, promotionsOf(services, 'ranking')),
    race: createRaces(needs, promotionsOf(services, 'race')),
    rebate: createRebates(needs, { promotions: promotionsOf(services, 'rebate'), rewards }),
    'mystery-box': createBoxes({ ...services, pool, keyring }),
    referral: createReferrals({
      pool,
      identity,
      rewards,
      promotions: promotionsOf(services, 'referral'),
    }),
    'channel-cashback': createCashback({
      pool,
      rewards,
      promotions: promotionsOf(services, 'channel-cashback'),
    }),
    'free-rounds': createFreeRounds({
      ...services,
      pool,
      audit,
      metrics,
      games: needs.games,
      catalogue: needs.catalogue,
    }),
  } satisfies KindRooms;
  const rooms: [string, KindRooms[PromotionKindName]][] = Object.entries(kinds);
  const kindsByDay = rooms.filter(([, room]) => room.isDecidedByDay).map(([kind]) => kind);
  const welfare = createWelfare(needs);
  const { cache } = services;
  const withTesters = needs.settings.hasSandbox;
  const desk = createDesk({ pool, audit, kyc, keyring, metrics, cache, withTesters, kinds });
  needs.vip.alsoGive(() => readLevelGifts(services));
  needs.payments.giveCashbackBy(kinds['channel-cashback'].giver);
  const playerBonuses = createPlayerBonuses({ pool, ledger });
  const readers = createDoingReaders(kinds.referral.giveForLog);
  const { handlers, jobs, close } = joinRooms([
    { jobs: { tasks: {}, crontab: '', readers } },
    createRewards(services),
    ...Object.values(kinds),
    welfare,
    playerBonuses,
    createEarned({ pool }),
    desk,
  ]);
  return {
    api: {
      addMissing: (given) => addMissing(services, given),
      readPromotions: (kind) => readPromotions(services, kind),
      grant: (grants, options, client) => grantRewards(services, grants, options, client),
      claim: (uid, id, by) => services.rewards.claim(uid, id, by),
      addMissingTiles: welfare.addMissingTiles,
      actions: { ...kinds.gift.actions, ...desk.actions },
      finders: desk.finders,
      tellers: playerBonuses.tellers,
      gauges: [bonusGauge(pool)],
      void: (client, uid, id, by) => services.rewards.void(client, uid, id, by),
      check: (_all, onRange) => checkBooks(services, onRange),
      ownData: (uid) => readOwnData(services, uid),
      controls: createPromotionsControls(pool),
      registerMetrics: (registry) =>
        metrics.register(registry, {
          readBudgets: promotions.listBudgetsLeft,
          readDays: () => createDayStore(pool).listUnsettled(kindsByDay),
        }),
    },
    handlers,
    jobs,
    close,
  };
}
