import { useEffect, useEffectEvent } from 'react';

/** Logs each failure once, where the screen says it without a toast; 0 is none. [M-406 M-411] */
export function useFailureLog(failedAt: number, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: it is the log that the documents name.
  const log = useEffectEvent(() => console.info('A list could not be read', error));
  useEffect(() => {
    if (failedAt > 0) log();
  }, [failedAt]);
}
