import { lengths } from '../constants.ts';
import type { RuleName } from './rule-texts.ts';
import { ruled } from './ruled.ts';

/** 8 to 20 letters and digits, at least one of each; null if it keeps the rule. [A-326 A-327 A-329] */
export function passwordProblem(password: string): RuleName | null {
  if (password === '') return 'passwordRequired';
  if (password.length < lengths.passwordMin || password.length > lengths.passwordMax) {
    return 'passwordLength';
  }
  const isMixed =
    /^[A-Za-z0-9]+$/.test(password) && /[A-Za-z]/.test(password) && /\d/.test(password);
  return isMixed ? null : 'passwordMix';
}

/** The login panel says one sentence for any break of the rule. [A-328 M-290] */
export function loginPasswordProblem(password: string): RuleName | null {
  const problem = passwordProblem(password);
  return problem === null || problem === 'passwordRequired' ? problem : 'passwordLogin';
}

export const newPassword = () => ruled(passwordProblem);
