import { callKey } from '@perya/app-kit/query/call-key';
import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { queryOptions } from '@tanstack/react-query';
import { readCall } from './read-call.ts';
import { shareFailure } from './recent-failures.ts';
import { throttleMs } from './throttle-ms.ts';

export function callQuery<C extends Call>(call: C, input: InputOf<C>, variant: string = '') {
  return queryOptions<AnswerOf<C>>({
    queryKey: callKey(call, input, variant),
    queryFn: (asking) =>
      shareFailure(asking, throttleMs(call), () => readCall(call, input, asking.signal)),
    staleTime: throttleMs(call),
    meta: { access: call.access },
  });
}
