import { availableParallelism } from 'node:os';
import { type BatchOptions, createBatches } from '../../../platform/database/micro-batches.ts';
import type { ProviderApiStore, ProviderItem, ProviderResult } from './provider-api.store.ts';

/** PostgreSQL and the providers need the other half of the cores: more lanes mean smaller batches that cost more. */
const lanes = Math.max(1, Math.floor(availableParallelism() / 2));
const defaults: BatchOptions = { name: 'bets', lanes, batchMax: 128, waitingMax: 10_000 };

/** Requests of one player in one game depend on each other; a promotion does not. */
const keyOfItem = ({ uid, game_code, transaction_id }: ProviderItem) =>
  `${uid} ${game_code ?? transaction_id}`;

const isBusy = ({ outcome }: ProviderResult) => outcome === 'BUSY';

/** Gathers requests into micro-batches for `games.apply`. */
export function createRequestQueue({ apply }: ProviderApiStore, options?: Partial<BatchOptions>) {
  return createBatches(apply, { ...defaults, ...options }, keyOfItem, isBusy);
}
