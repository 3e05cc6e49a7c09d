import { lengths } from '../constants.ts';
import type { RuleName } from './rule-texts.ts';
import { ruled } from './ruled.ts';

/** One @, a dot in the domain, no spaces: what every mail system accepts and a person recognises. */
const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** [A-332 A-333] */
export function emailProblem(email: string): RuleName | null {
  if (email.length > lengths.accountEmailMax) return 'emailLength';
  return emailPattern.test(email) ? null : 'emailInvalid';
}

/** The same as for a phone: enough to recognise, not to read. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 2)}***@${domain}`;
}

/** [A-334 A-335] */
export function handleProblem(handle: string): RuleName | null {
  if (handle.length < lengths.handleMin) return 'handleShort';
  if (handle.length > lengths.handleMax) return 'handleLong';
  return /^[A-Za-z0-9]+$/.test(handle) ? null : 'handleCharacters';
}

/** [A-338 A-339 A-340 M-286 M-287] */
export function codeProblem(code: string): RuleName | null {
  if (code === '') return 'codeRequired';
  return /^\d{6}$/.test(code) ? null : 'codeInvalid';
}

/** A recovery code as it was typed, without the gaps that make it readable. */
export function plainSecondFactor(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * Six digits of the authenticator app, or a recovery code of sixteen letters and digits; those of eight
 * that an earlier release gave serve until they are used or replaced.
 */
const secondFactorPattern = /^(?:\d{6}|[A-Z2-7]{8}|[A-Z2-7]{16})$/;

/** Four groups of four, with room for the gaps that somebody types between them. */
export const recoveryCodeMax = 24;

/** So many are lost with one more piece of paper: the player is asked to make new ones. */
const fewRecoveryCodes = 2;

export function areRecoveryCodesFew(left: number): boolean {
  return left <= fewRecoveryCodes;
}

export function secondFactorProblem(code: string): RuleName | null {
  if (code === '') return 'codeRequired';
  return secondFactorPattern.test(plainSecondFactor(code)) ? null : 'codeInvalid';
}

export const email = () => ruled(emailProblem);
export const nickname = () => ruled(handleProblem);
export const otpCode = () => ruled(codeProblem);
export const secondFactorCode = () => ruled(secondFactorProblem);
