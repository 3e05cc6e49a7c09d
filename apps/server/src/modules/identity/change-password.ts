import { Refusal } from '../../platform/http/refusal.ts';
import { useCode } from './check-code.ts';
import { requireSecondFactor } from './check-second-factor.ts';
import { isPhone, phoneContact, phoneOf } from './contact.ts';
import type { IdentityServices } from './dependencies.ts';
import { hashToken } from './hash-token.ts';
import { isPasswordOf } from './login-by-password.ts';
import type { Player } from './player.store.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { requirePlayer } from './require-player.ts';

/** Whoever knew the old password must not stay in: other sessions end with it. */
async function setPassword(
  services: IdentityServices,
  player: Player,
  password: string,
  keepHash: Buffer | null,
): Promise<void> {
  await services.players.setPassword(player.uid, await services.hasher.hash(password));
  await services.sessions.endOthers(player.uid, null, keepHash);
  await services.guesses.forgive(`password:${phoneContact(player.countryCode, player.phone)}`);
}

function isOwnPassword(services: IdentityServices, player: Player, password: string) {
  const contact = phoneContact(player.countryCode, player.phone);
  return isPasswordOf(services, contact, player, password);
}

export async function checkPassword(services: IdentityServices, uid: bigint, password: string) {
  return isOwnPassword(services, await requirePlayer(services, uid), password);
}

export async function updatePassword(
  services: IdentityServices,
  { uid, token }: { uid: bigint; token: string },
  request: { password: string; new_password: string; totp?: string | undefined },
): Promise<boolean> {
  const player = await requirePlayer(services, uid);
  refuseCommonPassword(request.new_password);
  const isCreating = player.passwordHash === null;
  if (!isCreating && !(await isOwnPassword(services, player, request.password))) {
    throw new Refusal('LOGIN_WRONG');
  }
  await requireSecondFactor(services, player, request.totp);
  await setPassword(services, player, request.new_password, hashToken(token));
  return true;
}

async function playerOfContact({ players }: IdentityServices, contact: string) {
  if (!isPhone(contact)) return players.findByEmail(contact);
  const { countryCode, phone } = phoneOf(contact);
  return players.findByPhone(countryCode, phone);
}

/** A code proves the phone or email; a contact without an account is refused like a wrong code. */
export async function retrievePassword(
  services: IdentityServices,
  { token }: { token: string | null },
  request: { otp_id: string; code: string; new_password: string; totp?: string | undefined },
): Promise<boolean> {
  refuseCommonPassword(request.new_password);
  const { otp_id, code } = request;
  const open = await services.otps.findOpen(otp_id);
  const player = open && (await playerOfContact(services, open.contact));
  // Before the code is used up, or a missing second factor would cost the player the code.
  if (player) await requireSecondFactor(services, player, request.totp);
  const contact = await useCode(services, otp_id, code, ['retrieve', 'password', 'email']);
  if (!player) throw new Refusal('CODE_WRONG');
  if (!isPhone(contact)) await services.players.proveEmail(contact);
  await setPassword(services, player, request.new_password, token ? hashToken(token) : null);
  return true;
}
