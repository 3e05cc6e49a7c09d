import type { staffGoodsCalls } from '@perya/contract/points/staff-calls/mall-goods';
import type { staffOrdersCalls } from '@perya/contract/points/staff-calls/mall-orders';
import { orderStatuses } from '@perya/contract/rules/mall/order-status';
import type pg from 'pg';
import type { ConfigurationPart } from '../../../../platform/configuration/part.ts';
import type { Room } from '../../../../platform/room.ts';
import type { RequestActions } from '../../../audit/index.ts';
import { agreeToPrice } from './agree-to-price.action.ts';
import { createDeskGoodsStore } from './goods.store.ts';
import { addCodes, addGoods, changeGoods, listDeskGoods, readDeskGoods } from './goods.ts';
import { goodsPart } from './goods-part.store.ts';
import { registerOrderFigures } from './metrics.ts';
import { createDeskOrderStore } from './orders.store.ts';
import { listDeskOrders, moveDeskOrder, readDeskOrder, revealDeskOrder } from './orders.ts';
import { createGoodsPictureStore } from './pictures.store.ts';
import { sendPicture, sweepGoodsPictures } from './pictures.ts';
import type { DeskServices } from './services.ts';

export type DeskNeeds = Pick<DeskServices, 'audit' | 'keyring' | 'pictures' | 'rateLimiter'> & {
  pool: pg.Pool;
};

export interface DeskRoom extends Room<typeof staffGoodsCalls & typeof staffOrdersCalls> {
  /** Orders that are not on their way yet. */
  countWaiting(): Promise<{ count: number; oldestAt: Date | null }>;
  actions: RequestActions<'mall.price'>;
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
}

const crontab = '17 19 * * * points_sweep_pictures';

/** What staff do with goods and orders. */
export function createDesk({ pool, ...outside }: DeskNeeds): DeskRoom {
  const services: DeskServices = {
    ...outside,
    goods: createDeskGoodsStore(pool),
    orders: createDeskOrderStore(pool),
    sent: createGoodsPictureStore(pool),
  };
  const { orders } = services;
  return {
    actions: { 'mall.price': agreeToPrice(services) },
    configuration: [goodsPart(services)],
    async countWaiting() {
      const open = await orders.countOpen();
      const waiting = open.find(({ status }) => status === orderStatuses.processing);
      return { count: waiting?.count ?? 0, oldestAt: waiting?.oldestAt ?? null };
    },
    registerMetrics: (registry) => registerOrderFigures(registry, orders),
    jobs: { crontab, tasks: { points_sweep_pictures: () => sweepGoodsPictures(services) } },
    handlers: {
      listMallOrders: (_context, request) => listDeskOrders(services, request),
      readMallOrder: (_context, request) => readDeskOrder(services, request),
      revealMallOrder: (context, request) => revealDeskOrder(services, context, request),
      moveMallOrder: (context, request) => moveDeskOrder(services, context, request),
      listMallGoods: (_context, request) => listDeskGoods(services, request),
      readMallGoods: (_context, request) => readDeskGoods(services, request),
      addMallGoods: (context, request) => addGoods(services, context, request),
      changeMallGoods: (context, request) => changeGoods(services, context, request),
      uploadGoodsPicture: (context) => sendPicture(services, context),
      addMallCodes: (context, request) => addCodes(services, context, request),
    },
  };
}
