import type { ErrorTable } from '../errors/error-table.ts';
import { ruleTexts } from '../rules/rule-texts.ts';

/** Refusals of login, password, second factor and the player's own details. */
export const identityErrors = {
  CODE_WRONG: {
    httpStatus: 200,
    message: { en: 'Invalid code', tl: 'Maling code' },
    audience: 'player',
  },
  /** The documents fix this message: the app starts its 30-minute countdown when it reads it. [A-435 M-417] */
  CODE_ATTEMPTS_EXCEEDED: {
    httpStatus: 200,
    message: {
      en: 'the maximum number of code attempts has been exceeded. Please try again later',
      tl: 'the maximum number of code attempts has been exceeded. Please try again later',
    },
    audience: 'player',
  },
  CODE_TOO_SOON: {
    httpStatus: 200,
    message: {
      en: 'A code was sent a moment ago. Please wait before you ask for another',
      tl: 'May naipadalang code kanina lang. Maghintay bago humingi ng panibago',
    },
    audience: 'player',
  },
  SMS_FAILED: {
    httpStatus: 200,
    message: { en: 'failed to send SMS', tl: 'hindi naipadala ang SMS' },
    audience: 'player',
  },
  LOGIN_WRONG: {
    httpStatus: 200,
    message: {
      en: 'The phone number or the password is wrong',
      tl: 'Mali ang phone number o ang password',
    },
    audience: 'player',
  },
  LOGIN_LOCKED: {
    httpStatus: 200,
    message: {
      en: 'Too many wrong passwords. Please try again in 30 minutes or log in with a code',
      tl: 'Napakaraming maling password. Subukan ulit pagkalipas ng 30 minuto o mag-login gamit ang code',
    },
    audience: 'player',
  },
  PHONE_TAKEN: {
    httpStatus: 200,
    message: {
      en: 'This phone number is already registered. Please log in',
      tl: 'Nakarehistro na ang numerong ito. Mag-login',
    },
    audience: 'player',
  },
  /** The message says until when a login takes the closing back, where it does not here. */
  ACCOUNT_CLOSED: {
    httpStatus: 200,
    message: {
      en: 'This account is closed. Support can tell you more',
      tl: 'Sarado ang account na ito. Masasabi ng support ang detalye',
    },
    audience: 'player',
  },
  /** Carries the kinds of proof that would do, as `details.kinds`. */
  PROOF_REQUIRED: {
    httpStatus: 200,
    message: {
      en: 'Please verify first that it is you',
      tl: 'I-verify muna na ikaw ito',
    },
    audience: 'player',
  },
  PASSWORD_COMMON: {
    httpStatus: 200,
    message: ruleTexts.passwordCommon,
    audience: 'player',
  },
  SECOND_FACTOR_REQUIRED: {
    httpStatus: 200,
    message: {
      en: 'Enter the code of your authenticator app',
      tl: 'Ilagay ang code ng authenticator app mo',
    },
    audience: 'player',
  },
  TOTP_ALREADY_ON: {
    httpStatus: 200,
    message: {
      en: 'The authenticator app is already switched on',
      tl: 'Naka-on na ang authenticator app',
    },
    audience: 'player',
  },
  TOTP_OFF: {
    httpStatus: 200,
    message: {
      en: 'The authenticator app is not switched on',
      tl: 'Hindi naka-on ang authenticator app',
    },
    audience: 'player',
  },
  NOTHING_TO_CHANGE: {
    httpStatus: 200,
    message: { en: 'Parameters are required', tl: 'Kailangan ang mga detalye' },
    audience: 'player',
  },
  NICKNAME_TAKEN: {
    httpStatus: 200,
    message: { en: 'This name is already taken', tl: 'May gumagamit na ng pangalang ito' },
    audience: 'player',
  },
  NICKNAME_TOO_SOON: {
    httpStatus: 200,
    message: {
      en: 'The username can be changed once within 90 days',
      tl: 'Isang beses lang mapapalitan ang username sa loob ng 90 araw',
    },
    audience: 'player',
  },
  EMAIL_TAKEN: {
    httpStatus: 200,
    message: {
      en: 'This email address is already in use',
      tl: 'Ginagamit na ang email address na ito',
    },
    audience: 'player',
  },
  PICTURE_TOO_LARGE: {
    httpStatus: 200,
    message: {
      en: 'The picture has too many pixels. Choose one of at most 25 megapixels',
      tl: 'Masyadong maraming pixel ang larawan. Pumili ng hindi hihigit sa 25 megapixel',
    },
    audience: 'player',
  },
  FILE_REFUSED: {
    httpStatus: 200,
    message: {
      en: 'Only PNG, JPEG and WebP pictures up to 8 MB are accepted',
      tl: 'PNG, JPEG at WebP na larawan hanggang 8 MB lang ang tinatanggap',
    },
    audience: 'player',
  },
  UPLOADS_EXCEEDED: {
    httpStatus: 200,
    message: {
      en: 'You have sent many pictures. Please try again tomorrow',
      tl: 'Marami ka nang naipadalang larawan. Subukan ulit bukas',
    },
    audience: 'player',
  },
  FILE_UNKNOWN: {
    httpStatus: 200,
    message: { en: 'This file is not yours', tl: 'Hindi sa iyo ang file na ito' },
    audience: 'player',
  },
} as const satisfies ErrorTable;
