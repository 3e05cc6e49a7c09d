const daySeconds = 86_400;

/** The first moment of a Manila day (2026-11-15), in unix seconds: for calls that take `from`. */
export function dayBegins(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`) / 1000;
}

/** The first moment after it: for calls that take `before`. */
export function dayEnds(day: string): number {
  return dayBegins(day) + daySeconds;
}
