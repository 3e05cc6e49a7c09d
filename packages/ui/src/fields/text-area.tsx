import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts, fieldBoxClass } from './field-frame.tsx';

export type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'aria-invalid' | 'aria-describedby'>;

/** A field for more than a line. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className={fieldBoxClass}>
          <textarea
            rows={6}
            {...area}
            {...wiring}
            className={classNames(
              'w-full min-w-0 flex-1 resize-y bg-transparent px-3.5 py-3 text-base leading-normal outline-none placeholder:text-ink-muted disabled:cursor-not-allowed',
              className,
            )}
          />
        </span>
      )}
    </FieldFrame>
  );
}
