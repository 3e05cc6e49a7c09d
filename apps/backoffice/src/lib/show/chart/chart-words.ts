import type { I18n } from '@lingui/core';

/** What a chart says in words, in the language of the page. */
export interface ChartWords {
  readonly dayLabel: string;
  /** Of a day that is not over: `so far`. */
  readonly soFar: string;
  readonly dayOf: (seconds: number) => string;
  /** At the foot of the chart, where there is little room. */
  readonly shortDayOf: (seconds: number) => string;
  readonly amountOf: (value: number | null | undefined) => string;
}

const timeZone = 'Asia/Manila';
const pesos = {
  style: 'currency',
  currency: 'PHP',
  currencyDisplay: 'narrowSymbol',
  // Whole pesos at the side of a chart, and two digits as soon as there are centavos.
  trailingZeroDisplay: 'stripIfInteger',
} as const;

/** Days of Manila, and amounts with their sign where they are pesos. */
export function chartWords(
  i18n: Pick<I18n, 'date' | 'number'>,
  isMoney: boolean,
): Omit<ChartWords, 'dayLabel' | 'soFar'> {
  const said = (format: Intl.DateTimeFormatOptions) => (seconds: number) =>
    i18n.date(new Date(seconds * 1000), { timeZone, ...format });
  return {
    dayOf: said({ dateStyle: 'medium' }),
    shortDayOf: said({ month: 'short', day: 'numeric' }),
    amountOf: (value) => (value == null ? '–' : i18n.number(value, isMoney ? pesos : {})),
  };
}

interface Said {
  readonly at: readonly number[];
  readonly lines: readonly {
    readonly label: string;
    readonly values: readonly (number | null)[];
  }[];
  readonly words: Pick<ChartWords, 'dayOf' | 'soFar' | 'amountOf'>;
  /** Whether the last day is not over yet. */
  readonly isOpen: boolean;
}

/** What stands beside the pointer: the day, and what each line says there. */
export function saidAt(place: number, { at, lines, words, isOpen }: Said): string[] {
  const day = words.dayOf(at[place] ?? 0);
  const isSoFar = isOpen && place === at.length - 1;
  return [
    isSoFar ? `${day}, ${words.soFar}` : day,
    ...lines.map(({ label, values }) => `${label}: ${words.amountOf(values[place])}`),
  ];
}
