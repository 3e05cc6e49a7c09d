import { createSubmitClient, type SubmitClient } from '@perya/app-kit/query/submit-client';
import { createFormKeys } from '@perya/app-kit/query/submit-keys';
import {
  type Send,
  type Submission,
  type SubmissionOptions,
  useSubmission,
} from '@perya/app-kit/query/use-submission';
import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { asClientError } from '@perya/contract/client-errors';
import { useState } from 'react';
import { api } from '../http/api.ts';
import { queryClient } from './query-client.ts';

/** What a submit of several calls in a row asks by. */
export type { SubmitClient };

/** The login stands over the page by then, and says so itself. */
const isLoginAsked = (error: unknown) => asClientError(error).category === 'authentication';

interface SubmitOptions<Input, Answer> extends SubmissionOptions<Input, Answer> {
  /** Says a refusal at its field; what is of no field is said by the form as its `problem`. */
  readonly form?: { readonly takes: (error: unknown) => boolean };
}

/** The submit of a form or button: one call, or several in a row. What was typed stays when it fails. */
export function useSubmit<C extends Call>(
  call: C,
  options?: SubmitOptions<InputOf<C>, AnswerOf<C>>,
): Submission<InputOf<C>>;
export function useSubmit<Input, Answer>(
  send: Send<Input, Answer>,
  options?: SubmitOptions<Input, Answer>,
): Submission<Input>;
export function useSubmit<Input>(
  target: Call | Send<Input, unknown>,
  { form, ...options }: SubmitOptions<Input, never> = {},
): Submission<Input> {
  const [client] = useState(() => createSubmitClient(api, createFormKeys()));
  const answers = (error: unknown) =>
    (options.problemOf === undefined && isLoginAsked(error)) || form?.takes(error) === true;
  return useSubmission(
    target,
    { ...(form && { problemIn: 'form' }), ...options },
    { cache: queryClient, client, answers },
  );
}
