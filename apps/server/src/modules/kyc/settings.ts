import { kycPolicies } from '@perya/contract/rules/kyc-gate';
import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { oneOf } from '../../platform/settings/setting-forms.ts';

export const kycSettings = declareSettings(
  {
    KYC_POLICY: {
      schema: z._default(oneOf(...kycPolicies), 'documents'),
      unset: '`documents`',
      meaning: '`strict` narrows deposit and play to players whose identity check is finished',
    },
  },
  (given) => ({ kycPolicy: given.KYC_POLICY }),
);

export type KycSettings = ReadOf<typeof kycSettings>;
