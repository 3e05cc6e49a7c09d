/**
 * Bets, moves and states hold bigint amounts, which JSON does not know. A bigint is written as
 * `{"$bigint":"1250"}`, so that what comes back is what went in and never a rounded number.
 */
const mark = '$bigint';
const digits = /^-?\d{1,30}$/;

export function encodeJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'bigint' ? { [mark]: inner.toString() } : inner,
  );
}

/** Throws a `SyntaxError` for what is not JSON or carries a bigint that is none. */
export function decodeJson(text: string): unknown {
  return JSON.parse(text, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, mark)) return inner;
    const written = (inner as Record<string, unknown>)[mark];
    if (typeof written !== 'string' || !digits.test(written)) {
      throw new SyntaxError('Not a whole number');
    }
    return BigInt(written);
  });
}
