const pattern = /^\d{1,2}(?:\.\d{1,4})?$/;
const ppmOfPercent = 10_000;

/** Percent as they are typed in millionths; null where it is no such number. */
export function shareTyped(text: string): number | null {
  const typed = text.trim();
  return pattern.test(typed) ? Math.round(Number(typed) * ppmOfPercent) : null;
}

/** Millionths as percent, with as many decimals as they have. */
export const percentOf = (ppm: number): string => String(ppm / ppmOfPercent);
