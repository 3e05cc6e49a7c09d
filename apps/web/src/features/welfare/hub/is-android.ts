/** The server draws no tiles, so nothing is drawn twice. */
export function isAndroid(): boolean {
  return typeof navigator !== 'undefined' && /android/i.test(navigator.userAgent);
}
