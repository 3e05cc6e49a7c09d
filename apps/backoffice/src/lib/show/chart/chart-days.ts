const daySeconds = 86_400;

/** How far the days at the foot of a chart stand apart: never less than one, because a day has one figure. */
export const daySteps = [1, 2, 3, 7, 14, 28, 91, 182, 364].map((days) => days * daySeconds);

/** Whether the last day of a chart is not over yet, or the last week or month if it ends later. */
export function isLastOpen(at: readonly number[], nowMs: number, endsAt?: number): boolean {
  const last = at.at(-1);
  return last !== undefined && nowMs < (endsAt ?? last + daySeconds) * 1000;
}

/** Whether there is nothing to draw: no day, or nothing on any. */
export function isBlank(
  lines: readonly { readonly values: readonly (number | null)[] }[],
): boolean {
  return lines.every(({ values }) => values.every((value) => !value));
}

/** One day alone stands in the middle of a week: the library would draw it at the left of three years. */
export function spanOf(at: readonly number[], from: number, to: number): [number, number] {
  const aside = 3 * daySeconds;
  return at.length === 1 ? [from - aside, from + aside] : [from, to];
}
