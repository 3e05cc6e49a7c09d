import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import { errorIcon } from '../icons/status.ts';

export interface FieldTexts {
  readonly label: string;
  /** The label is read and not shown, where the place says what it is. */
  readonly labelHidden?: boolean | undefined;
  /** What one should know before typing. */
  readonly hint?: string | undefined;
  /** What is wrong, in words; stands under the field and is read with it. */
  readonly error?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly children: (wiring: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** What every field with a box has around it, in both apps: the label above, the hint and the error below. */
export function FieldFrame({ label, labelHidden, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="flex min-w-0 flex-col gap-(--field-gap)">
      <label
        htmlFor={id}
        className={labelHidden ? 'sr-only' : 'font-semibold text-(length:--field-label) text-ink'}
      >
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <p
            id={`${id}-error`}
            className="flex items-start gap-1.5 text-[0.8125rem] text-negative leading-snug"
          >
            <Icon drawing={errorIcon} className="mt-px size-4" />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-[0.8125rem] text-ink-muted leading-snug">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The box itself, the same for a text field and a select. */
export const fieldBoxClass =
  'flex min-h-12 w-full items-center rounded-control border border-control bg-raised text-ink transition-[border-color,box-shadow] duration-[var(--motion-press)] focus-within:border-focus focus-within:ring-3 focus-within:ring-focus/35 has-aria-invalid:border-negative has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-muted';
