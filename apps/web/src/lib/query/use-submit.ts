import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { createSubmitKeys } from '@perya/app-kit/query/submit-keys';
import {
  type Send,
  type Submission,
  type SubmissionOptions,
  useSubmission,
} from '@perya/app-kit/query/use-submission';
import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { isApiError } from '@perya/contract/client-errors';
import { useEffect, useRef, useState } from 'react';
import { api } from '../http/api.ts';
import { throughKycGate } from '../kyc-gate/gate.ts';
import { askForProof, isProofRequired } from './proof-asker.ts';
import { queryClient } from './query-client.ts';
import { refresh } from './refresh.ts';
import { createSubmitClient } from './submit-client.ts';
import { createThrottle } from './throttle-submit.ts';

export interface SubmitOptions<Input, Answer> extends SubmissionOptions<Input, Answer> {
  /** The documents' throttle: one submit in each window. */
  readonly windowMs?: number;
  /** The identity check refuses at the gate of the call: what its dialog would stand over may go. */
  readonly onRefused?: () => void;
  /** The player has closed the sheet that asked for a proof; nothing is said of it. */
  readonly onUnproved?: () => void;
}

export interface Submit<Input> extends Submission<Input> {
  /** The window of the last submit has not passed; a tap within it does nothing. */
  readonly isResting: boolean;
}

const gateCodes = ['KYC_REQUIRED', 'ACCOUNT_BLOCKED'];

const client = createSubmitClient(api, createSubmitKeys(sessionStore), askForProof);

/** The submit of a form or button: one call, or several in a row. */
export function useSubmit<C extends Call>(
  call: C,
  options?: SubmitOptions<InputOf<C>, AnswerOf<C>>,
): Submit<InputOf<C>>;
export function useSubmit<Input, Answer>(
  send: Send<Input, Answer>,
  options?: SubmitOptions<Input, Answer>,
): Submit<Input>;
export function useSubmit<Input>(
  target: Call | Send<Input, unknown>,
  options: SubmitOptions<Input, never> = {},
): Submit<Input> {
  const { pass, isResting } = useSubmitWindow(options.windowMs ?? 0);
  const answers = (error: unknown, say: () => void) => {
    const isAtGate = isApiError(error) && gateCodes.includes(error.code);
    if (isProofRequired(error)) options.onUnproved?.();
    else if (isAtGate && typeof target !== 'function') {
      // The gate of the call says it in its dialog, whether the player had passed it before or was not asked. [A-231 A-240]
      options.onRefused?.();
      void throughKycGate(target, say);
    } else return false;
    return true;
  };
  const submission = useSubmission(target, options, {
    cache: queryClient(),
    client,
    refresh,
    mayBegin: pass,
    answers,
  });
  return { ...submission, isResting };
}

/** One submit per throttle window. While it lasts the form can show that it waits, so that no tap is lost silently. */
function useSubmitWindow(windowMs: number) {
  const [isResting, setIsResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [mayPass] = useState(() => createThrottle(windowMs));
  useEffect(() => () => clearTimeout(timer.current), []);
  const pass = () => {
    if (!mayPass()) return false;
    if (windowMs > 0) {
      setIsResting(true);
      timer.current = setTimeout(() => setIsResting(false), windowMs);
    }
    return true;
  };
  return { pass, isResting };
}
