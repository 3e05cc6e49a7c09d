import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@perya/contract/client-errors';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { throttleSubmit } from '../../lib/http/throttle-submit.ts';
import { redirectDelays } from './account-timings.ts';
import type { DetailChange } from './save-detail.ts';
import { isReasonWorthTelling } from './told-reasons.ts';

/** Sends one change of the profile: the toast, then after a moment the account page, whether it went well or not. [A-423 A-424] */
export function useDetailChange(windowMs: number, successText: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A player who has gone elsewhere by then is not pulled back.
  useEffect(() => () => clearTimeout(timer.current), []);

  const leaveIn = (delayMs: number) => {
    timer.current = setTimeout(() => void navigate({ to: '/s-account' }), delayMs);
  };
  const send = async (change: DetailChange) => {
    setIsSending(true);
    try {
      const { saveDetail } = await import('./save-detail.ts');
      await saveDetail(change);
      toast.success(successText);
      leaveIn(redirectDelays.successMs);
    } catch (error) {
      toast.error(t`Internal Server Error`);
      if (isApiError(error) && isReasonWorthTelling(error.code)) toast.error(error.message);
      leaveIn(redirectDelays.failureMs);
      setIsSending(false);
    }
  };
  // The throttle must outlive the renders between two taps; what it calls must be the newest.
  const newest = useRef(send);
  useEffect(() => {
    newest.current = send;
  });
  const submit = useMemo(
    () => throttleSubmit(windowMs, (change: DetailChange) => void newest.current(change)),
    [windowMs],
  );
  return { submit, isSending };
}
