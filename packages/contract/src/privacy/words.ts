import * as z from 'zod/mini';

/** What a person writes for the register, up to so many characters; what no database keeps is refused. */
export const registerWords = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max),
    z.refine((text) => !text.includes('\0'), 'The text has characters that cannot be kept'),
  );
