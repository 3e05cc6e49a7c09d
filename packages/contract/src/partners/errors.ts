import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of logins through a partner's app. */
export const partnersErrors = {
  /** Altered, made up, or of another partner or purpose. */
  PARTNER_TOKEN_INVALID: {
    httpStatus: 200,
    message: {
      en: 'This link is not valid here. Go back to the app and open us from there again',
      tl: 'Hindi valid dito ang link na ito. Bumalik sa app at buksan ulit kami mula roon',
    },
    audience: 'player',
  },
  /** Too old, or used already. */
  PARTNER_TOKEN_EXPIRED: {
    httpStatus: 200,
    message: {
      en: 'This link was used or is too old. Go back to the app and open us from there again',
      tl: 'Nagamit na o luma na ang link na ito. Bumalik sa app at buksan ulit kami mula roon',
    },
    audience: 'player',
  },
  PARTNER_PHONE_UNVERIFIED: {
    httpStatus: 200,
    message: {
      en: 'The app has not verified your phone number yet. Verify it there first',
      tl: 'Hindi pa na-verify ng app ang phone number mo. I-verify muna ito roon',
    },
    audience: 'player',
  },
  PARTNER_UNREACHABLE: {
    httpStatus: 200,
    message: {
      en: 'The app does not answer right now. Please try again in a moment',
      tl: 'Hindi sumasagot ang app sa ngayon. Subukan ulit mamaya',
    },
    audience: 'player',
  },
  PARTNER_CLOSED: {
    httpStatus: 200,
    message: {
      en: 'Login through this app is closed for now. Open our website in your browser and log in with your phone number: it is the same account',
      tl: 'Sarado muna ang login gamit ang app na ito. Buksan ang website namin sa browser mo at mag-login gamit ang phone number mo: iisa ang account',
    },
    audience: 'player',
  },
  /** The player, or the house for them, has removed the app from the account. */
  PARTNER_UNLINKED: {
    httpStatus: 200,
    message: {
      en: 'This app was removed from your account. Log in on our website with your phone number, and allow it again under Security',
      tl: 'Inalis sa account mo ang app na ito. Mag-login sa website namin gamit ang phone number mo, at payagan ulit ito sa Security',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
