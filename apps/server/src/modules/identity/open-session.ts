import { randomBytes } from 'node:crypto';
import { say } from '@perya/contract/text';
import { newDeviceText, phoneContact } from './contact.ts';
import type { IdentityServices } from './dependencies.ts';
import { hashToken } from './hash-token.ts';
import type { Origin } from './origin.ts';
import type { Player } from './player.store.ts';
import { challengeLifeSeconds, sessionLifeSeconds } from './policy.ts';
import type { LoginMethod, NewSession } from './session.store.ts';

export interface SessionAnswer {
  token: string;
  expires_at: number;
  challenge?: string;
}

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export function newSession(uid: bigint, origin: Origin): NewSession & { token: string } {
  return {
    ...newToken(),
    uid,
    id: randomBytes(9).toString('base64url'),
    deviceHash: origin.deviceToken === null ? null : hashToken(origin.deviceToken),
    deviceName: origin.deviceName,
    address: origin.address,
    expiresAt: secondsFromNow(sessionLifeSeconds),
  };
}

export function presentSession({ token, expiresAt }: { token: string; expiresAt: Date }) {
  return { token, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

async function isNewDevice(services: IdentityServices, player: Player, origin: Origin) {
  if (origin.deviceToken === null) return true;
  return !(await services.sessions.isKnownDevice(player.uid, hashToken(origin.deviceToken)));
}

/** Opens the session for good: the device is remembered, the login noted, and a new device told of. */
export async function openSession(
  services: IdentityServices,
  player: Player,
  origin: Origin,
  method: LoginMethod,
  isFirst: boolean,
): Promise<SessionAnswer> {
  const { sessions, sender } = services;
  const { uid } = player;
  const isNew = await isNewDevice(services, player, origin);
  const session = newSession(uid, origin);
  await sessions.insert(session);
  if (session.deviceHash) await sessions.rememberDevice(uid, session.deviceHash);
  const { deviceName, address, brandName } = origin;
  await sessions.recordLogin(uid, { method, deviceName, address, isNewDevice: isNew });
  if (isNew && !isFirst) {
    const to = phoneContact(player.countryCode, player.phone);
    const text = say(newDeviceText(brandName, deviceName, address), 'en_US');
    // The player is in already: a message that does not leave must not put them out again.
    await sender.send({ to, subject: brandName, text }).catch(() => {});
  }
  return presentSession(session);
}

/** A player with an authenticator app must show its code before a new device gets a session. */
export async function beginSession(
  services: IdentityServices,
  player: Player,
  origin: Origin,
  method: LoginMethod,
  isFirst = false,
): Promise<SessionAnswer> {
  const needsSecond =
    player.totpConfirmedAt !== null && (await isNewDevice(services, player, origin));
  if (!needsSecond) return openSession(services, player, origin, method, isFirst);
  const { token, tokenHash } = newToken();
  const expiresAt = secondsFromNow(challengeLifeSeconds);
  await services.sessions.insertChallenge(tokenHash, player.uid, method, expiresAt);
  return { ...presentSession({ token: '', expiresAt }), challenge: token };
}
