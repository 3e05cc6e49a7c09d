/** Groups of four, for reading a long key. */
export function groupByFour(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? '';
}
