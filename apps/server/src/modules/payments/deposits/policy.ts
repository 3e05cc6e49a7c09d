/** Deposits that a player may have begun and not finished. */
export const openDepositsMax = 5;

/** A deposit whose gateway has not answered for so long after it ran out is a case for staff. */
export const stuckAfterHours = 24;
