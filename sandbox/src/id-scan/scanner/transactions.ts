import { randomBytes } from 'node:crypto';
import type { BeginRequest, ScanResult } from '@perya/contract/id-scan/wire';

/** One scan, from its beginning until it is forgotten. */
export interface Transaction {
  id: string;
  /** Opens the page of this scan: its id is known to others. */
  token: string;
  asked: BeginRequest;
  begunAt: number;
  /** Somebody has sent a picture, or given up. */
  isClosed: boolean;
  /** The scanner does not answer about it before that. */
  silentUntil: number;
  result: ScanResult;
}

export interface Transactions {
  begin(asked: BeginRequest): Transaction;
  find(id: string): Transaction | null;
}

/** In memory, like the messages of the inbox: nothing that was scanned here lies on a disk. */
const keptMax = 500;
const keptMs = 3_600_000;

export function createTransactions(now: () => number): Transactions {
  const held = new Map<string, Transaction>();

  function forgetOld(): void {
    for (const [id, { begunAt }] of held) {
      if (held.size <= keptMax && now() - begunAt < keptMs) return;
      held.delete(id);
    }
  }

  return {
    begin(asked) {
      const id = `s_${randomBytes(12).toString('hex')}`;
      const transaction: Transaction = {
        id,
        token: randomBytes(16).toString('hex'),
        asked,
        begunAt: now(),
        isClosed: false,
        silentUntil: 0,
        result: {
          transaction_id: id,
          biz_id: asked.biz_id,
          state: 'pending',
          reason: null,
          score: 0,
          verified: false,
        },
      };
      held.set(id, transaction);
      forgetOld();
      return transaction;
    },
    find: (id) => held.get(id) ?? null,
  };
}
