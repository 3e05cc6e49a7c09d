import { Refusal } from '../../platform/http/refusal.ts';

/** Where the next page begins: after this id. */
export function writeCursor(id: bigint | undefined): string | null {
  return id === undefined ? null : Buffer.from(String(id)).toString('base64url');
}

export function readCursor(cursor: string | undefined): bigint | null {
  if (cursor === undefined) return null;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  if (!/^\d{1,18}$/.test(text)) throw new Refusal('INVALID_INPUT');
  return BigInt(text);
}
