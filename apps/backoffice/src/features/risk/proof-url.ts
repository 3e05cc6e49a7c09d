/** Where a round can be verified: what the provider names, if it is a page of the web. */
export function proofUrl(url: string | undefined, page: string): string | null {
  if (url === undefined) return null;
  const parsed = URL.parse(url, page);
  return parsed !== null && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}
