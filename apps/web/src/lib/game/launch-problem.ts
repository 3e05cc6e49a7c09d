import { isApiError } from '@perya/contract/client-errors';

export interface LaunchProblem {
  readonly code: string;
  /** What the API says to the player; null where it said nothing. */
  readonly message: string | null;
}

/** The client's own words for an answer without any. */
const wordless = 'Unknown error';

/** Without our envelope the status is all there is, and no message for a player. */
const isMessage = (code: string, message: string) =>
  !code.startsWith('HTTP_') && message !== wordless;

/** [G-239 M-371 M-402] */
export function launchProblem(error: unknown): LaunchProblem {
  if (!isApiError(error)) return { code: 'FAILED', message: null };
  const { code, message } = error;
  return { code, message: isMessage(code, message) ? message : null };
}
