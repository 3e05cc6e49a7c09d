import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import type {
  ReviewDecision,
  ReviewedField,
  ReviewState,
} from '@perya/contract/kyc/staff-calls/reviews';
import { type KycFlag, kycFlags } from '@perya/contract/kyc/staff-flags';
import { type RejectionReason, rejectionReasons } from '@perya/contract/rules/kyc-options';
import { say } from '@perya/contract/text';
import type { Tone } from '../show/status-badge.tsx';
import { tellChangeReason } from './tell-change-reason.ts';

const stateTones: Record<ReviewState, Tone> = {
  waiting: 'warning',
  escalated: 'accent',
  approved: 'positive',
  rejected: 'negative',
  returned: 'negative',
};

/** How identity checks are told, in the language of the page. */
export function useReviewWords() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const states: Record<ReviewState, string> = {
    waiting: t`Waiting`,
    escalated: t`Escalated`,
    approved: t`Approved`,
    rejected: t`Rejected`,
    returned: t`Asked again`,
  };
  const decisions: Record<ReviewDecision, string> = {
    full: t`Approved in full`,
    basic: t`Approved as basic`,
    reject: t`Rejected`,
    return: t`Asked again`,
    escalate: t`Escalated`,
  };
  const fields: Record<ReviewedField, string> = {
    first_name: t`First name`,
    middle_name: t`Middle name`,
    last_name: t`Last name`,
    birthday: t`Date of birth`,
    gender: t`Gender`,
    id_type: t`ID type`,
    id_number: t`ID number`,
    nationality: t`Nationality`,
    place_of_birth: t`Place of birth`,
    current_address: t`Current address`,
    permanent_address: t`Permanent address`,
    occupation: t`Occupation`,
    source_of_income: t`Source of funds`,
    idPhoto: t`Front of the ID`,
    idPhotoBack: t`Back of the ID`,
    selfieWithIDPhotoPath: t`Selfie with the ID`,
    face: t`Face`,
  };
  const idTypes: Readonly<Record<string, string>> = {
    DRIVING_LICENSE: t`Driver’s license`,
    PASSPORT: t`Passport`,
    PHIL_HEALTH: 'PhilHealth',
    PHILSYS: 'PhilSys',
    POSTAL: t`Postal ID`,
  };
  const decisionOf = (decision: ReviewDecision) => decisions[decision];
  const reasonOf = (reason: RejectionReason) => say(rejectionReasons[reason], language);
  return {
    stateOf: (state: ReviewState) => ({ text: states[state], tone: stateTones[state] }),
    decisionOf,
    fieldOf: (field: ReviewedField) => fields[field],
    /** UMID, SSS, PRC and TIN are called so by everybody. */
    idTypeOf: (type: string) => idTypes[type] ?? type,
    flagOf: (flag: KycFlag) => say(kycFlags[flag], language),
    reasonOf,
    /** Why a status changed, as its history keeps it. */
    changeReasonOf: (kept: string) => tellChangeReason(kept, language, { decisionOf, reasonOf }),
  };
}
