import { createSubmitClient } from '@perya/app-kit/query/submit-client';
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

/** The login stands over the page by then, and says so itself. */
const isLoginAsked = (error: unknown) => asClientError(error).category === 'authentication';

/** The submit of a form or button: one call, or several in a row. What was typed stays when it fails. */
export function useSubmit<C extends Call>(
  call: C,
  options?: SubmissionOptions<InputOf<C>, AnswerOf<C>>,
): Submission<InputOf<C>>;
export function useSubmit<Input, Answer>(
  send: Send<Input, Answer>,
  options?: SubmissionOptions<Input, Answer>,
): Submission<Input>;
export function useSubmit<Input>(
  target: Call | Send<Input, unknown>,
  options: SubmissionOptions<Input, never> = {},
): Submission<Input> {
  const [client] = useState(() => createSubmitClient(api, createFormKeys()));
  const answers = options.problemOf === undefined ? isLoginAsked : () => false;
  return useSubmission(target, options, { cache: queryClient, client, answers });
}
