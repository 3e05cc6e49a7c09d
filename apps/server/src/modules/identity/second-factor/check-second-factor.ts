import { plainSecondFactor } from '@perya/contract/rules/account-fields';
import { findStep } from '../../../platform/credentials/totp.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Player } from '../account/player.store.ts';
import { tryGuess } from '../failed-attempts/try-guess.ts';
import type { IdentityServices } from '../services.ts';

async function isGood(services: IdentityServices, player: Player, typed: string): Promise<boolean> {
  const { keyring, totps } = services;
  if (player.totpSealed === null) return false;
  const code = plainSecondFactor(typed);
  const step = findStep(keyring.open(player.totpSealed), code, Date.now());
  if (step !== null) return totps.acceptStep(player.uid, step);
  return totps.useRecoveryCode(player.uid, keyring.digest('recovery', code));
}

/** Checks a code of the authenticator app, or a recovery code; either works once. */
export function checkSecondFactor(
  services: IdentityServices,
  context: PublicContext,
  player: Player,
  code: string,
): Promise<boolean> {
  return tryGuess(services, context, { tried: 'totp', uid: player.uid }, () =>
    isGood(services, player, code),
  );
}

/** Where the player has switched the app on, what follows needs its code. */
export async function requireSecondFactor(
  services: IdentityServices,
  context: PublicContext,
  player: Player,
  code: string | undefined,
): Promise<void> {
  if (player.totpConfirmedAt === null) return;
  if (code === undefined) throw new Refusal('SECOND_FACTOR_REQUIRED');
  if (!(await checkSecondFactor(services, context, player, code))) throw new Refusal('CODE_WRONG');
}
