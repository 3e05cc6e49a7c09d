import { useLingui } from '@lingui/react/macro';
import type { InputOf } from '@perya/contract/call';
import { isApiError } from '@perya/contract/client-errors';
import { updateDetail } from '@perya/contract/identity/calls/account';
import { toast } from '@perya/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { throughKycGate } from '../../lib/kyc-gate/gate.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { redirectDelays } from './account-timings.ts';
import { isRefusalShown } from './shown-refusals.ts';

type DetailChange = InputOf<typeof updateDetail>;

/** Sends one change of the profile: the toast, then after a moment the account page, whether it went well or not. [A-380 A-423 A-424] */
export function useDetailChange(windowMs: number, successText: string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // No navigation if the player has left the page meanwhile.
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Never settles after the page was left. */
  const leaveIn = (delayMs: number) =>
    new Promise<void>((resolve) => {
      timer.current = setTimeout(() => void navigate({ to: '/s-account' }).then(resolve), delayMs);
    });
  const { submit, isBusy } = useSubmit(updateDetail, {
    windowMs,
    onDone: async () => {
      toast.success(successText);
      // Busy until the page changes: there is nothing more to send.
      await leaveIn(redirectDelays.successMs);
    },
    problemOf: (error) => {
      toast.error(t`Internal Server Error`);
      void leaveIn(redirectDelays.failureMs);
      return isApiError(error) && isRefusalShown(error.code) ? error.message : null;
    },
  });
  const send = (change: DetailChange) => {
    // It only logs what the gate says. [A-220 A-234]
    void throughKycGate('updateProfile', () => {});
    return submit(change);
  };
  return { submit: send, isSending: isBusy };
}
