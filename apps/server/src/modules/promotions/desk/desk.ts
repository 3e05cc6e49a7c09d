import type { decidingPromotionsCalls } from '@perya/contract/promotions/staff-calls/deciding';
import type { promotionFiguresCalls } from '@perya/contract/promotions/staff-calls/figures';
import type { staffPromotionsCalls } from '@perya/contract/promotions/staff-calls/promotions';
import type { simulationCalls } from '@perya/contract/promotions/staff-calls/simulation';
import type { tilesCalls } from '@perya/contract/promotions/staff-calls/tiles';
import type { Audience } from '@perya/contract/rules/promotions/audience';
import type { LookedAt } from '@perya/contract/rules/promotions/reach';
import type pg from 'pg';
import type { ConfigurationPart } from '../../../platform/configuration/part.ts';
import type { Finder } from '../../../platform/lists/finder.ts';
import type { Room } from '../../../platform/room.ts';
import type { RequestActions } from '../../audit/index.ts';
import { createCostsStore } from './costs/costs.store.ts';
import { readFigures } from './costs/read-figures.ts';
import { createDecidingStore } from './deciding/deciding.store.ts';
import { publishPromotion } from './deciding/publish-promotion.action.ts';
import { savePromotion } from './deciding/save-promotion.ts';
import { switchPromotion } from './deciding/switch-promotion.ts';
import { createDeskStore } from './desk.store.ts';
import { promotionFinder } from './find-promotions.ts';
import { listPromotions, readPromotion } from './look-up-promotions.ts';
import type { DeskServices } from './services.ts';
import { countReach, readReach } from './simulation/read-reach.ts';
import { simulatePromotion } from './simulation/simulate-promotion.ts';
import { createSimulationStore } from './simulation/simulation.store.ts';
import { createDeskTileStore } from './tiles/desk-tile.store.ts';
import { listTiles, saveTile } from './tiles/save-tile.ts';
import { promotionPart } from './travelling/promotion-part.ts';
import { tilePart } from './travelling/tile-part.store.ts';

export type DeskNeeds = Pick<
  DeskServices,
  'audit' | 'kyc' | 'keyring' | 'cache' | 'metrics' | 'withTesters' | 'kinds'
> & { pool: pg.Pool };

export type PromotionsDeskCalls = typeof staffPromotionsCalls &
  typeof decidingPromotionsCalls &
  typeof simulationCalls &
  typeof tilesCalls &
  typeof promotionFiguresCalls;

export interface DeskRoom extends Room<PromotionsDeskCalls> {
  actions: RequestActions<'promotions.publish'>;
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  /** How many of the players who came lately are of one of these audiences. */
  countReach: (audiences: readonly Audience[]) => Promise<LookedAt>;
  /** Promotions, for the search over everything. */
  finders: readonly Finder[];
}

/** What one process computes of past play without being noticed by whoever plays meanwhile. */
const simulatedRowsMax = 200_000;

/** Where staff look at promotions and decide about them. */
export function createDesk({ pool, ...needs }: DeskNeeds): DeskRoom {
  const desk = createDeskStore(pool);
  const services: DeskServices = {
    ...needs,
    desk,
    deciding: createDecidingStore(desk),
    tiles: createDeskTileStore(pool),
    costs: createCostsStore(pool),
    simulations: createSimulationStore(pool, simulatedRowsMax),
  };
  return {
    handlers: {
      listStaffPromotions: (_context, request) => listPromotions(services, request),
      readStaffPromotion: (_context, { id }) => readPromotion(services, id),
      savePromotion: (context, request) => savePromotion(services, context, request),
      switchPromotion: (context, request) => switchPromotion(services, context, request),
      simulatePromotion: (_context, request) => simulatePromotion(services, request),
      readPromotionReach: (_context, request) => readReach(services, request),
      listTiles: () => listTiles(services),
      saveTile: (context, request) => saveTile(services, context, request),
      readPromotionFigures: (_context, request) => readFigures(services, request),
    },
    countReach: (audiences) => countReach(services, audiences),
    actions: { 'promotions.publish': publishPromotion(services) },
    configuration: [promotionPart({ ...services, pool }), tilePart()],
    finders: [promotionFinder(services)],
  };
}
