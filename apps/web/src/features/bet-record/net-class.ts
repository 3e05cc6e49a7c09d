/** The colour of what a round changed; the sign says the same. */
export function netClass(net: string): string {
  if (net.startsWith('-')) return 'text-negative';
  return /[1-9]/.test(net) ? 'text-positive' : 'text-ink';
}
