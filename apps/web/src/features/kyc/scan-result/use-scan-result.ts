import { kyc } from '@perya/contract/constants';
import { checkOcrResult } from '@perya/contract/kyc/calls/ocr';
import { useEffect, useState } from 'react';
import { useSecondsLeft } from '../../../lib/fields/use-seconds-left.ts';
import { useCall } from '../../../lib/query/use-call.ts';
import type { ScanInHand } from '../stage/scan-in-hand.ts';
import { isSettled, scanOutcome } from './scan-outcome.ts';

const pollMs = 2000;

/** Asks how the scan ended until it is known, and says so when the wait is over. */
export function useScanResult(scan: ScanInHand) {
  const [settlesAt] = useState(() => Date.now() + kyc.ocrWaitSeconds * 1000);
  const secondsLeft = useSecondsLeft(settlesAt);
  const [isKnown, setKnown] = useState(false);
  const polled = isKnown ? undefined : pollMs;
  const { answer, error } = useCall(checkOcrResult, scan, { pollMs: polled, freshMs: 0 });
  const asked = { status: answer?.ocr_status ?? null, error };
  if (!isKnown && isSettled(asked)) setKnown(true);
  const outcome = scanOutcome({ ...asked, secondsLeft });
  return { secondsLeft, outcome, isAlreadyVerified: answer?.is_already_verified === true };
}

/** Goes on a while after the success was shown. */
export function useAdvance(isDone: boolean, advance: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a redraw must not begin the wait anew.
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(advance, kyc.ocrAdvanceSeconds * 1000);
    return () => clearTimeout(timer);
  }, [isDone]);
}
