import { eventOf } from '../../../platform/events/event.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { byPlayer, type Entry, type Recorded } from '../../audit/index.ts';
import type { Player } from '../account/player.store.ts';
import { phoneContact } from '../codes/contact.ts';
import { passwordChanged } from '../events.ts';
import { forgiveGuesses } from '../failed-attempts/try-guess.ts';
import type { IdentityServices } from '../services.ts';
import { closeOthers } from '../sessions/close-others.ts';
import { eventsOfEnd } from '../sessions/end-session.ts';
import { placeOf } from '../sessions/place.ts';

interface HowSet {
  hadPassword: boolean;
  by: 'password' | 'code' | 'session' | 'registration';
  /** The sessions that ended with it. */
  ended: string[];
}

export function passwordSet(uid: bigint, { hadPassword, by, ended }: HowSet): Entry {
  return {
    action: 'identity.password-changed',
    subject: { kind: 'player', uid },
    before: { has_password: hadPassword },
    after: { has_password: true, proved_by: by, sessions_ended: ended },
  };
}

export interface NewPassword {
  passwordHash: string;
  /** A first password rests on the session: on the code that opened it, or a fresh proof. */
  by: 'password' | 'code' | 'session';
  /** The session that asks for it may stay. */
  keptSession: string | null;
}

/** Ends the other sessions and the trust in devices: they may belong to someone who knew the old password. */
export async function setPassword(
  services: IdentityServices,
  context: PublicContext,
  player: Player,
  { passwordHash, by, keptSession }: NewPassword,
  first: (tx: Recorded) => Promise<void> = async () => {},
): Promise<void> {
  const { audit, players } = services;
  const { uid } = player;
  await audit.record(byPlayer(uid, context), async (tx) => {
    await players.lock(tx, uid);
    await first(tx);
    await players.setPassword(tx, uid, passwordHash);
    const ended = await closeOthers(services, tx, uid, keptSession);
    const hadPassword = player.passwordHash !== null;
    return {
      result: undefined,
      entries: [passwordSet(uid, { hadPassword, by, ended })],
      events: [
        eventOf(passwordChanged, { uid, key: context.requestId }, placeOf(context)),
        ...eventsOfEnd(context, uid, ended),
      ],
    };
  });
  const contact = phoneContact(player.countryCode, player.phone);
  await forgiveGuesses(services, context, { tried: 'password', contact });
}
