import { useState } from 'react';
import type { FieldTexts } from '../fields/field-frame.tsx';
import { PickField } from '../fields/pick-field.tsx';
import type { WheelOption } from './filter-options.ts';
import { type SearchTexts, SelectionSheet } from './selection-sheet.tsx';

export type { WheelOption } from './filter-options.ts';

export interface ChoiceFieldProps extends FieldTexts {
  readonly options: readonly WheelOption[];
  /** Empty while nothing was chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly search?: SearchTexts | undefined;
  /** A row that is touched is the answer, without a word more. */
  readonly answersAtOnce?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** A field that opens a sheet with one wheel; a value of an older list is shown as it is. */
export function ChoiceField({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder,
  cancelLabel,
  confirmLabel,
  search,
  answersAtOnce,
  disabled,
}: ChoiceFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PickField
        label={label}
        hint={hint}
        error={error}
        shown={options.find((option) => option.value === value)?.label ?? value}
        placeholder={placeholder}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        disabled={disabled}
      />
      <SelectionSheet
        open={isOpen}
        texts={{ title: label, cancel: cancelLabel, confirm: confirmLabel }}
        options={options}
        value={value}
        search={search}
        answersAtOnce={answersAtOnce}
        onCancel={() => setOpen(false)}
        onConfirm={(next) => {
          setOpen(false);
          onChange(next);
        }}
      />
    </>
  );
}
