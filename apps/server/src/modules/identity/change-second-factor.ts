import { randomBytes } from 'node:crypto';
import type { PlayerContext } from '../../platform/http/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import type { IdentityServices } from './dependencies.ts';
import { originOf } from './origin.ts';
import { requirePlayer } from './require-player.ts';
import { toBase32, totpUri } from './totp.ts';

const secretBytes = 20;
const recoveryCodes = 8;

/** Proposes a secret; nothing is asked of the player until a first code has confirmed it. */
export async function beginTotp(services: IdentityServices, context: PlayerContext) {
  const player = await requirePlayer(services, context.uid);
  const issuer = originOf(context).brandName;
  const secret = randomBytes(secretBytes);
  if (!(await services.totps.propose(player.uid, services.keyring.seal(secret)))) {
    throw new Refusal('TOTP_ALREADY_ON');
  }
  return { secret: toBase32(secret), uri: totpUri(secret, issuer, `+63${player.phone}`) };
}

export async function confirmTotp(services: IdentityServices, uid: bigint, code: string) {
  const player = await requirePlayer(services, uid);
  if (player.totpConfirmedAt !== null) throw new Refusal('TOTP_ALREADY_ON');
  if (!(await checkSecondFactor(services, player, code))) throw new Refusal('CODE_WRONG');
  const codes = Array.from({ length: recoveryCodes }, () => toBase32(randomBytes(5)));
  const hashes = codes.map((recovery) => services.keyring.digest('recovery', recovery));
  await services.totps.confirm(player.uid, hashes);
  return { recovery_codes: codes };
}

export async function endTotp(services: IdentityServices, uid: bigint, code: string) {
  const player = await requirePlayer(services, uid);
  if (!(await checkSecondFactor(services, player, code))) throw new Refusal('CODE_WRONG');
  await services.totps.end(player.uid);
  return true;
}
