import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals about gaming days and their policy. */
export const figuresErrors = {
  DAY_HAS_BEGUN: {
    httpStatus: 200,
    message: {
      en: 'This gaming day has begun: choose a later one',
      tl: 'Nagsimula na ang gaming day na ito: pumili ng mas huli',
    },
    audience: 'staff',
  },
  DAY_HAS_POLICY: {
    httpStatus: 200,
    message: {
      en: 'A change was already decided for this day: choose another one',
      tl: 'May napagpasyahan nang pagbabago para sa araw na ito: pumili ng iba',
    },
    audience: 'staff',
  },
  MONTH_NOT_OVER: {
    httpStatus: 200,
    message: {
      en: 'Not every gaming day of this month is closed yet',
      tl: 'Hindi pa sarado ang lahat ng gaming day ng buwang ito',
    },
    audience: 'staff',
  },
  MONTH_SIGNED: {
    httpStatus: 200,
    message: { en: 'This month is signed already', tl: 'Nalagdaan na ang buwang ito' },
    audience: 'staff',
  },
  BALANCE_OWN: {
    httpStatus: 200,
    message: {
      en: 'You imported this statement yourself: somebody else has to confirm it',
      tl: 'Ikaw ang nag-import ng statement na ito: iba ang dapat magkumpirma',
    },
    audience: 'staff',
  },
  BALANCE_AHEAD: {
    httpStatus: 200,
    message: {
      en: 'The day of this balance has not come yet',
      tl: 'Hindi pa dumarating ang araw ng balanseng ito',
    },
    audience: 'staff',
  },
  LOOK_LAPSED: {
    httpStatus: 200,
    message: {
      en: 'What this look counted is too old by now: look anew and sign with that',
      tl: 'Luma na ang ibinilang sa tinging ito: tumingin muli at iyon ang gamitin sa paglagda',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
