/** By the clock of the page, but as far from the end as the server says: a device's clock may be wrong. [M-140 M-477] */
export function endOnThisClock(
  end: { invalid_at: number; now: number },
  answeredAtMs: number,
): number {
  return answeredAtMs + (end.invalid_at - end.now) * 1000;
}
