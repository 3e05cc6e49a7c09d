import type { ReactNode } from 'react';

export interface Figure {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

interface FigureCardsProps {
  readonly figures: readonly Figure[];
  /** One row however many there are, where the page is for something else. */
  readonly isStrip?: boolean;
}

/** A few numbers that are read at a glance, side by side. */
export function FigureCards({ figures, isStrip }: FigureCardsProps) {
  return (
    // What is wider than the page is scrolled by keys too.
    <dl className="figure-cards" data-strip={isStrip} tabIndex={isStrip ? 0 : undefined}>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt className="text-ink-muted">{label}</dt>
          <dd className="amount-figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
