import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly heading: string;
  readonly about?: string | undefined;
  /** Buttons of the page, at the right. */
  readonly actions?: ReactNode;
}

/** What a page is, in a line or two, and what can be begun here. */
export function PageHead({ heading, about, actions }: PageHeadProps) {
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center justify-between gap-2 px-4 py-3">
      <div className="flex flex-col gap-1">
        <h1 className="font-semibold text-[1.125rem]">{heading}</h1>
        {about && <p className="text-ink-muted">{about}</p>}
      </div>
      {actions}
    </header>
  );
}
