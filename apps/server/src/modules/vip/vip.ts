import type { vipCalls } from '@perya/contract/vip/calls/vip';
import type { staffVipCalls } from '@perya/contract/vip/staff-calls/levels';
import type pg from 'pg';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import type { DataFile } from '../../platform/files/data-file.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import type { RequestActions } from '../audit/index.ts';
import { changeLevels } from './change-levels.action.ts';
import { levelPart } from './level-part.store.ts';
import { createPlayReader } from './read-play.ts';
import { readOwnData, readStanding } from './read-vip.ts';
import { vipRoutes } from './routes.ts';
import type { LevelGiver, VipServices } from './services.ts';
import { createVipStore } from './vip.store.ts';

export interface Vip {
  standingOf(uid: bigint): Promise<{ level: number; xp: number }>;
  /** Lets a module above say what it gives for a level. */
  alsoGive(giver: LevelGiver): void;
  /** What takes two people, for the mechanism that asks the second. */
  actions: RequestActions<'vip.levels'>;
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  /** What is known of a player, for the player. */
  ownData(uid: bigint): AsyncIterable<DataFile>;
}

/** How far players have come by playing: experience, levels and tiers. */
export function createVip({
  pool,
}: {
  pool: pg.Pool;
}): Module<Vip, typeof vipCalls & typeof staffVipCalls> {
  const services: VipServices = { store: createVipStore(pool), givers: [] };
  return {
    api: {
      standingOf: (uid) => readStanding(services, uid),
      alsoGive: (giver) => void services.givers.push(giver),
      actions: { 'vip.levels': changeLevels(services) },
      configuration: [levelPart(services.store)],
      ownData: (uid) => readOwnData(services, uid),
    },
    handlers: vipRoutes(services),
    jobs: { tasks: {}, crontab: '', readers: [createPlayReader(services)] },
    close: nothingToClose,
  };
}
