import { isApiError } from '@perya/contract/client-errors';

/** A rate limit shows the server's message, because the player must know to wait; any other failure the documents'. [A-279 A-280] */
export function sendProblem(error: unknown, fallback: string): string {
  const isLimit =
    isApiError(error) &&
    (error.code === 'CODE_ATTEMPTS_EXCEEDED' || error.code === 'TOO_MANY_REQUESTS');
  return isLimit ? error.message : fallback;
}
