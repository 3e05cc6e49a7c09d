import { randomBytes } from 'node:crypto';
import type { LoginMethod } from '@perya/contract/identity/calls/account';
import { hashToken } from '../../../platform/credentials/hash-token.ts';
import { eventOf, type NewEvent } from '../../../platform/events/event.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byPlayer, type Entry } from '../../audit/index.ts';
import type { Player } from '../account/player.store.ts';
import { admitLogin } from '../closing/admit-login.ts';
import { loggedIn } from '../events.ts';
import { challengeLifeSeconds, deviceTrustDays, sessionLifeSeconds } from '../policy.ts';
import type { IdentityServices, LoginReaction } from '../services.ts';
import type { Origin } from './origin.ts';
import { placeOf } from './place.ts';
import type { NewSession } from './session.store.ts';

export interface SessionAnswer {
  token: string;
  expires_at: number;
  challenge?: string;
}

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export function newSession(
  uid: bigint,
  origin: Origin,
  openedBy: NewSession['openedBy'],
): NewSession & { token: string } {
  return {
    ...newToken(),
    uid,
    id: randomBytes(9).toString('base64url'),
    deviceHash: origin.deviceToken === null ? null : hashToken(origin.deviceToken),
    deviceName: origin.deviceName,
    address: origin.address,
    expiresAt: secondsFromNow(sessionLifeSeconds),
    openedBy,
    partner: origin.partner,
  };
}

export function presentSession({ token, expiresAt }: { token: string; expiresAt: Date }) {
  return { token, expires_at: seconds(expiresAt) };
}

/** A device that has shown the code lately, and of which nothing since has given reason to doubt. */
async function isTrusted(services: IdentityServices, player: Player, origin: Origin) {
  if (origin.deviceToken === null) return false;
  return services.sessions.isTrustedDevice(player.uid, hashToken(origin.deviceToken));
}

/** What modules above do with the login, one after the other. */
async function react(
  { loginReactions }: Pick<IdentityServices, 'loginReactions'>,
  ...login: Parameters<LoginReaction>
) {
  const entries: Entry[] = [];
  const events: NewEvent[] = [];
  for (const reaction of loginReactions) {
    const written = await reaction(...login);
    entries.push(...(written?.entries ?? []));
    events.push(...(written?.events ?? []));
  }
  return { entries, events };
}

/**
 * Completes the login: remembers the device, records the login and emits its event. The login itself is no fresh
 * proof: whoever takes the token from it could otherwise change, for minutes, how one gets in and where money goes.
 */
export async function openSession(
  services: IdentityServices,
  context: PublicContext,
  { uid }: Player,
  origin: Origin,
  method: LoginMethod,
  isFirst: boolean,
  hasShownApp = false,
): Promise<SessionAnswer> {
  const { audit, sessions, players } = services;
  const session = newSession(uid, origin, method);
  const { deviceHash, deviceName, address } = session;
  const opened = await audit.record(byPlayer(uid, context), async (tx) => {
    const reopened = await admitLogin(services, tx, uid, method);
    await sessions.insert(tx, session);
    const isNewDevice = deviceHash === null || (await sessions.rememberDevice(tx, uid, deviceHash));
    if (hasShownApp && deviceHash) {
      await sessions.trustDevice(tx, uid, deviceHash, deviceTrustDays);
    }
    await sessions.recordLogin(tx, uid, { method, deviceName, address, isNewDevice });
    const hasShownCode = method === 'code' || hasShownApp;
    const further = await react(services, tx, { uid, hasShownCode });
    const payload = { ...placeOf(context), method, isNewDevice, isFirst };
    return {
      result: { ...presentSession(session), isNewDevice },
      entries: [
        {
          action: 'identity.logged-in',
          subject: { kind: 'player', uid },
          after: { session: session.id, method, new_device: isNewDevice },
        },
        ...(reopened?.entries ?? []),
        ...further.entries,
      ],
      events: [
        eventOf(loggedIn, { uid, key: session.id }, payload),
        ...(reopened?.events ?? []),
        ...further.events,
      ],
    };
  });
  const { isNewDevice, ...answer } = opened;
  // A new device may be somebody else's: it must not choose what its owner is told in.
  if (!isNewDevice) await players.setLanguage(uid, context.language);
  return answer;
}

/** A player with an authenticator app must show its code before a device that is not trusted gets a session. */
export async function beginSession(
  services: IdentityServices,
  context: PublicContext,
  player: Player,
  origin: Origin,
  method: LoginMethod,
  isFirst = false,
): Promise<SessionAnswer> {
  const needsSecond =
    player.totpConfirmedAt !== null && !(await isTrusted(services, player, origin));
  if (!needsSecond) return openSession(services, context, player, origin, method, isFirst);
  const { token, tokenHash } = newToken();
  const expiresAt = secondsFromNow(challengeLifeSeconds);
  await services.sessions.insertChallenge({
    tokenHash,
    uid: player.uid,
    method,
    partner: origin.partner,
    expiresAt,
  });
  return { ...presentSession({ token: '', expiresAt }), challenge: token };
}
