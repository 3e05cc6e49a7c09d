import type { kycCalls } from '@perya/contract/calls/kyc';
import { isKycAllowed, type KycAction, type RefusedAction } from '@perya/contract/rules/kyc-gate';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import type { playerStatusCalls } from '@perya/contract/staff/calls/player-status';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { type Module, noJobs, nothingToClose } from '../../platform/module.ts';
import type { KycServices } from './dependencies.ts';
import { createFigures } from './figures.ts';
import { createKycStore } from './kyc.store.ts';
import { mayDo } from './may-do.ts';
import { type Branch, createBranchStore } from './record/branch.store.ts';
import { createSubmissionStore } from './record/submission.store.ts';
import { requireKyc } from './require-kyc.ts';
import { kycRoutes } from './routes.ts';
import type { KycSettings } from './settings.ts';

export interface KycNeeds extends Pick<KycServices, 'audit' | 'identity' | 'keyring'> {
  pool: pg.Pool;
  settings: KycSettings;
}

export interface Kyc {
  statusOf(uid: bigint): Promise<KycStatus>;
  may(action: KycAction, uid: bigint): Promise<boolean>;
  /** Refuses KYC_REQUIRED in the words of the action, or ACCOUNT_BLOCKED. */
  require(action: RefusedAction, uid: bigint): Promise<void>;
  /** The statuses that let an action proceed under the operator's policy. */
  statusesFor(action: KycAction): KycStatus[];
  /** Writes the operator's branches in their order, the default first; one that is not named is shut. */
  saveBranches(branches: readonly Branch[]): Promise<void>;
  registerMetrics(registry: Registry): void;
}

type KycCalls = typeof kycCalls & typeof playerStatusCalls;

/**
 * How far a player's identity is known, and what that lets the player do. Functions of modules
 * above ask `kyc.status_of(uid)` in the database and compare with `statusesFor`.
 */
export function createKyc(needs: KycNeeds): Module<Kyc, KycCalls> {
  const { pool, settings, audit, identity, keyring } = needs;
  const policy = settings.kycPolicy;
  const services: KycServices = {
    audit,
    identity,
    keyring,
    store: createKycStore(pool),
    branches: createBranchStore(pool),
    submissions: createSubmissionStore(pool),
    policy,
    figures: createFigures(),
  };
  return {
    door: {
      statusOf: services.store.readStatus,
      may: (action, uid) => mayDo(services, action, uid),
      require: (action, uid) => requireKyc(services, action, uid),
      statusesFor: (action) => kycStatuses.filter((status) => isKycAllowed(action, status, policy)),
      saveBranches: services.branches.save,
      registerMetrics: services.figures.register,
    },
    handlers: kycRoutes(services),
    jobs: noJobs,
    close: nothingToClose,
  };
}
