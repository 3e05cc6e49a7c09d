/** Whether a source of the content policy, such as `https://x.y` or `https://*.y`, lets pages frame an address. */
export function isFramed(source: string, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, host } = new URL(address);
  const [, scheme, below] = /^(https?:)\/\/\*(\.[^/]+)$/.exec(source) ?? [];
  if (below === undefined) return origin === source.toLowerCase();
  return protocol === scheme && host.endsWith(below.toLowerCase());
}
