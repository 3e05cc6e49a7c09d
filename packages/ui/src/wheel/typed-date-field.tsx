import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { fieldBoxClass } from '../fields/field-frame.tsx';
import { Icon } from '../icon.tsx';
import { calendarIcon } from '../icons/action.ts';
import { errorIcon } from '../icons/status.ts';
import { DateSheet, type DateSheetProps } from './date-sheet.tsx';
import {
  type DatePart,
  dateOfTyped,
  dateParts,
  isFull,
  isWhole,
  partLengths,
  typedOf,
} from './typed-date.ts';

interface TypedDateFieldProps extends Omit<DateSheetProps, 'open' | 'onCancel' | 'onConfirm'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The date as a person reads it: what was typed is seen to be understood. */
  readonly shown: string;
  /** Of the button that opens the wheels. */
  readonly openLabel: string;
  /** Where all is typed and no calendar has the day. */
  readonly noSuchDay: string;
  /** What the browser may fill in, such as `bday`. */
  readonly autoComplete: string;
  /** Empty while it is no whole date. */
  readonly onChange: (date: string) => void;
}

/** A date in three boxes, which go on by themselves, with the three wheels at hand. */
export function TypedDateField({
  label,
  hint,
  error,
  shown,
  openLabel,
  noSuchDay,
  autoComplete,
  onChange,
  ...sheet
}: TypedDateFieldProps) {
  const { value, texts } = sheet;
  const id = useId();
  const boxes = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const [isOpen, setOpen] = useState(false);
  const [own, setOwn] = useState(() => typedOf(value));
  // The wheels, or a scan, may have said another date than what was typed last.
  const typed = value !== '' && dateOfTyped(own) !== value ? typedOf(value) : own;
  const told = isWhole(typed) && value === '' ? noSuchDay : error;
  const type = (part: DatePart, text: string) => {
    const next = { ...typed, [part]: text };
    setOwn(next);
    onChange(dateOfTyped(next));
    const following = dateParts[dateParts.indexOf(part) + 1];
    if (following !== undefined && isFull(part, text)) boxes.current[following]?.select();
  };
  const stepBack = (part: DatePart, event: KeyboardEvent) => {
    const before = dateParts[dateParts.indexOf(part) - 1];
    if (event.key !== 'Backspace' || typed[part] !== '' || before === undefined) return;
    event.preventDefault();
    boxes.current[before]?.focus();
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-(--field-gap)">
      <legend className="mb-(--field-gap) font-semibold text-(length:--field-label) text-ink">
        {label}
      </legend>
      <div className="flex items-end gap-2">
        {dateParts.map((part) => (
          <span
            key={part}
            className={`flex min-w-0 flex-col gap-1 ${part === 'year' ? 'flex-[1.6]' : 'flex-1'}`}
          >
            <span aria-hidden="true" className="text-[0.8125rem] text-ink-muted">
              {texts[part]}
            </span>
            <span className={fieldBoxClass}>
              <input
                ref={(box) => {
                  boxes.current[part] = box;
                }}
                aria-label={texts[part]}
                aria-invalid={told ? true : undefined}
                aria-describedby={[told && `${id}-error`, `${id}-words`].filter(Boolean).join(' ')}
                inputMode="numeric"
                enterKeyHint="next"
                autoComplete={`${autoComplete}-${part}`}
                maxLength={partLengths[part]}
                value={typed[part]}
                onChange={(event) => type(part, event.target.value.replace(/\D/g, ''))}
                onKeyDown={(event) => stepBack(part, event)}
                className="amount-figures min-h-11 w-full min-w-0 bg-transparent px-3 text-base outline-none disabled:cursor-not-allowed"
              />
            </span>
          </span>
        ))}
        <button
          type="button"
          aria-label={openLabel}
          title={openLabel}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="inline-flex size-12 shrink-0 items-center justify-center rounded-control border border-control bg-raised text-ink hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-muted"
        >
          <Icon drawing={calendarIcon} />
        </button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {told && (
          <p
            id={`${id}-error`}
            className="flex items-start gap-1.5 text-[0.8125rem] text-negative leading-snug"
          >
            <Icon drawing={errorIcon} className="mt-px size-4" />
            {told}
          </p>
        )}
      </div>
      <p id={`${id}-words`} className="text-[0.8125rem] text-ink-muted leading-snug">
        {shown !== '' && <strong className="mr-1.5 text-ink">{shown}</strong>}
        {hint}
      </p>
      <DateSheet
        {...sheet}
        open={isOpen}
        onCancel={() => setOpen(false)}
        onConfirm={(date) => {
          setOpen(false);
          onChange(date);
        }}
      />
    </fieldset>
  );
}
