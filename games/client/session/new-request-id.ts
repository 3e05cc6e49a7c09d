/** Made by hand because `randomUUID` is missing on pages without a secure origin, as a sandboxed frame may be. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
