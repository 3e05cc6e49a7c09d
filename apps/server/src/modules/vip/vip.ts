import type { vipCalls } from '@perya/contract/calls/vip';
import type pg from 'pg';
import type { DataFile } from '../../platform/files/data-file.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { VipServices } from './dependencies.ts';
import { readOwnData } from './read-own-data.ts';
import { createPlayReader } from './read-play.ts';
import { readStanding } from './read-standing.ts';
import { vipRoutes } from './routes.ts';
import { createVipStore } from './vip.store.ts';

export interface Vip {
  standingOf(uid: bigint): Promise<{ level: number; xp: number }>;
  /** What is known of a player, for the player. */
  ownData(uid: bigint): AsyncIterable<DataFile>;
}

/** How far players have come by playing: experience, levels and tiers. */
export function createVip({ pool }: { pool: pg.Pool }): Module<Vip, typeof vipCalls> {
  const services: VipServices = { store: createVipStore(pool) };
  return {
    door: {
      standingOf: (uid) => readStanding(services, uid),
      ownData: (uid) => readOwnData(services, uid),
    },
    handlers: vipRoutes(services),
    jobs: { tasks: {}, crontab: '', readers: [createPlayReader(services)] },
    close: nothingToClose,
  };
}
