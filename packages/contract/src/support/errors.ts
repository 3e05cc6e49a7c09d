import type { ErrorTable } from '../errors/error-table.ts';
import { supportTexts } from '../rules/support/words.ts';

/** Refusals of messages to service and of feedback. */
export const supportErrors = {
  MESSAGE_EMPTY: { httpStatus: 200, message: supportTexts.empty, audience: 'player' },
  MESSAGE_TOO_LONG: { httpStatus: 200, message: supportTexts.messageTooLong, audience: 'player' },
  MESSAGE_UNREADABLE: { httpStatus: 200, message: supportTexts.unreadable, audience: 'player' },
  FEEDBACK_TOO_LONG: {
    httpStatus: 200,
    message: supportTexts.feedbackTooLong,
    audience: 'player',
  },
} as const satisfies ErrorTable;
