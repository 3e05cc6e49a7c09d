import { useLingui } from '@lingui/react/macro';
import { Button } from '../../lib/fields/button.tsx';

interface PlaceButtonsProps {
  /** What is moved, for whoever hears the button alone. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Earlier, later, away. */
export function PlaceButtons({ name, isFirst, isLast, onMove, onRemove }: PlaceButtonsProps) {
  const { t } = useLingui();
  return (
    <span className="flex gap-1">
      <Button
        kind="quiet"
        disabled={isFirst}
        aria-label={t`Up: ${name}`}
        onClick={() => onMove(-1)}
      >
        {t`Up`}
      </Button>
      <Button
        kind="quiet"
        disabled={isLast}
        aria-label={t`Down: ${name}`}
        onClick={() => onMove(1)}
      >
        {t`Down`}
      </Button>
      <Button kind="quiet" aria-label={t`Remove: ${name}`} onClick={onRemove}>
        {t`Remove`}
      </Button>
    </span>
  );
}
