import { type Drawing, Icon } from '@perya/ui/icon';
import { chevronRightIcon } from '@perya/ui/icons/frame';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ListRowProps {
  readonly label: string;
  readonly drawing?: Drawing;
  /** Stands at the end: a value, a badge, a switch. */
  readonly children?: ReactNode;
  /** The link of the row; without it the row is plain text. */
  readonly to?: string | undefined;
}

const rowClass = 'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-[0.9375rem] text-ink';

/** A line of a settings list; the whole line is the link where there is one. */
export function ListRow({ label, drawing, children, to }: ListRowProps) {
  const content = (
    <>
      {drawing !== undefined && <Icon drawing={drawing} className="size-5.5 text-accent-strong" />}
      {/* What does not fit beside the label stands under it. */}
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <span className="font-semibold leading-tight">{label}</span>
        <span className="flex min-w-0 items-center gap-2 text-ink-muted [overflow-wrap:anywhere]">
          {children}
        </span>
      </span>
    </>
  );
  return (
    <li className="border-line border-b last:border-b-0">
      {to === undefined ? (
        <div className={rowClass}>{content}</div>
      ) : (
        <Link to={to} className={`${rowClass} -outline-offset-3 no-underline hover:bg-sunken`}>
          {content}
          <Icon drawing={chevronRightIcon} className="size-5 text-ink-muted" />
        </Link>
      )}
    </li>
  );
}
