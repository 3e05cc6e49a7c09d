import type { Call, InputOf } from '@perya/contract/call';
import { asClientError } from '@perya/contract/client-errors';
import { toast } from '@perya/ui/toast';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { refreshCalls } from './call-key.ts';
import { failureText } from './failure-text.ts';
import { sendAndRefresh } from './send-and-refresh.ts';
import type { SubmitClient } from './submit-client.ts';

export type Send<Input, Answer> = (client: SubmitClient, input: Input) => Promise<Answer>;

export interface SubmissionOptions<Input, Answer> {
  /** The form stays busy until this is over, and what the calls refresh is there. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** Words for a failure; null says nothing. Without it the server's own words, or that there is no connection. */
  readonly problemOf?: (error: unknown, input: Input) => string | null;
  /** Where a failure is said: in a toast, or by the form itself as its `problem`. */
  readonly problemIn?: 'toast' | 'form';
}

/** What an app sends with, and what is its own about it. */
export interface SubmissionParts<Input> {
  readonly cache: QueryClient;
  readonly client: SubmitClient;
  /** Reads anew what the calls have made old; without it, what screens show of them. */
  readonly refresh?: (calls: ReadonlySet<Call>) => Promise<void>;
  /** Asked at the tap; false lets it go by. */
  readonly mayBegin?: () => boolean;
  /** A failure that the app answers by itself; `say` is how it would be said otherwise. */
  readonly answers?: (error: unknown, say: () => void, input: Input) => boolean;
}

export interface Submission<Input> {
  /** Answers whether it was done. A tap while busy does nothing. */
  readonly submit: (input: Input) => Promise<boolean>;
  readonly isBusy: boolean;
  /** What is being sent. */
  readonly sending: Input | undefined;
  readonly problem: string | undefined;
  readonly setProblem: (problem: string | undefined) => void;
}

/** The submit of a form or button: one call, or several in a row. What was typed stays when it fails. */
export function useSubmission<Input>(
  target: Call | Send<Input, unknown>,
  options: SubmissionOptions<Input, never>,
  parts: SubmissionParts<Input>,
): Submission<Input> {
  const { cache, client, mayBegin, answers } = parts;
  const { language } = useLanguage();
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, variables } = useMutation(
    {
      mutationFn: async (input: Input) => {
        await sendAndRefresh(
          parts.refresh ?? ((calls) => refreshCalls(cache, calls)),
          client,
          (noted) =>
            typeof target === 'function'
              ? target(noted, input)
              : noted.call(target, input as InputOf<Call>),
          (answer) => options.onDone?.(answer as never, input),
        );
      },
    },
    cache,
  );
  const tell = (error: unknown, input: Input) => {
    const say = () => {
      const words = options.problemOf ?? ((failure) => failureText(failure, language));
      const text = words(asClientError(error), input);
      if (text === null) return;
      if (options.problemIn === 'form') setProblem(text);
      else toast.error(text);
    };
    if (!answers?.(error, say, input)) say();
  };
  const submit = async (input: Input): Promise<boolean> => {
    // A second tap may come before the busy state is rendered.
    if (isUnderWay.current || mayBegin?.() === false) return false;
    isUnderWay.current = true;
    setProblem(undefined);
    try {
      await mutateAsync(input);
      return true;
    } catch (error) {
      tell(error, input);
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };
  return {
    submit,
    isBusy: isPending,
    sending: isPending ? variables : undefined,
    problem,
    setProblem,
  };
}
