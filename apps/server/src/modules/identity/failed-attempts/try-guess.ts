import { otp } from '@perya/contract/constants';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { eventOf } from '../../../platform/events/event.ts';
import type { PublicContext, RequestContext } from '../../../platform/http/context.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byVisitor } from '../../audit/index.ts';
import { lockedOut } from '../events.ts';
import type { IdentityServices } from '../services.ts';
import { placeOf } from '../sessions/place.ts';
import { compareCounted } from './compare-counted.ts';
import { type Asker, countersOf, type Guarded, type Guessed, guardsOf } from './guess-counters.ts';

const refusals = {
  code: 'CODE_ATTEMPTS_EXCEEDED',
  password: 'LOGIN_LOCKED',
  totp: 'CODE_ATTEMPTS_EXCEEDED',
} as const;

/** Contacts without an account are recorded alike, so that the response time reveals nothing. */
async function recordWrong(
  { audit }: IdentityServices,
  context: PublicContext,
  guessed: Guessed,
  isLast: boolean,
): Promise<void> {
  const { tried } = guessed;
  const isTotp = guessed.tried === 'totp';
  const uid = isTotp ? guessed.uid : null;
  const key = `${tried}:${isTotp ? guessed.uid : guessed.contact}`;
  await audit.record(byVisitor(context), async () => ({
    result: undefined,
    entries: [
      {
        action: isLast ? 'identity.locked-out' : 'identity.try-failed',
        subject: isTotp
          ? { kind: 'player', uid: guessed.uid }
          : { kind: 'contact', contact: guessed.contact },
        after: { tried },
      },
    ],
    events: isLast ? [eventOf(lockedOut, { uid, key }, { ...placeOf(context), tried })] : [],
  }));
}

/** Compares what players can be guessed by. */
export async function tryGuess(
  services: IdentityServices,
  context: PublicContext,
  guessed: Guessed,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { tried } = guessed;
  const counters = countersOf(guessed, await askerOf(services, context, guessed));
  const limit = { counters, lockSeconds: otp.lockoutSeconds };
  const compared = await compareCounted(services, limit, isRight);
  services.metrics.countGuess(tried, compared === 'last' ? 'wrong' : compared);
  if (compared === 'right') return true;
  if (compared !== 'refused') await recordWrong(services, context, guessed, compared === 'last');
  if (compared !== 'wrong') throw new Refusal(refusals[tried]);
  return false;
}

/** Refuses who has guessed wrong too often before, and answers who the others are. */
export async function refuseLocked(
  services: IdentityServices,
  context: PublicContext,
  guarded: Guarded,
): Promise<Asker> {
  const asker = await askerOf(services, context, guarded);
  if (await services.guesses.isLocked(guardsOf(guarded, asker))) {
    throw new Refusal(refusals[guarded.tried]);
  }
  return asker;
}

/** For what is new: wrong guesses at the old one say nothing any more. */
export async function forgiveGuesses(
  services: IdentityServices,
  context: PublicContext,
  guarded: Guarded,
): Promise<void> {
  await services.guesses.forgive(guardsOf(guarded, await askerOf(services, context, guarded)));
}

/** The player's own device, known by its cookie, or a stranger in a network. */
async function askerOf(
  { guesses, sessions }: IdentityServices,
  { deviceToken, address }: RequestContext,
  guarded: Guarded,
): Promise<Asker> {
  const stranger = { network: networkOf(address) };
  if (deviceToken === null) return stranger;
  const device = hashToken(deviceToken);
  const isKnown =
    guarded.tried === 'totp'
      ? await sessions.isKnownDevice(guarded.uid, device)
      : await guesses.isDeviceOfContact(guarded.contact, device);
  return isKnown ? { device } : stranger;
}
