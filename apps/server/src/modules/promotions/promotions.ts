import type { PromotionKindName } from '@perya/contract/rules/promotions/kinds';
import type pg from 'pg';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { createVersionedCache } from '../../platform/versioned-cache.ts';
import type { PromotionsServices } from './dependencies.ts';
import { doingReaders } from './readers/readers.ts';
import { grantRewards } from './rewards/grant-rewards.ts';
import {
  type ClaimOutcome,
  createRewardStore,
  type Grant,
  type Granted,
  type GrantOptions,
} from './rewards/reward.store.ts';
import { addMissing, type NewPromotion } from './running/add-missing.ts';
import { createPromotionStore } from './running/promotion.store.ts';
import { type Promotion, readPromotions } from './running/read-promotions.ts';

export interface PromotionsNeeds {
  pool: pg.Pool;
}

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
}

/** What players can earn beside what they win. */
export function createPromotions({ pool }: PromotionsNeeds): Module<Promotions> {
  const promotions = createPromotionStore(pool);
  const services: PromotionsServices = {
    promotions,
    cache: createVersionedCache({ readVersion: promotions.readVersion }),
    rewards: createRewardStore(pool),
  };
  return {
    door: {
      addMissing: (given) => addMissing(services, given),
      readPromotions: (kind) => readPromotions(services, kind),
      grant: (grants, options, client) => grantRewards(services, grants, options, client),
      claim: (uid, id, by) => services.rewards.claim(uid, id, by),
    },
    handlers: {},
    jobs: { tasks: {}, crontab: '', readers: doingReaders },
    close: nothingToClose,
  };
}
