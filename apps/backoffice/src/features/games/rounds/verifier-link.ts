/** The provider's verifier, if what the provider sent is an address that a browser may open as a page. */
export function verifierLink(url: string | undefined, origin: string): string | null {
  if (!url || !URL.canParse(url, origin)) return null;
  const { protocol, href } = new URL(url, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
