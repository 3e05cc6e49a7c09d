import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { api } from '../http/api.ts';
import { sessionToken } from '../session/session-token.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import { storeAnswer } from './store-answer.ts';

/** Sends a call that reads. A response that arrives after a logout is not stored. */
export async function readCall<C extends Call>(
  call: C,
  input: InputOf<C>,
  signal?: AbortSignal,
): Promise<AnswerOf<C>> {
  const token = sessionToken.get();
  const send = () => api.call(call, input, signal === undefined ? {} : { signal });
  const answer = await (call.access === 'public'
    ? send()
    : authorizedFetch(sessionToken.get, send)());
  if (token === sessionToken.get()) storeAnswer(call, answer);
  return answer;
}
