import { createHmac, randomBytes } from 'node:crypto';

export interface SlotegratorOptions {
  merchantId: string;
  merchantKey: string;
  /** Where the operator's wallet answers. */
  callbackUrl: () => string;
}

/** How it misbehaves; changed while it runs. */
export interface SlotegratorSwitches {
  /** Answers nothing that the operator asks. */
  isDown: boolean;
  /** Signs with a key that nobody knows. */
  forges: string | null;
  /** So many seconds its clock is behind. */
  secondsBehind: number;
  /** Sends every request of the wallet twice at once. */
  isTwice: boolean;
  /** Loses the answer to every bet: it then sends the refund, as its documents say. */
  losesBets: boolean;
  /** Sets free spins and loses the answer. */
  losesGrants: boolean;
}

/** A game that was opened for a player. */
export interface SlotegratorSession {
  player_id: string;
  session_id: string;
  game_uuid: string;
  currency: string;
}

export interface SlotegratorAnswer {
  balance?: number;
  transaction_id?: string;
  rollback_transactions?: string[];
  error_code?: string;
  error_description?: string;
}

type Field = string | number | readonly Readonly<Record<string, string>>[];
export type Fields = Readonly<Record<string, Field>>;

/** What PHP's `urlencode` makes of a text. */
function phpEncode(text: string): string {
  let written = '';
  for (const byte of Buffer.from(text)) {
    const sign = String.fromCharCode(byte);
    if (/[A-Za-z0-9_.-]/.test(sign)) written += sign;
    else if (sign === ' ') written += '+';
    else written += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return written;
}

/** What PHP's `http_build_query` makes of fields, lists of objects included. */
export function buildQuery(fields: Fields): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => {
      if (typeof value !== 'object') return [[name, String(value)]];
      return value.flatMap((entry, place) =>
        Object.entries(entry).map(([field, given]) => [`${name}[${place}][${field}]`, given]),
      );
    })
    .map(([name = '', value = '']) => `${phpEncode(name)}=${phpEncode(value)}`)
    .join('&');
}

/** Merged, sorted by name, written as a query, and signed. */
export function signed(fields: Fields, merchant: { id: string; key: string }, now: number) {
  const headers = {
    'X-Merchant-Id': merchant.id,
    'X-Timestamp': String(Math.floor(now / 1000)),
    'X-Nonce': randomBytes(16).toString('hex'),
  };
  return { ...headers, 'X-Sign': signOf({ ...fields, ...headers }, merchant.key) };
}

export function signOf(merged: Fields, key: string): string {
  const names = Object.keys(merged).sort();
  const sorted = Object.fromEntries(names.map((name) => [name, merged[name] ?? '']));
  return createHmac('sha1', key).update(buildQuery(sorted)).digest('hex');
}
