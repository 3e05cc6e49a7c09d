import { useState } from 'react';
import type { FieldTexts } from '../fields/field-frame.tsx';
import { PickField } from '../fields/pick-field.tsx';
import { DateSheet, type DateSheetProps } from './date-sheet.tsx';

export interface DateFieldProps
  extends FieldTexts,
    Omit<DateSheetProps, 'open' | 'onCancel' | 'onConfirm'> {
  /** The date as a person reads it. */
  readonly shown: string;
  readonly placeholder: string;
  readonly onChange: (date: string) => void;
  readonly disabled?: boolean | undefined;
}

/** A field that opens the three wheels of a date. */
export function DateField({
  label,
  hint,
  error,
  shown,
  placeholder,
  onChange,
  disabled,
  ...sheet
}: DateFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PickField
        label={label}
        hint={hint}
        error={error}
        shown={shown}
        placeholder={placeholder}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        disabled={disabled}
      />
      <DateSheet
        {...sheet}
        open={isOpen}
        onCancel={() => setOpen(false)}
        onConfirm={(date) => {
          setOpen(false);
          onChange(date);
        }}
      />
    </>
  );
}
