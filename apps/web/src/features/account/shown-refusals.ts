import type { ErrorCode } from '@perya/contract/errors';

/** Refusals whose own message helps the player; the rest get a general one. */
const shown: readonly ErrorCode[] = ['NICKNAME_TAKEN', 'NICKNAME_TOO_SOON'];

export function isRefusalShown(code: string): boolean {
  return shown.some((each) => each === code);
}
