import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { redirect } from '@tanstack/react-router';
import { keepBrought } from '../../lib/partners/brought.ts';
import { hasBrought } from '../../lib/partners/take-brought.ts';
import { entryOf, type Partner, readPartner, rememberPartner } from '../../lib/session/partner.ts';
import { suspendWatch } from '../../lib/session/session-watch.ts';
import { holdGateBack } from '../../lib/terms-gate/gate-state.ts';

let resume: (() => void) | null = null;

interface Loading {
  readonly cause: 'enter' | 'stay' | 'preload';
  /** Null on the server, which knows no visit. */
  readonly context: { readonly visit: object | null };
  readonly location: {
    readonly pathname: string;
    readonly searchStr: string;
    readonly search: object;
  };
}

/** The door of a partner, before its page is drawn: sets the partner's flag, and suspends the identity check and the subscription to the token. [M-258 M-259] */
export function beginEntry(partner: Partner, { cause, context, location }: Loading): void {
  if (context.visit === null || cause === 'preload') return;
  // Whoever comes through another page of ours brings the token in a new address.
  const taken = keepBrought(location.pathname, location.searchStr);
  if (taken !== null) {
    const left = Object.entries(location.search).filter(([name]) => taken.query.has(name));
    const search = Object.fromEntries(left);
    throw redirect({ to: taken.path, search, replace: true } as never);
  }
  if (cause !== 'enter' && !hasBrought(location.pathname)) return;
  rememberPartner(new URLSearchParams({ from: partner }), sessionStore);
  if (partner === 'ewallet' && hasBrought(location.pathname)) holdGateBack(true);
  resume ??= suspendWatch();
}

/** Lets both go on. */
export function endEntry(): void {
  holdGateBack(false);
  resume?.();
  resume = null;
}

/** The shop's door logs nobody in: it sets the flag, unless the visitor came from the same partner to a browser. [M-258] */
export function rememberShop({ cause, context }: Pick<Loading, 'cause' | 'context'>): void {
  if (context.visit === null || cause !== 'enter') return;
  if (entryOf(readPartner(sessionStore)) === 'shopping-mini') return;
  rememberPartner(new URLSearchParams({ from: 'lazada' }), sessionStore);
}
