/** Grouped as people read long keys aloud. */
export function inFours(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? '';
}
