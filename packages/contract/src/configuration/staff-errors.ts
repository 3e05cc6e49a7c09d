import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of what is brought in as configuration. */
export const configurationErrors = {
  /** Said with the reason of the first row that cannot stand here. */
  CONFIGURATION_WRONG: {
    httpStatus: 200,
    message: {
      en: 'The configuration cannot be brought in as it is',
      tl: 'Hindi maipapasok ang configuration sa ganitong anyo',
    },
    audience: 'staff',
  },
  CONFIGURATION_UNDONE: {
    httpStatus: 200,
    message: {
      en: 'This was undone already',
      tl: 'Nabawi na ito',
    },
    audience: 'staff',
  },
} as const satisfies ErrorTable;
