import type { RequestOf } from '@perya/contract/call';
import type * as wire from '@perya/contract/calls/bets';
import type pg from 'pg';
import { catchUp } from '../../platform/events/log-reader.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { type BetsStore, createBetsStore } from './bets.store.ts';
import { listBets } from './list-bets.ts';
import { listDailyWins } from './list-daily-wins.ts';
import { readBet } from './read-bet.ts';
import { createWinsReader } from './read-wins.ts';
import { createWinsStore, type WinsStore } from './wins.store.ts';

export interface BetsOptions {
  pool: pg.Pool;
  catalogue: Pick<Catalogue, 'findGame'>;
  ledger: Pick<Ledger, 'entriesOfKeys'>;
  identity: Pick<Identity, 'listNames'>;
  /** Test accounts are shown among the winners only where there is nobody else. */
  hasSandbox: boolean;
  now?: () => Date;
}

export interface BetsServices extends Pick<BetsOptions, 'catalogue' | 'ledger' | 'identity'> {
  store: BetsStore;
  wins: WinsStore;
  now: () => Date;
}

/** Bets take milliseconds; what takes longer is read a minute later. */
const patienceMs = 5000;

/** The records of what was played: a player's rounds, and the biggest wins of the day. */
export function createBets({ pool, hasSandbox, now = () => new Date(), ...below }: BetsOptions) {
  const wins = createWinsStore(pool, hasSandbox);
  const services: BetsServices = { ...below, store: createBetsStore(pool), wins, now };
  const reader = createWinsReader(wins);
  const noteWins = () => catchUp(pool, reader, patienceMs);
  return {
    list: (uid: bigint, request: RequestOf<typeof wire.listBets>) =>
      listBets(services, uid, request),
    read: (uid: bigint, id: bigint) => readBet(services, uid, id),
    dailyWins: (uid: bigint) => listDailyWins(services, uid),
    noteWins,
    jobs: {
      tasks: { games_note_wins: noteWins },
      crontab: '* * * * * games_note_wins',
    } satisfies Jobs,
  };
}

export type Bets = ReturnType<typeof createBets>;
