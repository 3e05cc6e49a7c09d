import type { mallCalls } from '@perya/contract/calls/points/mall';
import type { pointsCalls } from '@perya/contract/calls/points/points';
import type pg from 'pg';
import type { Module } from '../../platform/module.ts';
import { type Books, createBooks } from '../ledger/index.ts';
import { createMall, type MallNeeds, type MallRoom } from './mall/mall.ts';

export interface Points
  extends Pick<Books, 'post' | 'wallet' | 'check' | 'countWallets' | 'ensurePartitions'> {
  mall: Pick<MallRoom, 'addMissing'>;
}

/** Filcoins: the ledger's books in another currency, whole points that are earned and spent on goods. */
export function createPoints(
  needs: MallNeeds & { pool: pg.Pool },
): Module<Points, typeof pointsCalls & typeof mallCalls> {
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
    handlers: { ...mall.handlers, getFilcoinBalance: readBalance, getTokensBalance: readBalance },
    jobs: books.jobs,
    close: books.close,
  };
}
