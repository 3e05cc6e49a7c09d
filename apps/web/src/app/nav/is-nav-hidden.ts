/** Screens that have a way back of their own, or that need the whole height; the bar is not there on them. [A-067 M-030] */
const hiddenOn =
  /^\/(?:login(?:Password)?|s-game-page\/.+|try\/.+|s-game\/sections\/.+|my\/(?:news|aboutus)|news|bet-record(?:\/.*)?|withdraw-accounts|s-kyc|s-vip(?:\/level-system)?|s-points\/(?:mall\/|earn\/)?detail(?:\/.*)?|s-transaction\/status|s-account\/avatar|about-[^/]+|welfare\/(?:tpg-details|cq9-page)|grab(?:vip|mb|fg))$/;

/** `/news/` is the same screen as `/news`. */
function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

export function isNavHidden(path: string): boolean {
  const plain = withoutTrailingSlash(path);
  return hiddenOn.test(plain);
}
