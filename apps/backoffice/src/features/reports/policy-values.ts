/** A whole hour of the day as a clock shows it. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Hundredths of a percent with two decimals. */
export const percentText = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

/** A whole hour from 0 to 23; null for anything else. */
export function readHour(typed: string): number | null {
  return /^\d{1,2}$/.test(typed.trim()) && Number(typed) < 24 ? Number(typed) : null;
}

/** A percentage of at most two decimals, in hundredths of a percent; null for anything else. */
export function readShare(typed: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, whole = '0', part = ''] = match;
  const basisPoints = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return basisPoints <= 10_000 ? basisPoints : null;
}
