/** What is being typed of a field with one code, or with several and commas between them. */
export function soughtIn(text: string, isMany: boolean): string {
  return (isMany ? (text.split(',').at(-1) ?? '') : text).trim();
}

/** The text of the field once a code was picked in place of what was typed. */
export function withPicked(text: string, code: string, isMany: boolean): string {
  if (!isMany) return code;
  const before = text
    .split(',')
    .slice(0, -1)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== code);
  return [...before, code].join(', ');
}
