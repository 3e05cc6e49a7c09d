import type { ErrorTable } from './error-table.ts';

/** What any call can answer, whatever it does. */
export const transportErrors = {
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
  /** What moves money comes from a page of the app, or from no page at all. */
  CROSS_SITE: {
    httpStatus: 403,
    message: {
      en: 'This request must come from the app itself',
      tl: 'Dapat manggaling sa app mismo ang request na ito',
    },
    audience: 'player',
  },
  /** A path that does not exist; what a call names and does not find is NOT_FOUND. */
  NO_SUCH_PATH: {
    httpStatus: 404,
    message: { en: 'There is nothing at this address', tl: 'Walang laman ang address na ito' },
    audience: 'player',
  },
  NOT_FOUND: {
    httpStatus: 200,
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
      tl: 'Napakaraming request. Subukan ulit mamaya',
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
  IDEMPOTENCY_KEY_REQUIRED: {
    httpStatus: 200,
    message: {
      en: 'A request that moves money must carry an idempotency-key header',
      tl: 'Ang request na naglilipat ng pera ay dapat may idempotency-key header',
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
  INTERNAL: {
    httpStatus: 500,
    message: {
      en: 'Something went wrong. Please try again later',
      tl: 'May nangyaring mali. Subukan ulit mamaya',
    },
    audience: 'staff',
  },
  UNAVAILABLE: {
    httpStatus: 503,
    message: {
      en: 'The service is busy. Please try again later',
      tl: 'Busy ang system. Subukan ulit mamaya',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
