import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { asClientError, isApiError } from '@perya/contract/client-errors';
import { say } from '@perya/contract/text';
import { toast } from '@perya/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionStore } from '../browser/browser-stores.ts';
import { api } from '../http/api.ts';
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
    const text = (options.problemOf ?? defaultProblem)(error, input);
    if (text === null) return;
    if (options.problemIn === 'form') setProblem(text);
    else toast.error(text);
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
      tell(asClientError(error), input);
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
