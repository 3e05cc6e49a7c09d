import { countryCode } from '@perya/contract/constants';
import { loginPasswordProblem } from '@perya/contract/rules/password';
import { countryCodeProblem, loginPhoneProblem } from '@perya/contract/rules/phone';
import type { RuleName } from '@perya/contract/rules/rule-texts';
import { emptyDigits, type OtpDigits } from '../../lib/fields/otp-digits.ts';

/** What the player has typed; it outlives a change of step. [M-150] */
export interface LoginForm {
  readonly countryCode: string;
  readonly number: string;
  readonly agreeTerms: boolean;
  readonly code: OtpDigits;
  readonly password: string;
}

export const emptyLoginForm: LoginForm = {
  countryCode: `+${countryCode}`,
  number: '',
  agreeTerms: false,
  code: emptyDigits,
  password: '',
};

/** The code as it was sent: its id, its length and when the next may be asked for. */
export interface Otp {
  readonly id: string;
  readonly codeLength: number;
  readonly resendAt: number;
}

export type FieldProblems = Partial<Record<'number' | 'password' | 'agreeTerms', RuleName | null>>;

/** What keeps the phone step from sending; the terms are named only when everything else is right. [A-319 A-320 A-321 A-342] */
export function phoneStepProblems(form: LoginForm): FieldProblems {
  return {
    number: loginPhoneProblem(form.number) ?? countryCodeProblem(form.countryCode),
    agreeTerms: form.agreeTerms ? null : 'termsRequired',
  };
}

/** [A-328 A-343 A-344 M-290 M-294] */
export function passwordStepProblems(form: LoginForm): FieldProblems {
  return { ...phoneStepProblems(form), password: loginPasswordProblem(form.password) };
}
