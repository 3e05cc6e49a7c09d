/** Joins what is there and drops what is not, so that a primitive can take its caller's classes. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
