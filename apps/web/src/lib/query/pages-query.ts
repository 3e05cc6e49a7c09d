import type { AnswerOf, Call, InputOf } from '@perya/contract/call';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { askCall } from './ask-call.ts';
import { callKey } from './call-query.ts';
import { throttleMs } from './throttle-ms.ts';

export type Cursor = string | number;

export interface PagesQuery<C extends Call> {
  readonly call: C;
  /** Null while the screen cannot know yet what to ask. */
  readonly input: ((cursor: Cursor | null) => InputOf<C>) | null;
  /** Where the next page begins; null after the last one. */
  readonly nextOf: (answer: AnswerOf<C>, pagesRead: number) => Cursor | null;
  /** How long a list that was read counts as new. */
  readonly freshMs?: number;
  /** The same input with another turn is asked anew. */
  readonly turn?: number;
}

export function pagesQuery<C extends Call>({ call, input, nextOf, freshMs, turn }: PagesQuery<C>) {
  return infiniteQueryOptions({
    queryKey: callKey(call, 'pages', input?.(null) ?? null, turn ?? 0),
    queryFn: ({ pageParam, signal }): Promise<AnswerOf<C>> => {
      if (input === null) throw new TypeError('A list without its input is not asked for');
      return askCall(call, input(pageParam), signal);
    },
    initialPageParam: null as Cursor | null,
    getNextPageParam: (last: AnswerOf<C>, pages: AnswerOf<C>[]) => nextOf(last, pages.length),
    staleTime: freshMs ?? throttleMs(call),
  });
}
