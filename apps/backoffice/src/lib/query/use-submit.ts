import { useLingui } from '@lingui/react/macro';
import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import type { Client } from '@perya/contract/client';
import { asClientError, isApiError } from '@perya/contract/client-errors';
import { toast } from '@perya/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../http/api.ts';
import { queryClient } from './query-client.ts';

type Send<Input, Answer> = (
  client: Pick<Client, 'call' | 'upload'>,
  input: Input,
) => Promise<Answer>;

export interface SubmitOptions<Input, Answer> {
  /** The form stays busy until this is over. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** Words for a failure; null says nothing. Without it the server's own words, or that there is no connection. */
  readonly problemOf?: (error: unknown, input: Input) => string | null;
  /** Where a failure is said: in a toast, or by the form itself as its `problem`. */
  readonly problemIn?: 'toast' | 'form';
}

export interface Submit<Input> {
  /** Answers whether it was done. A press while busy does nothing. */
  readonly submit: (input: Input) => Promise<boolean>;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
}

/** The submit of a form or button: one call, or several in a row. What was typed stays when it fails. */
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
  const { t } = useLingui();
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending } = useMutation(
    {
      mutationFn: async (input: Input) => {
        const answer =
          typeof target === 'function'
            ? await target(api, input)
            : await api.call(target, input as InputOf<Call>);
        await options.onDone?.(answer as never, input);
      },
    },
    queryClient,
  );
  const defaultProblem = (error: unknown) => {
    // A file that was refused is a failure of its own kind, behind which stands the server's refusal.
    if (isApiError(error) || isApiError(asClientError(error).cause)) {
      return asClientError(error).message;
    }
    // The login stands over the page by then, and says so itself.
    if (asClientError(error).category === 'authentication') return null;
    return t`No connection. Try again.`;
  };
  const tell = (error: unknown, input: Input) => {
    const text = (options.problemOf ?? defaultProblem)(error, input);
    if (text === null) return;
    if (options.problemIn === 'form') setProblem(text);
    else toast.error(text);
  };
  const submit = async (input: Input): Promise<boolean> => {
    // A second press may come before the busy state is rendered.
    if (isUnderWay.current) return false;
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
  return { submit, isBusy: isPending, problem, setProblem };
}
