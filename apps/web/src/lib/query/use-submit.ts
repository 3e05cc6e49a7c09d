import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { asClientError, isApiError } from '@perya/contract/client-errors';
import type { RefusedAction } from '@perya/contract/rules/kyc-gate';
import { say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionStore } from '../browser/browser-stores.ts';
import { api } from '../http/api.ts';
import { throughKycGate } from '../kyc-gate/gate.ts';
import { useLanguage } from '../language/language-context.ts';
import { askForProof, isProofRequired } from './proof-asker.ts';
import { queryClient } from './query-client.ts';
import { queryTexts } from './query-texts.ts';
import { createSubmitClient, type SubmitClient } from './submit-client.ts';
import { createSubmitKeys } from './submit-keys.ts';
import { useSubmitWindow } from './use-submit-window.ts';

type Send<Input, Answer> = (client: SubmitClient, input: Input) => Promise<Answer>;

export interface SubmitOptions<Input, Answer> {
  /** The documents' throttle: one submit in each window. */
  readonly windowMs?: number;
  /** The form stays busy until this is over. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** Words for a failure; null says nothing. Without it the server's own words, or that there is no connection. */
  readonly problemOf?: (error: unknown, input: Input) => string | null;
  /** Where a failure is said: in a toast, or by the form itself as its `problem`. */
  readonly problemIn?: 'toast' | 'form';
  /** The identity gate that it stands behind. It is asked first; where it or the server refuses, its dialog says so. [A-231 A-240] */
  readonly gate?: RefusedAction;
  /** The gate has refused: what its dialog would stand over may go. */
  readonly onRefused?: () => void;
  /** The player has closed the sheet that asked for a proof; nothing is said of it. */
  readonly onUnproved?: () => void;
}

export interface Submit<Input> {
  /** Answers whether it was done. A tap while busy or within the window does nothing. */
  readonly submit: (input: Input) => Promise<boolean>;
  readonly isBusy: boolean;
  /** What is being sent. */
  readonly sending: Input | undefined;
  /** The window of the last submit has not passed. */
  readonly isResting: boolean;
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
}

/** Thrown in place of the call; the gate's dialog has said why. */
class RefusedByGate extends Error {}

async function passGate(action: RefusedAction): Promise<void> {
  let isPassed = false;
  await throughKycGate(action, () => {
    isPassed = true;
  });
  if (!isPassed) throw new RefusedByGate();
}

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
  const { language } = useLanguage();
  const { pass, isResting } = useSubmitWindow(options.windowMs ?? 0);
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, variables } = useMutation(
    {
      mutationFn: async (input: Input) => {
        if (options.gate !== undefined) await passGate(options.gate);
        const answer =
          typeof target === 'function'
            ? await target(client, input)
            : await client.call(target, input as InputOf<Call>);
        await options.onDone?.(answer as never, input);
      },
    },
    queryClient(),
  );
  const defaultProblem = (error: unknown) =>
    isApiError(error) ? error.message : say(queryTexts.noConnection, language);
  const tell = (error: unknown, input: Input) => {
    if (isProofRequired(error)) return options.onUnproved?.();
    if (error instanceof RefusedByGate) return options.onRefused?.();
    const say = () => {
      const text = (options.problemOf ?? defaultProblem)(error, input);
      if (text === null) return;
      if (options.problemIn === 'form') setProblem(text);
      else toast.error(text);
    };
    const isRefused = isApiError(error) && error.code === 'KYC_REQUIRED';
    if (options.gate === undefined || !isRefused) return say();
    // Since the gate was asked something has changed: it is asked again, for the words.
    options.onRefused?.();
    void throughKycGate(options.gate, say);
  };
  const submit = async (input: Input): Promise<boolean> => {
    // A second tap may come before the busy state is rendered.
    if (isUnderWay.current || !pass()) return false;
    isUnderWay.current = true;
    setProblem(undefined);
    try {
      await mutateAsync(input);
      return true;
    } catch (error) {
      tell(error instanceof RefusedByGate ? error : asClientError(error), input);
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };
  return {
    submit,
    isBusy: isPending,
    sending: isPending ? variables : undefined,
    isResting,
    problem,
    setProblem,
  };
}
