import type { ReactNode } from 'react';

interface ExampleSectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One shelf of the gallery: a heading that a link can point to, and what stands under it. */
export function ExampleSection({ id, title, children }: ExampleSectionProps) {
  return (
    <section aria-labelledby={`example-${id}`} className="flex min-w-0 flex-col gap-4">
      <h2 id={`example-${id}`} className="font-bold text-xl leading-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
