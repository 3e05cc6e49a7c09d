import { isKycAllowed, type KycAction } from '@perya/contract/rules/kyc-gate';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import type { playerStatusCalls } from '@perya/contract/staff/calls/player-status';
import type pg from 'pg';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import type { KycServices } from './dependencies.ts';
import { createKycStore } from './kyc.store.ts';
import { mayDo } from './may-do.ts';
import { kycRoutes } from './routes.ts';
import type { KycSettings } from './settings.ts';

export interface KycNeeds extends Pick<KycServices, 'audit' | 'identity'> {
  pool: pg.Pool;
  settings: KycSettings;
}

export interface Kyc {
  statusOf(uid: bigint): Promise<KycStatus>;
  may(action: KycAction, uid: bigint): Promise<boolean>;
  mayPlay(uid: bigint): Promise<boolean>;
  /** The statuses that let an action proceed under the operator's policy. */
  statusesFor(action: KycAction): KycStatus[];
}

/**
 * How far a player's identity is known, and what that lets the player do. Functions of modules
 * above ask `kyc.status_of(uid)` in the database and compare with `statusesFor`.
 */
export function createKyc(needs: KycNeeds): Module<Kyc, typeof playerStatusCalls> {
  const { pool, settings, audit, identity } = needs;
  const policy = settings.kycPolicy;
  const services: KycServices = { audit, identity, store: createKycStore(pool), policy };
  return {
    door: {
      statusOf: services.store.readStatus,
      may: (action, uid) => mayDo(services, action, uid),
      mayPlay: (uid) => mayDo(services, 'play', uid),
      statusesFor: (action) => kycStatuses.filter((status) => isKycAllowed(action, status, policy)),
    },
    handlers: kycRoutes(services),
    jobs: noJobs,
    close: nothingToClose,
  };
}
