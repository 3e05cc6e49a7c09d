/** The name of another player in a list for all: they recognise themselves, others do not. */
export function maskName(name: string): string {
  const letters = [...name];
  return `${letters[0] ?? ''}***${letters.length > 2 ? letters.at(-1) : ''}`;
}
