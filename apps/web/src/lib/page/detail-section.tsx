import { Card } from '@perya/ui/card';
import { type ReactNode, useId } from 'react';

interface DetailSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="font-bold text-lg leading-snug">
        {title}
      </h2>
      <Card flush>{children}</Card>
    </section>
  );
}
