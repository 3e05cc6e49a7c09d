import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { queryOptions } from '@tanstack/react-query';
import { readCall } from './read-call.ts';
import { shareFailure } from './recent-failures.ts';
import { throttleMs } from './throttle-ms.ts';

/** The query key: screens with the same call and input share the answer. */
export function callKey(call: Call, ...rest: readonly unknown[]): readonly unknown[] {
  return [call.method, call.path, ...rest];
}

export function callQuery<C extends Call>(call: C, input: InputOf<C>, variant: string = '') {
  return queryOptions<AnswerOf<C>>({
    queryKey: callKey(call, input, variant),
    queryFn: (asking) =>
      shareFailure(asking, throttleMs(call), () => readCall(call, input, asking.signal)),
    staleTime: throttleMs(call),
    meta: { access: call.access },
  });
}
