import * as z from 'zod/mini';
import { type BrandColours, type ColourToken, colourTokens } from '../brands/brand-colours.ts';

const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^<>{}[\]]*$/));

export const hostsMax = 20;
const hostForm =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const colour = z.strictObject({ light: hex, dark: hex });
/** Every token, none left out. */
const colours = z.strictObject(
  Object.fromEntries(colourTokens.map((token) => [token, colour])) as Record<
    ColourToken,
    typeof colour
  >,
);

const rem = z.number().check(z.minimum(0), z.maximum(3));

/** What makes a brand, as a form, a row and the file by which configuration travels have it. */
export const brandFields = {
  name: line(40),
  tagline: z.strictObject({ en: line(80), tl: line(80) }),
  /** Hosts that show it beside those whose first label is its tag. */
  hosts: z.array(z.string().check(z.regex(hostForm))).check(z.maxLength(hostsMax)),
  /** What the addresses of its marks begin with: drawn with the product, or from a picture that was sent. */
  mark: z
    .string()
    .check(z.regex(/^\/(?:art\/brands\/[a-z0-9]{1,16}|files\/brands\/\d{1,20}\/[\w-]{1,64})$/)),
  is_on: z.boolean(),
  /** Corners, in rem. */
  rounds: z.strictObject({ card: rem, control: rem, sheet: rem }),
  colours: colours as z.ZodMiniType<BrandColours>,
};
