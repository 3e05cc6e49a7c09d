/** A tab is active on its own path only; Home also while a game category is shown. [M-026 M-027] */
export function isTabActive(tabPath: string, path: string): boolean {
  if (tabPath === path) return true;
  return tabPath === '/' && /^\/s-game\/category\/[^/]+\/?$/.test(path);
}
