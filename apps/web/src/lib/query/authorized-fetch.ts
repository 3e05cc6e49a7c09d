import { ClientError } from '@perya/contract/client-errors';

/** Guards what only a signed-in player may load into a persisted store: without a token nothing is asked. */
export function authorizedFetch<Answer>(
  token: () => string | null,
  fetch: () => Promise<Answer>,
): () => Promise<Answer> {
  return async () => {
    if (!token()) throw new ClientError('repository', 'Unauthorized', 'UNAUTHORIZED');
    return fetch();
  };
}
