import * as z from 'zod/mini';

export const reasonLength = { min: 3, max: 500 } as const;

/** Why a member of staff decides so: a line of a list and what they add in their own words, for the audit. */
export const reason = () =>
  z.string().check(z.trim(), z.minLength(reasonLength.min), z.maxLength(reasonLength.max));
