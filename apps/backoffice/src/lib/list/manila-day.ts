import { manilaMidnight } from '@perya/contract/manila-time';

const daySeconds = 86_400;

/** The first moment of a Manila day (2026-11-15), in unix seconds: for calls that take `from`. */
export function dayBegins(day: string): number {
  return manilaMidnight(day) / 1000;
}

interface DaysAsked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A range of days as calls take it: `from` and `before`; an end that is open is left out. */
export function timeAsked({ from, to }: DaysAsked) {
  return { ...(from && { from: dayBegins(from) }), ...(to && { before: dayEnds(to) }) };
}

/** The first moment after it: for calls that take `before`. */
export function dayEnds(day: string): number {
  return dayBegins(day) + daySeconds;
}
