import type { CallState } from '@perya/app-kit/query/call-state';
import { ClientError } from '@perya/contract/client-errors';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

export type FileState = Pick<CallState<unknown>, 'answer' | 'state' | 'reload'>;

/** Outside of the API there is no envelope: the status says it all. */
export async function readJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal });
  if (!response.ok) {
    const category = response.status === 404 ? 'not-found' : 'fetch';
    throw new ClientError(category, 'The file cannot be read', `HTTP_${response.status}`);
  }
  return response.json();
}

/** A file of JSON that the server hands out as it is, beside the API. */
export function useFile(path: string): FileState {
  const { data, isError, refetch } = useQuery(
    { queryKey: ['file', path], queryFn: ({ signal }) => readJson(path, signal) },
    queryClient(),
  );
  return {
    answer: data ?? null,
    state: data !== undefined ? 'ready' : isError ? 'failed' : 'loading',
    reload: async () => void (await refetch()),
  };
}
