const countMs = 900;

/** Which share of an amount has been counted after so long: fast at first, slow at the end. */
export function countedUp(passedMs: number): number {
  const share = Math.min(1, Math.max(0, passedMs / countMs));
  return 1 - (1 - share) ** 3;
}
