import { type KycPolicy, kycPolicies } from '@perya/contract/rules/kyc-gate';
import { idTypes, knownIdTypes } from '@perya/contract/rules/kyc-options';
import * as z from 'zod/mini';
import { declareSettings, type ReadOf } from '../../platform/settings/declare-settings.ts';
import { oneOf, wholeNumber } from '../../platform/settings/setting-forms.ts';

/** Five years, as the Anti-Money Laundering Act demands of records of customers. */
const retentionDays = 1826;

/** A minute brings as many players to the end of their hours as registered in a minute three days before. */
const freezeMax = 500;

export const kycSettings = declareSettings(
  {
    KYC_POLICY: {
      schema: z.optional(oneOf(...kycPolicies)),
      unset: '`documents`, in production `strict`',
      meaning:
        '`strict` narrows deposit and play to players whose identity check is finished; `documents` in production is an alarm of the staff home',
    },
    KYC_MIDDLE_NAME: {
      schema: z._default(oneOf('optional', 'required'), 'optional'),
      unset: '`optional`',
      meaning: '`required` lets the forms of the identity check ask for a middle name',
    },
    KYC_PHILSYS: {
      schema: z._default(oneOf('off', 'on'), 'off'),
      unset: '`off`',
      meaning: '`on` takes the national ID (PhilSys) beside the eight IDs of the list',
    },
    KYC_FREEZE_MAX: {
      schema: z._default(wholeNumber(1, 1_000_000), freezeMax),
      unset: '500',
      meaning:
        'how many accounts one run of the 72-hour clock may freeze; more are an alarm of the staff home, and nobody is frozen',
    },
    KYC_RETENTION_DAYS: {
      schema: z._default(wholeNumber(365, 36_500), retentionDays),
      unset: '1826',
      meaning:
        'how long an identity check that was replaced by a newer one is kept, with its scan; the newest and the last approved one are kept always',
    },
  },
  (given) => {
    const isProduction = given.NODE_ENV === 'production';
    const kycPolicy: KycPolicy = given.KYC_POLICY ?? (isProduction ? 'strict' : 'documents');
    return {
      kycPolicy,
      /** Players bet real money whose identity nobody has checked: chosen by name, and shown to staff. */
      isKycLax: isProduction && kycPolicy !== 'strict',
      isMiddleNameRequired: given.KYC_MIDDLE_NAME === 'required',
      idTypes: given.KYC_PHILSYS === 'on' ? knownIdTypes : idTypes,
      kycFreezeMax: given.KYC_FREEZE_MAX,
      kycRetentionDays: given.KYC_RETENTION_DAYS,
    };
  },
);

export type KycSettings = ReadOf<typeof kycSettings>;
