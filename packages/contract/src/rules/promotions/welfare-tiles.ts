/** What a tile of the welfare hub opens, by its type. [G-081 G-082 G-083 G-084 G-085 G-086 G-087 G-089 G-090 G-309] */
export const welfareTargets: Readonly<Record<number, string>> = {
  1: '/blind-box',
  2: '/daily-wins',
  3: '/s-vip',
  4: '/welfare/tpg-details',
  5: '/welfare/cq9-page',
  6: '/cashback',
  7: '/app',
  8: '/s-points',
  9: '/s-points',
};

/** Pages of ours that a tile may lead to instead, whatever its type. [G-091] */
export const tileRoutes = ['/invite', '/my/bonuses', '/welfare/betting-rank'] as const;

/** What a tile opens; nothing while its type is still to come. [G-091] */
export const targetOf = ({ type, route }: { type: number; route: string }): string | undefined =>
  route === '' ? welfareTargets[type] : route;

export const welfareTypes = { blindBox: 1, download: 7, pointsTab: 8 } as const;

/** The place of the download tile on Android, counted from 1; in a shorter list it is the last. [G-088 G-310] */
export const downloadPlace = 5;

/** Leaves the list as it is where the app is not to be had. */
export function withDownload<Tile>(
  tiles: readonly Tile[],
  download: Tile,
  isAndroid: boolean,
): readonly Tile[] {
  return isAndroid ? tiles.toSpliced(downloadPlace - 1, 0, download) : tiles;
}
