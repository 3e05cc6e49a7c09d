import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WalletCall } from '../game-provider.ts';
import { clockToleranceSeconds } from './wire.ts';

/** The fields of a form in the order in which they came. */
export type Form = readonly (readonly [name: string, value: string])[];

export interface Merchant {
  merchantId: string;
  merchantKey: string;
}

/** As PHP writes a query: a space is a plus, and everything but letters, digits and `-_.` is percent-encoded. */
const encode = (text: string) =>
  encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

export const writeForm = (form: Form): string =>
  form.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
const listOf = (name: string) => name.split('[', 1)[0] ?? name;

/**
 * SHA1-HMAC over the fields and the three headers together, sorted by name and written as a query. The
 * parts of a list keep the order in which they came: only its own name is sorted.
 */
export function signForm(form: Form, headers: Form, merchantKey: string): string {
  const sorted = [...form, ...headers].sort(([one], [other]) =>
    compare(listOf(one), listOf(other)),
  );
  return createHmac('sha1', merchantKey).update(writeForm(sorted)).digest('hex');
}

const headerNames = {
  merchant: 'X-Merchant-Id',
  timestamp: 'X-Timestamp',
  nonce: 'X-Nonce',
  sign: 'X-Sign',
} as const;

/** The headers of a request of ours. */
export function headersFor(
  form: Form,
  { merchantId, merchantKey }: Merchant,
  { nonce, now }: { nonce: string; now: number },
): Record<string, string> {
  const headers: Form = [
    [headerNames.merchant, merchantId],
    [headerNames.timestamp, String(Math.floor(now / 1000))],
    [headerNames.nonce, nonce],
  ];
  return {
    ...Object.fromEntries(headers),
    [headerNames.sign]: signForm(form, headers, merchantKey),
  };
}

/** The fields of a request that they have signed lately; null for any other. */
export function readSigned(
  { headers, body }: WalletCall,
  { merchantId, merchantKey }: Merchant,
  now: number,
): Form | null {
  const given = (name: string) => {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : '';
  };
  const timestamp = given(headerNames.timestamp);
  if (given(headerNames.merchant) !== merchantId || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now / 1000 - Number(timestamp)) > clockToleranceSeconds) return null;
  const form = [...new URLSearchParams(body)];
  // A name that stands twice would be read as one value and could have been signed as the other.
  if (new Set(form.map(([name]) => name)).size !== form.length) return null;
  const signed: Form = [
    [headerNames.merchant, merchantId],
    [headerNames.timestamp, timestamp],
    [headerNames.nonce, given(headerNames.nonce)],
  ];
  if (form.some(([name]) => signed.some(([header]) => header === name))) return null;
  const expected = Buffer.from(signForm(form, signed, merchantKey));
  const sign = Buffer.from(given(headerNames.sign).toLowerCase());
  return sign.length === expected.length && timingSafeEqual(sign, expected) ? form : null;
}

/** The fields as an object, with the lists that PHP writes as `list[0][field]`. */
export function readFields(form: Form): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const lists = new Map<string, Map<string, Record<string, string>>>();
  for (const [name, value] of form) {
    const [, list, place, field] = /^(\w+)\[(\d{1,3})\]\[(\w+)\]$/.exec(name) ?? [];
    if (list === undefined || place === undefined || field === undefined) {
      fields[name] = value;
      continue;
    }
    const places = lists.get(list) ?? new Map<string, Record<string, string>>();
    lists.set(list, places);
    places.set(place, { ...places.get(place), [field]: value });
  }
  for (const [list, places] of lists) fields[list] = [...places.values()];
  return fields;
}
