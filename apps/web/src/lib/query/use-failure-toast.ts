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
