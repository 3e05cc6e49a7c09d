import { useLingui } from '@lingui/react/macro';
import { classNames } from '@perya/ui/class-names';
import { FieldFrame, type FieldTexts } from '@perya/ui/fields/field-frame';
import { type ClipboardEvent, type ComponentProps, useId, useState } from 'react';

export const controlClass =
  'h-8 min-w-0 rounded-control border border-control bg-raised px-2.5 text-ink placeholder:text-ink-muted disabled:cursor-not-allowed disabled:bg-sunken aria-invalid:border-negative';

type Own<Tag extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Tag>, 'id'>;

/** Says that a field took less than was pasted into it: browsers cut it without a word. */
function useCut(max: number | undefined) {
  const { t } = useLingui();
  const [isCut, setCut] = useState(false);
  return {
    says: isCut ? t`Cut to ${max} characters: the rest did not fit` : undefined,
    noting: {
      onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
        const pasted = event.clipboardData.getData('text').length;
        setCut(max !== undefined && value.length - replaced + pasted > max);
      },
      onKeyDown: () => setCut(false),
    },
  };
}

export function TextField({ label, labelHidden, hint, error, className, ...input }: Own<'input'>) {
  const { says, noting } = useCut(input.maxLength);
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={says ?? hint} error={error}>
      {(wiring) => (
        <input
          type="text"
          {...noting}
          {...wiring}
          {...input}
          {...(error && wiring)}
          className={classNames(controlClass, className)}
        />
      )}
    </FieldFrame>
  );
}

export function TextArea({ label, labelHidden, hint, error, className, ...area }: Own<'textarea'>) {
  const { says, noting } = useCut(area.maxLength);
  return (
    <FieldFrame label={label} labelHidden={labelHidden} hint={says ?? hint} error={error}>
      {(wiring) => (
        <textarea
          rows={3}
          {...noting}
          {...area}
          {...wiring}
          className={classNames(controlClass, 'h-auto py-1.5', className)}
        />
      )}
    </FieldFrame>
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
    <FieldFrame label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(wiring) => (
        <select {...select} {...wiring} className={classNames(controlClass, 'pr-7', className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
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

interface CheckGroupProps<Value extends string> extends Pick<FieldTexts, 'error'> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  /** In the order of the options. */
  readonly onChoose: (chosen: Value[]) => void;
  readonly isColumn?: boolean;
}

/** Some of a few, or none of them. */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { legend, options, chosen, onChoose, isColumn = false, error } = props;
  const id = useId();
  const choose = (value: Value, isOn: boolean) =>
    onChoose(
      options.flatMap((option) =>
        (option.value === value ? isOn : chosen.includes(option.value)) ? [option.value] : [],
      ),
    );
  return (
    <fieldset aria-describedby={error && id} className="flex min-w-0 flex-col gap-1">
      <legend className="font-semibold">{legend}</legend>
      <div className={isColumn ? 'flex flex-col' : 'flex flex-wrap gap-x-4'}>
        {options.map(({ value, label }) => (
          <CheckField
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={({ target }) => choose(value, target.checked)}
            error={error}
          />
        ))}
      </div>
      {error && (
        <p id={id} className="text-negative">
          {error}
        </p>
      )}
    </fieldset>
  );
}
