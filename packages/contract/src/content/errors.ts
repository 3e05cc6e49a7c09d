import type { ErrorTable } from '../errors/error-table.ts';

export const contentErrors = {
  /** A changed document asks for agreement, and none was given; `details.brand` says whose document it is. */
  AGREEMENT_REQUIRED: {
    httpStatus: 200,
    message: {
      en: 'The Terms of Use or the Privacy Policy have changed. Please read and agree to them first. You can withdraw without that.',
      tl: 'Nagbago ang Terms of Use o ang Privacy Policy. Basahin at i-agree muna ang mga ito. Makakapag-withdraw ka kahit hindi pa.',
    },
    audience: 'player',
  },
  /** What was read is not what is in force any more. */
  DOCUMENT_CHANGED: {
    httpStatus: 200,
    message: {
      en: 'The document has changed meanwhile. Please read it again before you agree.',
      tl: 'Nagbago ang dokumento. Basahin muna ulit ito bago mag-agree.',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
