const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long ago, for lists: '5 min ago'. */
export function ageText(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, {
    style: 'short',
    numeric: 'auto',
  });
  const step = steps.find((each) => Math.abs(seconds) >= each.seconds);
  if (step === undefined) return format.format(0, 'second');
  return format.format(-Math.trunc(seconds / step.seconds), step.unit);
}
