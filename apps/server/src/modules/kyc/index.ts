import { isKycAllowed, type KycAction, type KycPolicy } from '@perya/contract/rules/kyc-gate';
import { type KycStatus, kycStatuses } from '@perya/contract/rules/kyc-status';
import type pg from 'pg';
import { createKycStore } from './kyc.store.ts';

export interface KycOptions {
  pool: pg.Pool;
  policy: KycPolicy;
}

/**
 * How far a player's identity is known, and what that lets the player do. Functions of modules
 * above ask `kyc.status_of(uid)` in the database and compare with `statusesFor`.
 */
export function createKyc({ pool, policy }: KycOptions) {
  const store = createKycStore(pool);
  const may = async (action: KycAction, uid: bigint) =>
    isKycAllowed(action, await store.readStatus(uid), policy);
  return {
    statusOf: (uid: bigint): Promise<KycStatus> => store.readStatus(uid),
    may,
    mayPlay: (uid: bigint): Promise<boolean> => may('play', uid),
    /** The statuses that let an action proceed under the operator's policy. */
    statusesFor: (action: KycAction): KycStatus[] =>
      kycStatuses.filter((status) => isKycAllowed(action, status, policy)),
  };
}

export type Kyc = ReturnType<typeof createKyc>;
