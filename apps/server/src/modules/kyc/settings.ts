import { kycPolicies } from '@perya/contract/rules/kyc-gate';
import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { oneOf, wholeNumber } from '../../platform/settings/setting-forms.ts';

/** Five years, as the Anti-Money Laundering Act demands of records of customers. */
const retentionDays = 1826;

export const kycSettings = declareSettings(
  {
    KYC_POLICY: {
      schema: z._default(oneOf(...kycPolicies), 'documents'),
      unset: '`documents`',
      meaning: '`strict` narrows deposit and play to players whose identity check is finished',
    },
    KYC_RETENTION_DAYS: {
      schema: z._default(wholeNumber(365, 36_500), retentionDays),
      unset: '1826',
      meaning:
        'how long an identity check that was replaced by a newer one is kept, with its scan; the newest and the last approved one are kept always',
    },
  },
  (given) => ({ kycPolicy: given.KYC_POLICY, kycRetentionDays: given.KYC_RETENTION_DAYS }),
);

export type KycSettings = ReadOf<typeof kycSettings>;
