// Arrays on the hot path are written and read as text by hand: the driver's generic way costs several
// times more.

/** Of values that need no quoting: numbers, booleans, simple names. Undefined becomes NULL. */
export function arrayOf(values: readonly unknown[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

const special = /["\\]/g;

/** Of any text. Undefined becomes NULL. */
export function quotedArrayOf(values: readonly (string | undefined)[]): string {
  const written = values.map((value) =>
    value === undefined ? 'NULL' : `"${value.replace(special, '\\$&')}"`,
  );
  return `{${written.join(',')}}`;
}

/** The elements of an array whose values are never quoted; NULL comes back as that word. */
export function readArray(text: string): string[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',');
}
