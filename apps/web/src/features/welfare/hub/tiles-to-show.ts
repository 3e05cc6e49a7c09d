import { targetOf, withDownload } from '@perya/contract/rules/promotions/welfare-tiles';

interface Platform<Tile> {
  readonly download: Tile;
  readonly isAndroid: boolean;
  readonly hasRoute: (path: string) => boolean;
}

/** The tiles with what they open; one whose page this app does not have is left out, one of a type to come is shown. [G-088 G-091 G-310] */
export function tilesToShow<Tile extends { readonly type: number; readonly route: string }>(
  tiles: readonly Tile[],
  { download, isAndroid, hasRoute }: Platform<Tile>,
): { readonly tile: Tile; readonly path: string | undefined }[] {
  const known = tiles.filter((tile) => {
    const path = targetOf(tile);
    return path === undefined || hasRoute(path);
  });
  const withApp = withDownload(known, download, isAndroid && hasRoute('/app'));
  return withApp.map((tile) => ({ tile, path: targetOf(tile) }));
}
