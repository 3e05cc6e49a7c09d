import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isPlainTap } from '../browser/is-plain-tap.ts';

interface ContentLinkProps {
  /** As the operator wrote it: a path of the app with its query, or an address elsewhere. */
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
  /** Called with a tap that leads on. */
  readonly onFollow?: () => void;
}

/** A link of the operator's content. Inside the app it moves without a reload; elsewhere it opens a window of its own. */
export function ContentLink({ href, className, children, onFollow }: ContentLinkProps) {
  const { history } = useRouter();
  const isOurs = href.startsWith('/');
  return (
    <a
      href={href}
      {...(isOurs ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
      onClick={(event) => {
        onFollow?.();
        if (!isOurs || !isPlainTap(event)) return;
        event.preventDefault();
        history.push(href);
      }}
      className={className}
    >
      {children}
    </a>
  );
}
