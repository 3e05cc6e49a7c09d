import { Card } from '@perya/ui/card';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-4.5">
        <h2 id={id} className="font-bold text-lg leading-tight">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
