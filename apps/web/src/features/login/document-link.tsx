import type { ReactNode } from 'react';
import { useHasRoute } from '../../lib/page/has-route.ts';

/** A document that can be read is a link, in a tab of its own so that what was typed stays; another is its name. */
export function DocumentLink({
  path,
  children,
}: {
  readonly path: string;
  readonly children?: ReactNode;
}) {
  const hasRoute = useHasRoute();
  if (!hasRoute(path)) return <span className="font-semibold">{children}</span>;
  return (
    <a href={path} target="_blank" rel="noopener" className="font-semibold underline">
      {children}
    </a>
  );
}
