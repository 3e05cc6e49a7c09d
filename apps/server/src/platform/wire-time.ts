/** A moment as the wire carries it: whole seconds since 1970. */
export function seconds(moment: Date): number;
export function seconds(moment: Date | null | undefined): number | null;
export function seconds(moment: Date | null | undefined): number | null {
  return moment ? Math.floor(moment.getTime() / 1000) : null;
}

/** For calls whose documents say 0 where there is no moment. */
export const secondsOrZero = (moment: Date | null | undefined): number => seconds(moment) ?? 0;
