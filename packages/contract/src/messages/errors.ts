import type { ErrorTable } from '../errors/error-table.ts';

/** Refusals of what players are told, and by which way. */
export const messagesErrors = {
  NOTICE_ALWAYS_SENT: {
    httpStatus: 200,
    message: {
      en: 'This is always sent, so that nobody can change your account unseen',
      tl: 'Palagi itong ipinapadala, para walang makapagbago ng account mo nang hindi mo nalalaman',
    },
    audience: 'player',
  },
  CONSENT_CHANGED: {
    httpStatus: 200,
    message: {
      en: 'The words of this consent have changed. Reload the page and read them first',
      tl: 'Nagbago ang text ng consent na ito. I-reload ang page at basahin muna ito',
    },
    audience: 'player',
  },
  PUSH_SERVICE_UNKNOWN: {
    httpStatus: 200,
    message: {
      en: 'We cannot send notifications to this browser',
      tl: 'Hindi kami makapagpapadala ng notification sa browser na ito',
    },
    audience: 'player',
  },
} as const satisfies ErrorTable;
