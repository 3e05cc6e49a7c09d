import { withoutBrackets } from './without-brackets.ts';

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Making one takes longer than a row of a list. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

/** One day ago has a word; for two days Tagalog has four, which no column holds. */
function formatOf(locale: string, count: number): Intl.RelativeTimeFormat {
  const numeric = Math.abs(count) > 1 ? 'always' : 'auto';
  const key = `${locale} ${numeric}`;
  const made = formats.get(key) ?? new Intl.RelativeTimeFormat(locale, { style: 'short', numeric });
  formats.set(key, made);
  return made;
}

/** How long ago, for lists: '5 min ago'. */
export function ageText(seconds: number, locale: string): string {
  const step = steps.find((each) => Math.abs(seconds) >= each.seconds);
  if (step === undefined) return formatOf(locale, 0).format(0, 'second');
  const count = -Math.trunc(seconds / step.seconds);
  return withoutBrackets(formatOf(locale, count).format(count, step.unit));
}
