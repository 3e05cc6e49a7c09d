import { Refusal } from '../http/refusal.ts';

/** The last key of a page, which the next begins behind: opaque to whoever carries it. */
export function writeCursor(...key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Reads a cursor back, each part by its pattern; one that is not ours is refused. */
export function readCursor(cursor: string, ...patterns: readonly RegExp[]): string[] {
  const refuse = () =>
    new Refusal('INVALID_INPUT', { en: 'cursor: not one of ours', tl: 'cursor: hindi sa amin' });
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isOurs =
      Array.isArray(key) &&
      key.length === patterns.length &&
      key.every((part, place) => typeof part === 'string' && patterns[place]?.test(part));
    if (isOurs) return key as string[];
  } catch {
    throw refuse();
  }
  throw refuse();
}
