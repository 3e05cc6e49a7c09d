import type { ComponentProps } from 'react';
import { Icon } from '../icon.tsx';
import { chevronDownIcon } from '../icons/action.ts';
import { FieldFrame, type FieldTexts, fieldBoxClass } from './field-frame.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'id' | 'children' | 'aria-invalid' | 'aria-describedby'> {
  readonly options: readonly SelectOption[];
}

/** The device's own list: on a phone nothing drawn by us is quicker to the thumb. */
export function Select({ label, hint, error, options, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className={`${fieldBoxClass} relative`}>
          <select
            {...select}
            {...wiring}
            className="min-h-11 w-full min-w-0 flex-1 appearance-none rounded-control bg-transparent pr-11 pl-3.5 text-base outline-none disabled:cursor-not-allowed [&>option]:bg-raised [&>option]:text-ink"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            drawing={chevronDownIcon}
            className="pointer-events-none absolute right-3.5 size-5 text-ink-muted"
          />
        </span>
      )}
    </FieldFrame>
  );
}
