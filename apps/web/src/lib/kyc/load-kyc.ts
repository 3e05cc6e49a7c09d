import { getKyc, type KycRecord } from '@perya/contract/kyc/calls/kyc';
import { fetchCall, refetchCall } from '../query/fetch-call.ts';

/** Fetches the record; within 1.5 s all callers share one answer. */
export const loadKyc = (): Promise<KycRecord> => fetchCall(getKyc, {});

/** The record as it is now: after a change, and before a decision that needs it fresh. `useKycRecord` shows it. */
export const reloadKyc = (): Promise<KycRecord> => refetchCall(getKyc, {});
