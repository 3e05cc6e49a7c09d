import { otp } from '@perya/contract/constants';
import { eventOf } from '../../../platform/events/event.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { byVisitor } from '../../audit/index.ts';
import type { IdentityServices } from '../dependencies.ts';
import { lockedOut } from '../events.ts';
import { placeOf } from '../sessions/place.ts';

/** What wrong attempts are counted against: a contact's codes, a phone's password, a player's app. */
export type Guessed =
  | { tried: 'code' | 'password'; contact: string }
  | { tried: 'totp'; uid: bigint };

export function guessSubject(guessed: Guessed): string {
  return `${guessed.tried}:${guessed.tried === 'totp' ? guessed.uid : guessed.contact}`;
}

/**
 * Counts one wrong attempt; true if this one, or an earlier one, locked the subject. Contacts without an
 * account are counted and recorded alike, so that the response time reveals nothing.
 */
export function countFailedAttempt(
  { audit, guesses }: IdentityServices,
  context: PublicContext,
  guessed: Guessed,
  wrongMax: number,
): Promise<boolean> {
  const { tried } = guessed;
  const subject = guessSubject(guessed);
  const uid = guessed.tried === 'totp' ? guessed.uid : null;
  return audit.record(byVisitor(context), async (tx) => {
    const isLocked = await guesses.countWrong(tx, subject, wrongMax, otp.lockoutSeconds);
    const about =
      guessed.tried === 'totp'
        ? { kind: 'player' as const, uid: guessed.uid }
        : { kind: 'contact' as const, contact: guessed.contact };
    const action = isLocked ? 'identity.locked-out' : 'identity.try-failed';
    const event = eventOf(lockedOut, { uid, key: subject }, { ...placeOf(context), tried });
    return {
      result: isLocked,
      entries: [{ action, subject: about, after: { tried } }],
      events: isLocked ? [event] : [],
    };
  });
}
