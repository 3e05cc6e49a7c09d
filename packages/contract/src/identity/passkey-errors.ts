import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of passkeys, of players and of staff alike; apart from the first load of the player app, which needs none. */
export const passkeyErrors = {
  /** Also for a passkey of somebody else: nobody learns whose it is. */
  PASSKEY_WRONG: {
    httpStatus: 200,
    message: {
      en: 'This passkey was not accepted. Try again, or use another way',
      tl: 'Hindi tinanggap ang passkey na ito. Subukan ulit, o gumamit ng ibang paraan',
    },
    audience: 'player',
  },
  /** What was asked of the passkey was answered already, or too long ago. */
  PASSKEY_OVER: {
    httpStatus: 200,
    message: {
      en: 'The passkey was asked for too long ago. Try again',
      tl: 'Matagal nang hiningi ang passkey. Subukan ulit',
    },
    audience: 'player',
  },
  PASSKEY_NONE: {
    httpStatus: 200,
    message: {
      en: 'There is no passkey of yours for this address',
      tl: 'Wala kang passkey para sa address na ito',
    },
    audience: 'player',
  },
  /** A passkey belongs to a host by its name, and the settings name the hosts. */
  PASSKEY_NOT_HERE: {
    httpStatus: 200,
    message: {
      en: 'Passkeys do not work on this address',
      tl: 'Hindi gumagana ang passkey sa address na ito',
    },
    audience: 'player',
  },
  PASSKEYS_FULL: {
    httpStatus: 200,
    message: {
      en: 'You have as many passkeys as there can be. Remove one first',
      tl: 'Puno na ang mga passkey mo. Magtanggal muna ng isa',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
