const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Making one takes longer than a row of a list. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(locale: string): Intl.RelativeTimeFormat {
  const made =
    formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' });
  formats.set(locale, made);
  return made;
}

/** How long ago, for lists: '5 min ago'. */
export function ageText(seconds: number, locale: string): string {
  const format = formatOf(locale);
  const step = steps.find((each) => Math.abs(seconds) >= each.seconds);
  if (step === undefined) return format.format(0, 'second');
  return format.format(-Math.trunc(seconds / step.seconds), step.unit);
}
