/** Where a deposit is paid, if it is an address that a browser may be led to; null else. [M-206 M-420] */
export function readPayUrl(payUrl: unknown, base: string): string | null {
  if (typeof payUrl !== 'string' || payUrl === '') return null;
  try {
    const { href, protocol } = new URL(payUrl, base);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
