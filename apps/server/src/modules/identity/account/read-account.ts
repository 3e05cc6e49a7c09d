import type { AnswerOf } from '@perya/contract/call';
import type { getSecurity } from '@perya/contract/identity/calls/account';
import { phoneContact } from '../codes/contact.ts';
import { nicknameEveryDays, recentLogins } from '../policy.ts';
import type { IdentityServices } from '../services.ts';
import type { PastLogin } from '../sessions/session.store.ts';
import type { Player } from './player.store.ts';
import type { Referral } from './referral.store.ts';
import { requirePlayer } from './require-player.ts';
import { presentSecurity } from './security.present.ts';

/** What this module knows of a player and others may know too: no hashes, no secrets. */
export interface Account
  extends Omit<
    Player,
    'passwordHash' | 'isPasswordOld' | 'totpSealed' | 'totpConfirmedAt' | 'nicknameChangedAt'
  > {
  hasPassword: boolean;
  hasSecondFactor: boolean;
  secondFactorSince: Date | null;
  /** From then on the nickname may be changed again; null if it may be changed now. */
  nicknameFreeAt: Date | null;
  lastLogin: PastLogin | null;
  referral: Referral;
}

/** What stands in the place of a country where nobody is known by the account any more. */
const erasedCountry = 'erased';

const dayMs = 24 * 3600 * 1000;

export async function readAccount(
  { players, sessions, referrals }: IdentityServices,
  uid: bigint,
): Promise<Account | null> {
  const [player, [lastLogin = null]] = await Promise.all([
    players.find(uid),
    sessions.listLogins(uid, 1),
  ]);
  if (!player) return null;
  const referral = await referrals.read(uid);
  const {
    passwordHash,
    isPasswordOld: _old,
    totpSealed: _sealed,
    totpConfirmedAt,
    nicknameChangedAt,
    ...open
  } = player;
  return {
    ...open,
    hasPassword: passwordHash !== null,
    hasSecondFactor: totpConfirmedAt !== null,
    secondFactorSince: totpConfirmedAt,
    nicknameFreeAt:
      nicknameChangedAt && new Date(nicknameChangedAt.getTime() + nicknameEveryDays * dayMs),
    lastLogin,
    referral,
  };
}

/** Where messages to the player go: the phone, which every player has proved. Whoever was erased has none. */
export async function contactOf(
  { players }: IdentityServices,
  uid: bigint,
): Promise<string | null> {
  const player = await players.find(uid);
  if (player === null || player.countryCode === erasedCountry) return null;
  return phoneContact(player.countryCode, player.phone);
}

/** The player's second factor, devices, the one that asks among them, and the latest logins. */
export async function readSecurity(
  services: IdentityServices,
  { uid, session }: { uid: bigint; session: string },
): Promise<AnswerOf<typeof getSecurity>> {
  const { sessions, totps } = services;
  return presentSecurity(
    await requirePlayer(services, uid),
    await totps.countRecoveryCodes(uid),
    await sessions.list(uid),
    session,
    await sessions.listLogins(uid, recentLogins),
  );
}
