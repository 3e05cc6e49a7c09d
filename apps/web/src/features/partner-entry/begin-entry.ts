import { sessionStore } from '../../lib/browser/browser-stores.ts';
import { type Partner, rememberPartner } from '../../lib/session/partner.ts';
import { suspendWatch } from '../../lib/session/session-watch.ts';

let resume: (() => void) | null = null;

interface Loading {
  readonly cause: 'enter' | 'stay' | 'preload';
  /** Null on the server, which knows no visit. */
  readonly context: { readonly visit: object | null };
}

/** The door of a partner, before its page is drawn: sets the partner's flag, and suspends the identity check and the subscription to the token. [M-258 M-259] */
export function beginEntry(partner: Partner, { cause, context }: Loading): void {
  if (context.visit === null || cause !== 'enter') return;
  rememberPartner(new URLSearchParams({ from: partner }), sessionStore);
  resume ??= suspendWatch();
}

/** Lets both go on. */
export function endEntry(): void {
  resume?.();
  resume = null;
}
