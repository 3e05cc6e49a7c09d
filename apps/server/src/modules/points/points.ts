import type { mallCalls } from '@perya/contract/points/calls/mall';
import type { pointsCalls } from '@perya/contract/points/calls/points';
import type { staffGoodsCalls } from '@perya/contract/points/staff-calls/mall-goods';
import type { staffOrdersCalls } from '@perya/contract/points/staff-calls/mall-orders';
import type { Registry } from 'prom-client';
import type { OwnData } from '../../platform/files/data-file.ts';
import type { Module } from '../../platform/module.ts';
import { joinRooms } from '../../platform/room.ts';
import { type Books, type BooksNeeds, createBooks } from '../ledger/index.ts';
import { createDesk, type DeskNeeds, type DeskRoom } from './mall/desk/desk.ts';
import { createMall, type MallNeeds, type MallRoom } from './mall/mall.ts';
import { createOrderStore } from './mall/order.store.ts';
import { readOwnData } from './own-data/read-own-data.ts';

export interface Points
  extends Pick<Books, 'post' | 'wallet' | 'check' | 'countWallets' | 'ensurePartitions' | 'seals'> {
  mall: Pick<MallRoom, 'addMissing'> & Pick<DeskRoom, 'countWaiting'>;
  actions: DeskRoom['actions'];
  configuration: DeskRoom['configuration'];
  ownData: OwnData;
  registerMetrics(registry: Registry): void;
}

type PointsCalls = typeof pointsCalls &
  typeof mallCalls &
  typeof staffGoodsCalls &
  typeof staffOrdersCalls;

/** Filcoins: the ledger's books in another currency, whole points that are earned and spent on goods. */
export function createPoints(
  needs: MallNeeds & DeskNeeds & Pick<BooksNeeds, 'buckets'>,
): Module<Points, PointsCalls> {
  const { pool, buckets, keyring } = needs;
  const books = createBooks('points', { pool, buckets });
  const mall = createMall(needs);
  const desk = createDesk(needs);
  const ownData = { books: books.api, orders: createOrderStore(pool), keyring };
  const readBalance = async ({ uid }: { uid: bigint }) => {
    const { balance } = await books.api.wallet(uid);
    return { balance: Number(balance) };
  };
  const { handlers, jobs, registerMetrics } = joinRooms([
    {
      jobs: books.jobs,
      handlers: { getFilcoinBalance: readBalance, getTokensBalance: readBalance },
    },
    mall,
    desk,
  ]);
  return {
    api: {
      ...books.api,
      mall: { addMissing: mall.addMissing, countWaiting: desk.countWaiting },
      actions: desk.actions,
      configuration: desk.configuration,
      ownData: (uid) => readOwnData(ownData, uid),
      registerMetrics,
      async check(uids, onRange) {
        const found = await books.api.check(uids, onRange);
        return uids ? found : [...found, ...(await mall.check())];
      },
    },
    handlers,
    jobs,
    close: books.close,
  };
}
