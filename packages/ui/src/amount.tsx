import { useState } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface AmountProps {
  /** Already formatted, sign and currency included: this package knows no money. */
  readonly value: string;
  /** Figures that changed roll in, as when a balance moves. */
  readonly rolling?: boolean;
  readonly className?: string;
}

export function Amount({ value, rolling = false, className }: AmountProps) {
  const [seen, setSeen] = useState({ value, hasChanged: false });
  if (seen.value !== value) setSeen({ value, hasChanged: true });
  const classes = classNames('amount-figures whitespace-nowrap', className);
  if (!rolling) return <span className={classes}>{value}</span>;
  const figures = [...value];
  return (
    <span className={classes}>
      <VisuallyHidden>{value}</VisuallyHidden>
      <span aria-hidden="true" className="inline-flex overflow-hidden">
        {figures.map((figure, index) => (
          // Keyed from the right, where the centavos are: only digits that changed are rendered again.
          <Figure
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the figure's identity.
            key={`${figures.length - index}${figure}`}
            figure={figure}
            rolls={seen.hasChanged}
          />
        ))}
      </span>
    </span>
  );
}

/** Whether it rolls is settled when it appears: a figure that stays must not start to roll later. */
function Figure({ figure, rolls }: { figure: string; rolls: boolean }) {
  const [rolled] = useState(rolls);
  return <span className={rolled ? 'figure-roll' : undefined}>{figure}</span>;
}
