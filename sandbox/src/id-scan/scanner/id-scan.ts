import type { ScanKey } from '@perya/contract/id-scan/signature';
import type { IdReader } from '../reading/id-reader.ts';
import type { Transactions } from './transactions.ts';

/** What the parts of the scanner work with. */
export interface IdScan {
  key: ScanKey;
  /** What the addresses of its pages begin with; empty where they stand at the platform's own. */
  pagesUrl: string;
  transactions: Transactions;
  reader: Pick<IdReader, 'readId' | 'close'>;
  /** How long a slow scan takes, and for how long a provider is down. */
  waits: { slowMs: number; downMs: number };
  now(): number;
  /** Ends early when the scanner stops. */
  wait(ms: number): Promise<void>;
  stopped: AbortSignal;
  /** Lets work go on after the answer; a stop waits for it. */
  run(work: Promise<unknown>): void;
}
