import { getKyc, type KycRecord } from '@perya/contract/calls/kyc';
import { fetchCall, refetchCall } from '../query/fetch-call.ts';

/** Fetches the record; within 1.5 s all callers share one answer. */
export const loadKyc = (): Promise<KycRecord> => fetchCall(getKyc, {});

/** For after a submit, and before a decision that needs it fresh. */
export const reloadKyc = (): Promise<KycRecord> => refetchCall(getKyc, {});
