import { isRefusal } from '@perya/contract/client-errors';
import type { PartnerSession } from '../../lib/partners/host.ts';
import { destinationOf } from './rules/destination.ts';

/** `closed` stays where it is: the page says where to go instead. */
export type EntryEnd = 'gone' | 'closed' | 'second-factor';

export interface Entry {
  /** Null where there is nothing to exchange: it was missing, or could not be decoded. */
  readonly token: string | null;
  readonly page: string;
  /** Where it leads if the login fails; the same page unless the door has its own. */
  readonly failedPage: string;
}

export interface EntrySteps {
  readonly logIn: (token: string) => Promise<PartnerSession>;
  /** Asks whoever opened the link where they must say so themselves; else it is. */
  readonly isWanted: (session: PartnerSession) => Promise<boolean>;
  /** Ends a session that nobody wants. */
  readonly discard: (session: PartnerSession) => Promise<void>;
  readonly keep: (session: PartnerSession) => void;
  /** Whether the identity check is finished; null where that could not be read. */
  readonly readVerified: () => Promise<boolean | null>;
  readonly saySuccess: () => void;
  /** With the server's message, or without one. */
  readonly sayFailure: (message: string | null) => void;
  /** Lets the identity check and the subscription to the token go on. */
  readonly resume: () => void;
  readonly askSecondFactor: (session: PartnerSession) => void;
  readonly go: (path: string) => void;
}

/** Logs in first, says how that went, and goes on to where the door leads. What was suspended meanwhile is on again before anything is shown. [M-085 M-259 M-260 M-401] */
export async function enterByPartner(entry: Entry, steps: EntrySteps): Promise<EntryEnd> {
  try {
    if (entry.token === null) throw new Error('There is nothing to log in with');
    const session = await steps.logIn(entry.token);
    if (!(await steps.isWanted(session))) {
      await steps.discard(session);
      steps.resume();
      steps.go('/');
      return 'gone';
    }
    if (session.token === '') {
      steps.resume();
      steps.go('/');
      steps.askSecondFactor(session);
      return 'second-factor';
    }
    steps.keep(session);
    const isVerified = await steps.readVerified();
    steps.resume();
    steps.saySuccess();
    steps.go(destinationOf(entry.page, { isLoggedIn: true, isVerified }));
    return 'gone';
  } catch (error) {
    steps.resume();
    steps.sayFailure(isRefusal(error) ? error.message : null);
    if (isRefusal(error) && error.code === 'PARTNER_CLOSED') return 'closed';
    steps.go(entry.failedPage);
    return 'gone';
  }
}
