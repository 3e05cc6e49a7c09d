/** The reason as it stands in the audit: the one chosen, then what was written to it. */
export function joinReason(chosen: string, words: string): string {
  return [chosen, words.trim()].filter((part) => part !== '').join(': ');
}
