import { localStore } from '@perya/app-kit/browser/browser-stores';
import { getKyc, type KycRecord } from '@perya/contract/kyc/calls/kyc';
import { useHydrated } from '@tanstack/react-router';
import { useCall } from '../query/use-call.ts';
import { type KnownKyc, readKnown } from './known-kyc.ts';

export interface KycState {
  /** The whole record; null until it is fetched. */
  readonly record: KycRecord | null;
  /** How the check stands: what was kept of the last visit at once, then the record. */
  readonly known: KnownKyc | null;
  /** How far the server's clock is ahead of the device's; a device that goes wrong still counts down right. */
  readonly clockAheadMs: number;
  /** The record could not be fetched; what was kept of it may be known all the same. */
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** The player's identity check, as the server has it. */
export function useKycRecord(): KycState {
  // Not before hydration, which must render what the server rendered: the gate may have fetched the record by then.
  const isHydrated = useHydrated();
  const call = useCall(getKyc, {});
  const { state, answeredAt, reload } = call;
  const answer = isHydrated ? call.answer : null;
  const known = answer ?? (isHydrated ? readKnown(localStore.read('kyc')) : null);
  return {
    record: answer,
    known,
    clockAheadMs: answer === null ? 0 : answer.now * 1000 - answeredAt,
    hasFailed: state === 'failed',
    reload,
  };
}
