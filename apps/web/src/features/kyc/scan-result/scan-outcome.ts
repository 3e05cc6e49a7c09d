import { isApiError } from '@perya/contract/client-errors';
import { ocrStatuses } from '@perya/contract/kyc/calls/ocr';

export type ScanOutcome = 'progress' | 'success' | 'failed';

interface Asked {
  /** Of the wait before the outcome is settled. */
  readonly secondsLeft: number;
  /** Null until there is an answer. */
  readonly status: number | null;
  readonly error: unknown;
}

/** The server has said how it ended; a lost connection, or a server that is busy for a moment, says nothing. */
export function isSettled({ status, error }: Omit<Asked, 'secondsLeft'>): boolean {
  const isUnknown = isApiError(error) && error.code === 'OCR_UNKNOWN';
  return status === ocrStatuses.success || status === ocrStatuses.failed || isUnknown;
}

/** In progress for the wait, whatever is known, and as long after it as nothing is. [A-141 A-142 A-143] */
export function scanOutcome({ secondsLeft, status, error }: Asked): ScanOutcome {
  if (secondsLeft > 0 || !isSettled({ status, error })) return 'progress';
  return status === ocrStatuses.success ? 'success' : 'failed';
}
