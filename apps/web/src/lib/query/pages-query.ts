import { callKey } from '@perya/app-kit/query/call-key';
import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { readCall } from './read-call.ts';
import { throttleMs } from './throttle-ms.ts';

export type Cursor = string | number;

export interface PagesQuery<C extends Call> {
  readonly call: C;
  /** Null while the input is not known yet. */
  readonly input: ((cursor: Cursor | null) => InputOf<C>) | null;
  /** Where the next page begins; null after the last one. */
  readonly nextOf: (answer: AnswerOf<C>, pagesRead: number) => Cursor | null;
  /** How long a fetched list counts as fresh. */
  readonly freshMs?: number;
  /** Part of the key: another turn refetches the same input. */
  readonly turn?: number;
}

export function pagesQuery<C extends Call>({ call, input, nextOf, freshMs, turn }: PagesQuery<C>) {
  return infiniteQueryOptions({
    queryKey: callKey(call, 'pages', input?.(null) ?? null, turn ?? 0),
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<C>> => {
      if (input === null) throw new TypeError('A list without its input is not asked for');
      return readCall(call, input(pageParam), signal);
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (last: AnswerOf<C>, pages: AnswerOf<C>[]) => nextOf(last, pages.length),
    staleTime: freshMs ?? throttleMs(call),
    meta: { access: call.access },
  });
}
