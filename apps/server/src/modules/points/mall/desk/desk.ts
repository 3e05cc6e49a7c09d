import type { staffMallCalls } from '@perya/contract/staff/calls/promotions/mall';
import type pg from 'pg';
import type { Room } from '../../../../platform/room.ts';
import type { DeskServices } from './dependencies.ts';
import { createDeskStore } from './desk.store.ts';
import { addCodes, changeGoods, listDeskGoods } from './goods.ts';
import { listDeskOrders, moveDeskOrder, readDeskOrder } from './orders.ts';

export type DeskNeeds = Pick<DeskServices, 'audit' | 'keyring'> & { pool: pg.Pool };

/** What staff do with goods and orders. */
export function createDesk({ pool, audit, keyring }: DeskNeeds): Room<typeof staffMallCalls> {
  const services: DeskServices = { desk: createDeskStore(pool), audit, keyring };
  return {
    handlers: {
      listMallOrders: (_context, request) => listDeskOrders(services, request),
      readMallOrder: (context, request) => readDeskOrder(services, context, request),
      moveMallOrder: (context, request) => moveDeskOrder(services, context, request),
      listMallGoods: () => listDeskGoods(services),
      changeMallGoods: (context, request) => changeGoods(services, context, request),
      addMallCodes: (context, request) => addCodes(services, context, request),
    },
  };
}
