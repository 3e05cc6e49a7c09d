/** A developer's or tester's own machine: there, stored values stay readable. */
export function isTestHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost');
}
