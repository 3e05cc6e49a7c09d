import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts, fieldBoxClass } from './field-frame.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'id' | 'prefix' | 'aria-invalid' | 'aria-describedby'> {
  /** Stands before the text: a fixed +63, a peso sign, an icon. */
  readonly prefix?: ReactNode;
  /** Stands after it: a button that shows the password, a unit. */
  readonly suffix?: ReactNode;
}

export function TextField({
  label,
  hint,
  error,
  prefix,
  suffix,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className={fieldBoxClass}>
          {prefix !== undefined && (
            <span className="flex shrink-0 items-center pl-3.5 text-ink-muted">{prefix}</span>
          )}
          <input
            {...input}
            {...wiring}
            className={classNames(
              'min-h-11 w-full min-w-0 flex-1 bg-transparent px-3.5 text-base outline-none placeholder:text-ink-muted disabled:cursor-not-allowed',
              className,
            )}
          />
          {suffix !== undefined && (
            <span className="flex shrink-0 items-center pr-1 text-ink-muted">{suffix}</span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
