import { classNames } from '@perya/ui/class-names';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldTexts {
  readonly label: string;
  /** The label is read and not shown, where the place says what it is. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  /** What is wrong, in words; stands under the field and is read with it. */
  readonly error?: string | undefined;
}

export const controlClass =
  'h-8 min-w-0 rounded-control border border-control bg-raised px-2.5 text-ink placeholder:text-ink-muted disabled:cursor-not-allowed disabled:bg-sunken aria-invalid:border-negative';

interface Described {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

function Frame({
  label,
  labelHidden,
  hint,
  error,
  children,
}: FieldTexts & { children: (described: Described) => ReactNode }) {
  const id = useId();
  const isDescribed = error !== undefined || hint !== undefined;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': isDescribed ? `${id}-says` : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {isDescribed && (
        <p id={`${id}-says`} className={error === undefined ? 'text-ink-muted' : 'text-negative'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

type Own<Tag extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Tag>, 'id'>;

export function TextField({ label, labelHidden, hint, error, className, ...input }: Own<'input'>) {
  return (
    <Frame label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(described) => (
        <input
          type="text"
          {...input}
          {...described}
          className={classNames(controlClass, className)}
        />
      )}
    </Frame>
  );
}

export function TextArea({ label, labelHidden, hint, error, className, ...area }: Own<'textarea'>) {
  return (
    <Frame label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(described) => (
        <textarea
          rows={3}
          {...area}
          {...described}
          className={classNames(controlClass, 'h-auto py-1.5', className)}
        />
      )}
    </Frame>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A choice of a few; '' stands for none where `placeholder` says what that means. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  options,
  placeholder,
  className,
  ...select
}: Own<'select'> & {
  readonly options: readonly Option[];
  readonly placeholder?: string | undefined;
}) {
  return (
    <Frame label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(described) => (
        <select {...select} {...described} className={classNames(controlClass, 'pr-7', className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

export function CheckField({
  label,
  error,
  ...input
}: Pick<FieldTexts, 'label' | 'error'> & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="flex min-h-8 items-center gap-2">
      <input
        {...input}
        type="checkbox"
        aria-invalid={error === undefined ? undefined : true}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  );
}
