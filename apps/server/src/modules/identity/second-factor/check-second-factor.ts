import type { PublicContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Player } from '../account/player.store.ts';
import type { IdentityServices } from '../dependencies.ts';
import {
  countFailedAttempt,
  type Guessed,
  guessSubject,
} from '../failed-attempts/count-failed-attempt.ts';
import { wrongCodesMax } from '../policy.ts';
import { findStep } from './totp.ts';

async function isGood(services: IdentityServices, player: Player, code: string): Promise<boolean> {
  const { keyring, totps } = services;
  if (player.totpSealed === null) return false;
  const step = findStep(keyring.open(player.totpSealed), code, Date.now());
  if (step !== null) return totps.acceptStep(player.uid, step);
  return totps.useRecoveryCode(player.uid, keyring.digest('recovery', code.toUpperCase()));
}

/** Checks a code of the authenticator app, or a recovery code; either works once. */
export async function checkSecondFactor(
  services: IdentityServices,
  context: PublicContext,
  player: Player,
  code: string,
): Promise<boolean> {
  const { guesses } = services;
  const guessed: Guessed = { tried: 'totp', uid: player.uid };
  const subject = guessSubject(guessed);
  if (await guesses.isLocked(subject)) throw new Refusal('CODE_ATTEMPTS_EXCEEDED');
  if (await isGood(services, player, code)) {
    await guesses.forgive(subject);
    return true;
  }
  if (await countFailedAttempt(services, context, guessed, wrongCodesMax)) {
    throw new Refusal('CODE_ATTEMPTS_EXCEEDED');
  }
  return false;
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
