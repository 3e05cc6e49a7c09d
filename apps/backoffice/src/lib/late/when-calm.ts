import { queryClient } from '../query/query-client.ts';

/** Whatever goes on, nothing waits longer than this. */
const waitMaxMs = 10_000;

/** Not every browser says when it has nothing to do. */
const whenIdle = (act: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : setTimeout(act, 200);

/** Does it once the page has been answered what it asked for and nothing else is to be done; until then the line is the page's. */
export function whenCalm(act: () => void): () => void {
  let isOver = false;
  const cache = queryClient.getQueryCache();
  const finish = () => {
    if (isOver) return;
    end();
    act();
  };
  const look = () =>
    whenIdle(() => {
      if (queryClient.isFetching() === 0) finish();
    });
  const timer = setTimeout(finish, waitMaxMs);
  const unsubscribe = cache.subscribe(() => void look());
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    unsubscribe();
  };
  look();
  return end;
}
