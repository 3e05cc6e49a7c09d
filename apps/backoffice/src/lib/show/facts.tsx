import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  /** Null shows a dash: it is known that there is nothing. */
  readonly value: ReactNode;
}

/** What is known of a case, name beside value. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-muted">{label}</dt>
          {/* A moment stays in one line where there is room, and is never cut. */}
          <dd className="min-w-0 break-words [&_time]:whitespace-normal">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a page or a case with its heading, and what can be done with it at the right. */
export function Section({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="font-semibold text-[0.875rem]">{title}</h2>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
