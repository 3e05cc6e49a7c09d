import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { manilaDay } from '@perya/contract/manila-time';
import { say, type Text } from '@perya/contract/text';
import type { ReactNode } from 'react';

/** Not in the catalogue of the shell, which belongs to the first load. */
const names = {
  today: { en: 'Today', tl: 'Ngayong araw' },
  yesterday: { en: 'Yesterday', tl: 'Kahapon' },
} as const satisfies Record<string, Text>;

const dayMs = 24 * 3600 * 1000;

interface DayRowsProps<Row> {
  readonly rows: readonly Row[];
  /** In seconds. */
  readonly timeOf: (row: Row) => number;
  readonly children: (row: Row) => ReactNode;
}

/** Rows of a list, the newest first, with the day in Manila above the first of each. */
export function DayRows<Row extends { readonly id: string }>({
  rows,
  timeOf,
  children,
}: DayRowsProps<Row>) {
  const days = rows.map((row) => manilaDay(timeOf(row) * 1000));
  return rows.map((row, place) => (
    <li key={row.id} className="border-line border-b last:border-b-0">
      {days[place] !== days[place - 1] && <DayHead at={timeOf(row)} />}
      {children(row)}
    </li>
  ));
}

function DayHead({ at }: { readonly at: number }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const day = manilaDay(at * 1000);
  const now = Date.now();
  const date = i18n.date(new Date(at * 1000), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'Asia/Manila',
  });
  const near =
    day === manilaDay(now)
      ? say(names.today, language)
      : day === manilaDay(now - dayMs)
        ? say(names.yesterday, language)
        : null;
  return (
    <h2 className="bg-sunken px-4 py-1.5 font-semibold text-[0.8125rem] text-ink-muted leading-snug">
      {near === null ? date : `${near} · ${date}`}
    </h2>
  );
}
