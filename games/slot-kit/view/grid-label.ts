import type { Lang } from '../../client/text.ts';
import { symbolNames } from '../rules/names.ts';
import type { Grid } from '../rules/reels.ts';

/** The window in words, reel by reel, for whoever does not see it. */
export function gridLabel(grid: Grid, lang: Lang): string {
  return grid
    .map((column) => column.map((symbol) => symbolNames[symbol][lang]).join(', '))
    .join('; ');
}
