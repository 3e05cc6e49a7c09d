/** Home, a category or a section. */
export function isLobbyPath(path: string): boolean {
  return path === '/' || /^\/s-game\/(?:category|sections)\//i.test(path);
}
