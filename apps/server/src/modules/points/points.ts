import type { mallCalls } from '@perya/contract/calls/points/mall';
import type { pointsCalls } from '@perya/contract/calls/points/points';
import type { staffMallCalls } from '@perya/contract/staff/calls/promotions/mall';
import type { Module } from '../../platform/module.ts';
import { type Books, createBooks } from '../ledger/index.ts';
import { createDesk, type DeskNeeds } from './mall/desk/desk.ts';
import { createMall, type MallNeeds, type MallRoom } from './mall/mall.ts';

export interface Points
  extends Pick<Books, 'post' | 'wallet' | 'check' | 'countWallets' | 'ensurePartitions'> {
  mall: Pick<MallRoom, 'addMissing'>;
}

/** Filcoins: the ledger's books in another currency, whole points that are earned and spent on goods. */
export function createPoints(
  needs: MallNeeds & DeskNeeds,
): Module<Points, typeof pointsCalls & typeof mallCalls & typeof staffMallCalls> {
  const books = createBooks('points', { pool: needs.pool });
  const mall = createMall(needs);
  const readBalance = async ({ uid }: { uid: bigint }) => {
    const { balance } = await books.door.wallet(uid);
    return { balance: Number(balance) };
  };
  return {
    door: {
      ...books.door,
      mall: { addMissing: mall.addMissing },
      async check(uids, onRange) {
        const found = await books.door.check(uids, onRange);
        return uids ? found : [...found, ...(await mall.check())];
      },
    },
    handlers: {
      ...mall.handlers,
      ...createDesk(needs).handlers,
      getFilcoinBalance: readBalance,
      getTokensBalance: readBalance,
    },
    jobs: books.jobs,
    close: books.close,
  };
}
