import * as z from 'zod/mini';

export const name = () => z.string().check(z.minLength(1));

export const origin = () =>
  z.string().check(z.regex(/^https?:\/\/[^/\s]+$/, 'must be an origin such as https://x.y'));

export const wholeNumber = (smallest: number, largest: number) =>
  z.coerce.number().check(z.int(), z.minimum(smallest), z.maximum(largest));

export const url = (...schemes: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)) && URL.canParse(text),
        `must be a URL that starts with ${schemes.join(':// or ')}://`,
      ),
    );

/** Several values with spaces or commas between them. */
export const list = () =>
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(/[\s,]+/).filter((part) => part !== '')),
  );
