import type { ErrorTable } from '../../errors/error-table.ts';

/** Refusals of mystery boxes. */
export const boxesErrors = {
  BOX_NONE: {
    httpStatus: 200,
    message: { en: 'There is no box to open', tl: 'Walang box na mabubuksan' },
    audience: 'player',
  },
  /** `details.kept` is how many boxes come when it goes on. */
  BOXES_PAUSED: {
    httpStatus: 200,
    message: {
      en: 'The boxes are paused. What you earn meanwhile is kept and comes when the promotion goes on',
      tl: 'Nakahinto muna ang mga box. Ang makukuha mo habang naghihintay ay itinatabi at darating kapag nagpatuloy ang promo',
    },
    audience: 'player',
  },
  BOXES_ENDED: {
    httpStatus: 200,
    message: { en: 'Mystery boxes have ended', tl: 'Tapos na ang mga mystery box' },
    audience: 'player',
  },
} as const satisfies ErrorTable;
