/** Names a request that moves money, so that its repetition moves nothing twice. By hand, because `randomUUID` is missing on plain http. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
