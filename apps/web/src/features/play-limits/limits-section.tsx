import { Card } from '@perya/ui/card';
import { type ReactNode, useId } from 'react';

interface LimitsSectionProps {
  readonly title: string;
  readonly explanation?: string;
  readonly children: ReactNode;
}

export function LimitsSection({ title, explanation, children }: LimitsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 id={id} className="font-bold text-lg leading-snug">
            {title}
          </h2>
          {explanation !== undefined && (
            <p className="text-[0.875rem] text-ink-muted">{explanation}</p>
          )}
        </div>
        {children}
      </Card>
    </section>
  );
}
