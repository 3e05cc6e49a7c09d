import type { Store } from '@perya/app-kit/browser/storage';
import type { Otp } from './login-form.ts';

const name = 'otp';

/** A code that was sent, and where to: never the code itself, which only the player's phone knows. */
export interface LoginCode {
  readonly otp: Otp;
  readonly sentTo: string;
  readonly resendAtMs: number;
}

/** For the visit: whoever comes back from reading the SMS to a page that has loaded anew needs no other code. */
export function keepLoginCode(store: Store, sent: LoginCode): void {
  store.write(name, sent);
}

export function forgetLoginCode(store: Store): void {
  store.remove(name);
}

function isLoginCode(stored: unknown): stored is LoginCode {
  if (typeof stored !== 'object' || stored === null) return false;
  const { otp, sentTo, resendAtMs } = stored as Partial<LoginCode>;
  return (
    typeof sentTo === 'string' &&
    typeof resendAtMs === 'number' &&
    typeof otp?.id === 'string' &&
    typeof otp.codeLength === 'number'
  );
}

/** The code that this number has just been sent and that still serves: another is not to be had yet. */
export function readLoginCode(store: Store, number: string, nowMs: number): LoginCode | null {
  const stored = store.read(name);
  if (!isLoginCode(stored)) return null;
  return stored.sentTo === number && nowMs < stored.resendAtMs ? stored : null;
}
