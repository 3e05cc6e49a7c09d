import type { ErrorTable } from './error-table.ts';

export const contentErrors = {
  /** What was read is not what is in force any more. */
  DOCUMENT_CHANGED: {
    httpStatus: 200,
    message: {
      en: 'The document has changed meanwhile. Please read it again before you agree.',
      tl: 'Nagbago ang dokumento. Basahin muna itong muli bago sumang-ayon.',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
