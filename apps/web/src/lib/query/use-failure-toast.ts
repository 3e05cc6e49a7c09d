import { toast } from '@perya/ui/toast';
import { useEffect, useEffectEvent } from 'react';

/** Says each failure once; 0 is none. */
export function useFailureToast(failedAt: number, text: string | undefined): void {
  const say = useEffectEvent(() => {
    if (text !== undefined) toast.error(text);
  });
  useEffect(() => {
    if (failedAt > 0) say();
  }, [failedAt]);
}

/** Logs each failure once, where the screen says it without a toast; 0 is none. [M-406 M-411] */
export function useFailureLog(failedAt: number, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: it is the log that the documents name.
  const log = useEffectEvent(() => console.info('A list could not be read', error));
  useEffect(() => {
    if (failedAt > 0) log();
  }, [failedAt]);
}
