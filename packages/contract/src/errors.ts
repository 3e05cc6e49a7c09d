import { kycReminders } from './rules/kyc-gate.ts';
import { ruleTexts } from './rules/rule-texts.ts';
import type { Text } from './text.ts';

/** Who may see the message of an error: the player in the app, or only staff in the logs. */
type Audience = 'player' | 'staff';

interface ErrorEntry {
  /** Business refusals travel as 200 with `status: false`; the rest use the status the documents name. */
  readonly httpStatus: 200 | 400 | 401 | 403 | 404 | 413 | 415 | 429 | 500 | 503;
  readonly message: Text;
  readonly audience: Audience;
}

/** Every refusal the server can answer, once. [A-498 G-339 M-509] */
export const errors = {
  UNDECODABLE_BODY: {
    httpStatus: 400,
    message: { en: 'The request could not be read', tl: 'Hindi mabasa ang request' },
    audience: 'player',
  },
  UNSUPPORTED_ENCODING: {
    httpStatus: 415,
    message: {
      en: 'Send the request as CBOR, JSON or a form',
      tl: 'Ipadala ang request bilang CBOR, JSON o form',
    },
    audience: 'player',
  },
  INVALID_INPUT: {
    httpStatus: 200,
    message: { en: 'Invalid input', tl: 'Hindi tamang input' },
    audience: 'player',
  },
  UNAUTHENTICATED: {
    httpStatus: 401,
    message: { en: 'Authentication required', tl: 'Kailangang mag-login' },
    audience: 'player',
  },
  /** The documents fix this message: the app clears its token when it reads it. [A-411 A-499] */
  SESSION_EXPIRED: { httpStatus: 401, message: { en: 'token', tl: 'token' }, audience: 'player' },
  FORBIDDEN: {
    httpStatus: 403,
    message: { en: 'This is not allowed', tl: 'Hindi ito pinapayagan' },
    audience: 'player',
  },
  NOT_FOUND: {
    httpStatus: 404,
    message: { en: 'Not found', tl: 'Hindi nahanap' },
    audience: 'player',
  },
  TOO_LARGE: {
    httpStatus: 413,
    message: { en: 'The request is too large', tl: 'Masyadong malaki ang request' },
    audience: 'player',
  },
  TOO_MANY_REQUESTS: {
    httpStatus: 429,
    message: {
      en: 'Too many requests. Please try again later',
      tl: 'Napakaraming request. Subukan muli mamaya',
    },
    audience: 'player',
  },
  IDEMPOTENCY_KEY_INVALID: {
    httpStatus: 200,
    message: {
      en: 'The idempotency-key header must have 8 to 64 letters, digits, dashes or underscores',
      tl: 'Ang idempotency-key header ay dapat may 8 hanggang 64 na letra, numero, gitling o underscore',
    },
    audience: 'player',
  },
  IDEMPOTENCY_MISMATCH: {
    httpStatus: 200,
    message: {
      en: 'This request was already sent with other details',
      tl: 'Naipadala na ang request na ito na may ibang detalye',
    },
    audience: 'player',
  },
  REQUEST_IN_PROGRESS: {
    httpStatus: 200,
    message: {
      en: 'This request is still being processed',
      tl: 'Pinoproseso pa ang request na ito',
    },
    audience: 'player',
  },
  INSUFFICIENT_FUNDS: {
    httpStatus: 200,
    message: { en: 'Insufficient balance', tl: 'Kulang ang balanse' },
    audience: 'player',
  },
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
  SMS_FAILED: {
    httpStatus: 200,
    message: { en: 'failed to send SMS', tl: 'hindi naipadala ang SMS' },
    audience: 'player',
  },
  LOGIN_WRONG: {
    httpStatus: 200,
    message: {
      en: 'The phone number or the password is wrong',
      tl: 'Mali ang numero ng telepono o ang password',
    },
    audience: 'player',
  },
  LOGIN_LOCKED: {
    httpStatus: 200,
    message: {
      en: 'Too many wrong passwords. Please try again in 30 minutes or log in with a code',
      tl: 'Napakaraming maling password. Subukan muli pagkalipas ng 30 minuto o mag-login gamit ang code',
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
  PASSWORD_COMMON: {
    httpStatus: 200,
    message: ruleTexts.passwordCommon,
    audience: 'player',
  },
  SECOND_FACTOR_REQUIRED: {
    httpStatus: 200,
    message: {
      en: 'Enter the code of your authenticator app',
      tl: 'Ilagay ang code ng iyong authenticator app',
    },
    audience: 'player',
  },
  TOTP_ALREADY_ON: {
    httpStatus: 200,
    message: {
      en: 'The authenticator app is already switched on',
      tl: 'Nakabukas na ang authenticator app',
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
  FILE_REFUSED: {
    httpStatus: 200,
    message: {
      en: 'Only PNG, JPEG and WebP pictures up to 8 MB are accepted',
      tl: 'PNG, JPEG at WebP na larawan hanggang 8 MB lang ang tinatanggap',
    },
    audience: 'player',
  },
  FILE_UNKNOWN: {
    httpStatus: 200,
    message: { en: 'This file is not yours', tl: 'Hindi sa iyo ang file na ito' },
    audience: 'player',
  },
  KYC_REQUIRED: { httpStatus: 200, message: kycReminders.play, audience: 'player' },
  EXCLUDED: {
    httpStatus: 200,
    message: {
      en: 'You have chosen to stay away from play. Your balance can still be withdrawn',
      tl: 'Pinili mong umiwas muna sa paglalaro. Maaari mo pa ring i-withdraw ang iyong balanse',
    },
    audience: 'player',
  },
  EXCLUSION_STANDS: {
    httpStatus: 200,
    message: {
      en: 'Your exclusion already lasts longer than that',
      tl: 'Mas matagal pa rito ang umiiral mong pag-iwas sa paglalaro',
    },
    audience: 'player',
  },
  TEST_ACCOUNT_ONLY: {
    httpStatus: 200,
    message: {
      en: 'Only test accounts can take test funds',
      tl: 'Mga test account lang ang makakakuha ng test funds',
    },
    audience: 'player',
  },
  TEST_FUNDS_SPENT: {
    httpStatus: 200,
    message: {
      en: 'That is more test funds than are left for today',
      tl: 'Mas malaki iyan sa natitirang test funds para sa araw na ito',
    },
    audience: 'player',
  },
  GAME_CLOSED: {
    httpStatus: 200,
    message: { en: 'This game is closed at the moment', tl: 'Sarado muna ang larong ito' },
    audience: 'player',
  },
  GAME_MAINTAINED: {
    httpStatus: 200,
    message: {
      en: 'This game is under maintenance. Please try again later',
      tl: 'Inaayos pa ang larong ito. Subukan muli mamaya',
    },
    audience: 'player',
  },
  INTERNAL: {
    httpStatus: 500,
    message: {
      en: 'Something went wrong. Please try again later',
      tl: 'May nangyaring mali. Subukan muli mamaya',
    },
    audience: 'staff',
  },
  UNAVAILABLE: {
    httpStatus: 503,
    message: {
      en: 'The service is busy. Please try again later',
      tl: 'Abala ang serbisyo. Subukan muli mamaya',
    },
    audience: 'player',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;
