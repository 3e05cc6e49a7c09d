import { useState } from 'react';
import {
  clampDate,
  type DateParts,
  type DateRange,
  daysIn,
  partsOf,
  turnDate,
  yearsOf,
} from './calendar-date.ts';
import { PickerPanel, type PickerTexts } from './picker-panel.tsx';
import { useOnOpen } from './use-on-open.ts';
import { Wheel } from './wheel.tsx';

export interface DateSheetProps extends DateRange {
  readonly open: boolean;
  readonly texts: PickerTexts & {
    readonly day: string;
    readonly month: string;
    readonly year: string;
    readonly months: readonly string[];
  };
  /** YYYY-MM-DD, or empty: then the wheels stand at `start`. */
  readonly value: string;
  readonly start: string;
  readonly onCancel: () => void;
  readonly onConfirm: (date: string) => void;
}

const asOption = (number: number) => ({ value: String(number), label: String(number) });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Three wheels, which never leave the range. [A-156 A-307 A-309] */
export function DateSheet(props: DateSheetProps) {
  const { open, texts, value, start, onCancel, onConfirm } = props;
  const first = clampDate(value === '' ? start : value, props);
  const [date, setDate] = useState(first);
  useOnOpen(open, () => setDate(first));
  const parts = partsOf(date);
  const turn = (change: Partial<DateParts>) => setDate(turnDate(date, change, props));
  const confirm = () => onConfirm(date);
  return (
    <PickerPanel open={open} texts={texts} onCancel={onCancel} onConfirm={confirm}>
      <div className="flex gap-2">
        <Wheel
          label={texts.day}
          options={upTo(daysIn(parts.year, parts.month)).map(asOption)}
          value={String(parts.day)}
          onChange={(day) => turn({ day: Number(day) })}
          onEnter={confirm}
        />
        <Wheel
          label={texts.month}
          options={upTo(12).map((month) => ({
            value: String(month),
            label: texts.months[month - 1] ?? String(month),
          }))}
          value={String(parts.month)}
          onChange={(month) => turn({ month: Number(month) })}
          onEnter={confirm}
        />
        <Wheel
          label={texts.year}
          options={yearsOf(props).map(asOption)}
          value={String(parts.year)}
          onChange={(year) => turn({ year: Number(year) })}
          onEnter={confirm}
        />
      </div>
    </PickerPanel>
  );
}
