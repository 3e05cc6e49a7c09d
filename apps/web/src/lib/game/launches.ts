/** Launch URLs that were made since the page was loaded and are not opened yet. */
const unopened = new Set<string>();

export function rememberLaunch(url: string): void {
  unopened.add(url);
}

/**
 * A launch URL opens once, within a minute. The navigation state survives a reload and Back, so only a URL made since
 * the page was loaded is used; otherwise the game is launched again.
 */
export function takeLaunch(content: unknown): string | null {
  return typeof content === 'string' && unopened.delete(content) ? content : null;
}
