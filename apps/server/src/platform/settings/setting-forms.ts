import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** Each says what it accepts: that is what a person reads who has set something else. */

export const text = () => z.string('must be text').check(z.minLength(1, 'must not be empty'));

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `must be ${values.join(' or ')}`);

const originPattern = /^https?:\/\/[^/\s]+$/;

export const origin = () =>
  z.string().check(z.regex(originPattern, 'must be an origin such as https://x.y'));

/** Or empty, which is how a default says that there is none. */
export const originOrNone = () =>
  z.union([z.literal(''), origin()], 'must be an origin such as https://x.y');

/** Without a scheme; with a port where it is not the usual one. */
export const hostName = () =>
  z
    .string()
    .check(
      z.regex(
        /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/,
        'must be a host such as staff.casino.example',
      ),
    );

export const wholeNumber = (smallest: number, largest: number) => {
  const says = `must be a whole number from ${smallest} to ${largest}`;
  return z.pipe(
    z.string(says).check(z.regex(/^\d{1,15}$/, says)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(smallest, says), z.maximum(largest, says)),
    ),
  );
};

export const url = (...schemes: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (given) =>
          schemes.some((scheme) => given.startsWith(`${scheme}://`)) && URL.canParse(given),
        `must be a URL that starts with ${schemes.join(':// or ')}://`,
      ),
    );

const partsOf = (given: string) => given.split(/[\s,]+/).filter((part) => part !== '');

/** Several values with spaces or commas between them. */
function listOf(isGood: (part: string) => boolean, says: string) {
  return z.pipe(
    z.string().check(z.refine((given) => partsOf(given).every(isGood), says)),
    z.transform(partsOf),
  );
}

export const origins = () =>
  listOf(
    (part) => originPattern.test(part) && URL.canParse(part),
    'must be origins such as https://x.y, with spaces between them',
  );

/** Of a content policy, which knows a star in front. */
export const sources = () =>
  listOf(
    (part) => /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/.test(part),
    'must be origins such as https://x.y or https://*.y, with spaces between them',
  );

/** An email address, a phone number, or where a web address takes what is sent. */
const placePattern =
  /^(?:[^\s@]+@[^\s@]+\.[^\s@]+|\+\d{8,15}|https:\/\/\S+|http:\/\/(?:127\.0\.0\.1|localhost)[:/]\S*)$/;

export const alarmPlaces = () =>
  listOf(
    (part) => placePattern.test(part),
    'must be email addresses, numbers such as +639171234567 or https:// addresses, with spaces between them',
  );

const keeperPattern =
  /^(?:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+|http:\/\/(?:127\.0\.0\.1|localhost)[:/]\S*|file:\/\/\/\S+)$/;

/** Who keeps what leaves the house: by email, at a web address or in a folder. */
export const keepers = () =>
  listOf(
    (part) => keeperPattern.test(part) && (!part.includes('://') || URL.canParse(part)),
    'must be email addresses, https:// addresses or file:/// folders, with spaces between them',
  );

const keyPattern = /^[A-Za-z0-9+/]{43}=$/;

export const keys = () =>
  listOf(
    (part) => keyPattern.test(part),
    'must be keys of 32 random bytes in base64, with spaces between them',
  );

const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(part: string): boolean {
  const [address = '', bits = '0', ...more] = part.split('/');
  const bitsMax = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax;
}

export const networks = () =>
  listOf(
    (part) => networkNames.has(part) || isNetwork(part),
    'must be addresses or networks such as 10.0.0.0/8, or loopback, with spaces between them',
  );
