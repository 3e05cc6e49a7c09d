import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of stops and checks. */
export const houseErrors = {
  STOP_ENDED: {
    httpStatus: 200,
    message: {
      en: 'This stop is not in force any more',
      tl: 'Hindi na umiiral ang pagtigil na ito',
    },
    audience: 'staff',
  },
  ASSIGNEE_UNFIT: {
    httpStatus: 200,
    message: {
      en: 'This colleague cannot get in, or may not decide cases of this desk',
      tl: 'Hindi makakapasok ang kasamahang ito, o hindi siya maaaring magpasya sa desk na ito',
    },
    audience: 'staff',
  },
  CHECK_RUNNING: {
    httpStatus: 200,
    message: {
      en: 'A check is running already: one at a time, because each reads everything',
      tl: 'May tumatakbo nang pagsusuri: isa-isa lamang, dahil binabasa nito ang lahat',
    },
    audience: 'staff',
  },
  CHECK_NOT_RUNNING: {
    httpStatus: 200,
    message: {
      en: 'This check is not running any more',
      tl: 'Hindi na tumatakbo ang pagsusuring ito',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
