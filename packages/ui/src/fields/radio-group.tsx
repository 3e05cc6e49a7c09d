import { useId } from 'react';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
}

/** Native radios, so that arrow keys, forms and screen readers behave as everywhere. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-semibold text-[0.875rem]">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-12 items-center gap-3 rounded-control border border-line bg-raised px-3.5 py-2.5 has-checked:border-accent-strong has-checked:bg-accent-soft has-disabled:bg-sunken has-disabled:text-ink-muted"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 appearance-none rounded-full border-2 border-control bg-raised checked:border-[0.375rem] checked:border-accent-strong disabled:cursor-not-allowed disabled:border-line"
          />
          <span className="min-w-0">
            <span className="block text-[0.9375rem] leading-snug">{option.label}</span>
            {option.description && (
              <span className="block text-[0.8125rem] text-ink-muted leading-snug">
                {option.description}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
