import { askAdjustment } from './cases.ts';
import { askMatch } from './deposits.ts';

/** What staff ask of a second person about money; the calls of requests serve them. */
export const askingForMoneyCalls = { askMatch, askAdjustment } as const;
