import { randomBytes } from 'node:crypto';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import type { IdentityServices } from './dependencies.ts';
import type { Player } from './player.store.ts';
import { toBase32, totpUri } from './totp.ts';

const secretBytes = 20;
const recoveryCodes = 8;

/** Proposes a secret; nothing is asked of the player until a first code has confirmed it. */
export async function beginTotp(services: IdentityServices, player: Player, issuer: string) {
  const secret = randomBytes(secretBytes);
  if (!(await services.totps.propose(player.uid, services.keyring.seal(secret)))) {
    throw new Refusal('TOTP_ALREADY_ON');
  }
  return { secret: toBase32(secret), uri: totpUri(secret, issuer, `+63${player.phone}`) };
}

export async function confirmTotp(services: IdentityServices, player: Player, code: string) {
  if (player.totpConfirmedAt !== null) throw new Refusal('TOTP_ALREADY_ON');
  if (!(await checkSecondFactor(services, player, code))) throw new Refusal('CODE_WRONG');
  const codes = Array.from({ length: recoveryCodes }, () => toBase32(randomBytes(5)));
  const hashes = codes.map((recovery) => services.keyring.digest('recovery', recovery));
  await services.totps.confirm(player.uid, hashes);
  return { recovery_codes: codes };
}

export async function endTotp(services: IdentityServices, player: Player, code: string) {
  if (!(await checkSecondFactor(services, player, code))) throw new Refusal('CODE_WRONG');
  await services.totps.end(player.uid);
  return true;
}
