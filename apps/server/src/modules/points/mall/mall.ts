import { randomBytes } from 'node:crypto';
import type { mallCalls } from '@perya/contract/points/calls/mall';
import { productTypes } from '@perya/contract/rules/mall/goods';
import type pg from 'pg';
import type { Room } from '../../../platform/room.ts';
import type { Violation } from '../../ledger/index.ts';
import { createGoodsStore, type NewGoods } from './goods.store.ts';
import { createOrderStore } from './order.store.ts';
import { listGoods, readGoods } from './read-goods.ts';
import { listOrders, readOrder } from './read-orders.ts';
import { sealCode } from './seal-code.ts';
import type { MallServices } from './services.ts';
import { submitOrder } from './submit-order.ts';

/** The demo's gift cards have codes that no shop knows. */
const demoCode = () => `DEMO-${randomBytes(6).toString('hex').toUpperCase()}`;

/** Adds goods that are missing, those of codes with as many codes as they have stock. */
async function addMissing(services: MallServices, goods: readonly NewGoods[]): Promise<void> {
  for (const item of goods) {
    const isCode = item.productType === productTypes.code;
    const codes = Array.from({ length: isCode ? item.stock : 0 }, () =>
      sealCode(services, demoCode()),
    );
    await services.goods.addMissing(item, codes);
  }
}

export interface MallNeeds extends Pick<MallServices, 'keyring' | 'rateLimiter'> {
  pool: pg.Pool;
}

export interface MallRoom extends Room<typeof mallCalls> {
  /** Adds goods that are missing; what an operator has changed since stays. */
  addMissing(goods: readonly NewGoods[]): Promise<void>;
  /** Orders held against the ledger, codes against stock; sound means empty. */
  check(): Promise<Violation[]>;
}

/** Goods, and orders that are paid with Filcoins. */
export function createMall({ pool, keyring, rateLimiter }: MallNeeds): MallRoom {
  const services: MallServices = {
    goods: createGoodsStore(pool),
    orders: createOrderStore(pool),
    keyring,
    rateLimiter,
  };
  return {
    addMissing: (goods) => addMissing(services, goods),
    check: services.orders.listBroken,
    handlers: {
      listGoods: ({ language }, request) => listGoods(services, request, language),
      getGoods: ({ language }, request) => readGoods(services, request, language),
      submitOrder: (context, request) => submitOrder(services, context, request),
      listOrders: (context, request) => listOrders(services, context, request),
      getOrder: (context, request) => readOrder(services, context, request),
    },
  };
}
