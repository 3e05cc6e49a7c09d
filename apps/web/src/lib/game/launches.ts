/** Launch URLs that were made since the page was loaded and are not opened yet. */
const unopened = new Set<string>();

export function rememberLaunch(url: string): void {
  unopened.add(url);
}

/**
 * A launch URL opens once and for a minute. The navigation state keeps it longer, over a reload and the way back, so
 * only one that was just made here is taken; for any other the game is launched anew.
 */
export function takeLaunch(content: unknown): string | null {
  return typeof content === 'string' && unopened.delete(content) ? content : null;
}
