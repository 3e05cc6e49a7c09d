import type pg from 'pg';
import type { Module } from '../../platform/module.ts';
import { type Books, createBooks } from '../ledger/index.ts';

export type Points = Pick<Books, 'post' | 'wallet' | 'check' | 'countWallets' | 'ensurePartitions'>;

/** Filcoins: the ledger's books in another currency, whole points that are earned and spent on goods. */
export function createPoints({ pool }: { pool: pg.Pool }): Module<Points> {
  const { door, jobs, close } = createBooks('points', { pool });
  return { door, handlers: {}, jobs, close };
}
