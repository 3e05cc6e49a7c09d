import { Icon } from '../icon.tsx';
import { chevronDownIcon } from '../icons/action.ts';
import { FieldFrame, type FieldTexts, fieldBoxClass } from './field-frame.tsx';

export interface PickFieldProps extends FieldTexts {
  /** What was chosen, in words; empty shows the placeholder. */
  readonly shown: string;
  readonly placeholder: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly disabled?: boolean | undefined;
}

/** A field that is filled by a sheet and not by typing. */
export function PickField({
  label,
  hint,
  error,
  shown,
  placeholder,
  isOpen,
  onOpen,
  disabled,
}: PickFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className={fieldBoxClass}>
          <button
            {...wiring}
            type="button"
            // A button would be read by its label alone; this way what was chosen is read with it.
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={disabled}
            onClick={onOpen}
            className="flex min-h-12 w-full min-w-0 items-center justify-between gap-2 rounded-control px-3.5 py-2 text-left text-base leading-snug outline-none disabled:cursor-not-allowed"
          >
            <span className={shown === '' ? 'text-ink-muted' : 'min-w-0 [overflow-wrap:anywhere]'}>
              {shown === '' ? placeholder : shown}
            </span>
            <Icon drawing={chevronDownIcon} className="size-5 text-ink-muted" />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
