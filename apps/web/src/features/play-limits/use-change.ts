import { useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '@perya/contract/calls/limits';
import { isApiError } from '@perya/contract/client-errors';
import { useState } from 'react';

interface Change {
  readonly isSending: boolean;
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
  /** Answers whether it was done. */
  readonly send: (work: () => Promise<PlayLimits>) => Promise<boolean>;
}

/** Sends a change, takes over what it answers, and says in place what went wrong. */
export function useChange(onChanged: (limits: PlayLimits) => void): Change {
  const { t } = useLingui();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();
  const send = async (work: () => Promise<PlayLimits>) => {
    setIsSending(true);
    setProblem(undefined);
    let isDone = false;
    try {
      onChanged(await work());
      isDone = true;
    } catch (error) {
      setProblem(isApiError(error) ? error.message : t`No connection. Try again.`);
    }
    setIsSending(false);
    return isDone;
  };
  return { isSending, problem, setProblem, send };
}
