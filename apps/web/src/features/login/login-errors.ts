import { isApiError } from '@perya/contract/client-errors';
import { otp as otpTimes } from '@perya/contract/constants';
import { errors } from '@perya/contract/errors';

/** What the server said, or what we say where it said nothing. [A-434 A-437 A-439 M-413 M-415 M-416 M-418] */
export function messageOr(error: unknown, fallback: string): string {
  return isApiError(error) && error.message !== '' ? error.message : fallback;
}

/** The one message that locks; it is known by its exact words, or by its code. [A-435 M-417] */
export function isTooManyAttempts(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { message } = errors.CODE_ATTEMPTS_EXCEEDED;
  return error.code === 'CODE_ATTEMPTS_EXCEEDED' || error.message === message.en;
}

/** The later of the fixed countdown and what the server answered. [A-277 A-472 M-199] */
export function resendAtMs(nowMs: number, resendAtSeconds: number): number {
  return Math.max(nowMs + otpTimes.resendLoginSeconds * 1000, resendAtSeconds * 1000);
}

/** [A-278 M-200] */
export function lockedUntilMs(nowMs: number): number {
  return nowMs + otpTimes.lockoutSeconds * 1000;
}
