import { isApiError } from '@perya/contract/client-errors';

/** Where the player has to wait, only the server knows how long. */
const waits: readonly string[] = ['CODE_ATTEMPTS_EXCEEDED', 'CODE_TOO_SOON', 'TOO_MANY_REQUESTS'];

/** A wait shows the server's message, because the player must know of it; any other failure the documents'. [A-279 A-280] */
export function sendProblem(error: unknown, fallback: string): string {
  return isApiError(error) && waits.includes(error.code) ? error.message : fallback;
}
