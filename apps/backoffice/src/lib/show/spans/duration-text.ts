import { withoutBrackets } from './without-brackets.ts';

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** How long something took, by its two largest units: '2 hr 5 min'. */
export function durationText(seconds: number, locale: string): string {
  const first = steps.findIndex((step) => seconds >= step.seconds);
  if (first === -1) return unitText(0, 'second', locale);
  let left = seconds;
  return steps
    .slice(first, first + 2)
    .map((step) => {
      const count = Math.floor(left / step.seconds);
      left -= count * step.seconds;
      return { count, unit: step.unit };
    })
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => unitText(count, unit, locale))
    .join(' ');
}

function unitText(count: number, unit: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  return withoutBrackets(format.format(count));
}
