import type { PlayerContext, PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Player } from '../account/player.store.ts';
import { requirePlayer } from '../account/require-player.ts';
import { consumeCode, proveCode } from '../codes/check-code.ts';
import { isPhone, phoneContact, phoneOf } from '../codes/contact.ts';
import { isPasswordOf } from '../login/login-by-password.ts';
import { isFreshlyProvedBy, requireFirstPasswordProof } from '../proof/require-fresh-proof.ts';
import { requireSecondFactor } from '../second-factor/check-second-factor.ts';
import type { IdentityServices } from '../services.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { setPassword } from './set-password.ts';

function isOwnPassword(
  services: IdentityServices,
  context: PlayerContext,
  player: Player,
  password: string,
) {
  const contact = phoneContact(player.countryCode, player.phone);
  return isPasswordOf(services, context, contact, player, password);
}

export async function checkPassword(
  services: IdentityServices,
  context: PlayerContext,
  password: string,
) {
  return isOwnPassword(services, context, await requirePlayer(services, context.uid), password);
}

export async function updatePassword(
  services: IdentityServices,
  context: PlayerContext,
  request: { password: string; new_password: string; totp?: string | undefined },
): Promise<boolean> {
  const player = await requirePlayer(services, context.uid);
  refuseCommonPassword(request.new_password);
  const isCreating = player.passwordHash === null;
  if (!isCreating && !(await isOwnPassword(services, context, player, request.password))) {
    throw new Refusal('LOGIN_WRONG');
  }
  if (!(await isFreshlyProvedBy(services, context, 'totp'))) {
    await requireSecondFactor(services, context, player, request.totp);
  }
  const isFirst = isCreating && player.totpConfirmedAt === null;
  if (isFirst) await requireFirstPasswordProof(services, context, player);
  const passwordHash = await services.hasher.hash(request.new_password);
  const keptSession = context.session;
  const by = isCreating ? ('session' as const) : ('password' as const);
  await setPassword(services, context, player, { passwordHash, by, keptSession }, async (tx) => {
    if (isFirst) await requireFirstPasswordProof(services, context, player, tx);
  });
  return true;
}

async function playerOfContact({ players }: IdentityServices, contact: string) {
  if (!isPhone(contact)) return players.findByProvedEmail(contact);
  const { countryCode, phone } = phoneOf(contact);
  return players.findByPhone(countryCode, phone);
}

/** A code proves the phone or email; a contact without an account is refused like a wrong code. */
export async function retrievePassword(
  services: IdentityServices,
  context: PublicContext,
  request: { otp_id: string; code: string; new_password: string; totp?: string | undefined },
): Promise<boolean> {
  refuseCommonPassword(request.new_password);
  const { otp_id, code } = request;
  // Only who has the code learns of a second factor or may guess at it; the code outlives the asking.
  const contact = await proveCode(services, context, otp_id, code, ['retrieve', 'password']);
  const player = await playerOfContact(services, contact);
  if (!player) throw new Refusal('CODE_WRONG');
  await requireSecondFactor(services, context, player, request.totp);
  await consumeCode(services, otp_id);
  const passwordHash = await services.hasher.hash(request.new_password);
  const keptSession = context.session;
  await setPassword(services, context, player, { passwordHash, by: 'code', keptSession });
  return true;
}
