import { getKyc, type KycRecord } from '@perya/contract/calls/kyc';
import { refetchCall } from '../query/fetch-call.ts';

/** The record as it is now: after a change, and before a decision that needs it fresh. `useKycRecord` shows it. */
export const reloadKyc = (): Promise<KycRecord> => refetchCall(getKyc, {});
