import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of searches for players and of what is decided about them. */
export const playersErrors = {
  /** Fewer characters fit everybody, and nobody is called by more. */
  SEARCH_LENGTH: {
    httpStatus: 200,
    message: {
      en: 'Search with 2 to 100 characters',
      tl: 'Maghanap gamit ang 2 hanggang 100 karakter',
    },
    audience: 'staff',
  },
  WALLET_NOT_TEST: {
    httpStatus: 200,
    message: {
      en: 'This player has a wallet of real money, which never becomes one of test money. Use a new account for tests',
      tl: 'May wallet ng tunay na pera ang manlalarong ito, at hindi ito maaaring maging pang-test. Gumamit ng bagong account para sa mga test',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
