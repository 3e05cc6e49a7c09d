import type { ReactNode } from 'react';

/** What shows a page with what its route knows: the page's code is fetched as early as if the route showed it itself. */
export function withPage<Show extends () => ReactNode, Preload>(
  { preload }: { readonly preload?: Preload },
  show: Show,
): Show & { preload?: Preload } {
  return Object.assign(show, preload === undefined ? {} : { preload });
}
