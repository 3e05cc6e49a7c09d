import type { ErrorCode } from '@perya/contract/errors';

/** Refusals that the player can do something about; of the rest the general sentence says enough. */
const shown: readonly ErrorCode[] = ['NICKNAME_TAKEN', 'NICKNAME_TOO_SOON', 'EMAIL_TAKEN'];

export function isRefusalShown(code: string): boolean {
  return shown.some((each) => each === code);
}
