import { contentErrors } from './content/errors.ts';
import { doorsErrors } from './doors/errors.ts';
import { transportErrors } from './errors/transport.ts';
import { gamesErrors } from './games/errors.ts';
import { identityErrors } from './identity/errors.ts';
import { kycErrors } from './kyc/errors.ts';
import { ledgerErrors } from './ledger/errors.ts';
import { limitsErrors } from './limits/errors.ts';
import { messagesErrors } from './messages/errors.ts';
import { partnersErrors } from './partners/errors.ts';
import { paymentsErrors } from './payments/errors.ts';
import { mallErrors } from './points/errors.ts';
import { privacyErrors } from './privacy/errors.ts';
import { boxesErrors } from './promotions/errors/boxes.ts';
import { promotionsErrors } from './promotions/errors/promotions.ts';
import { tasksErrors } from './promotions/errors/tasks.ts';
import { supportErrors } from './support/errors.ts';

/** Every refusal the server can answer, gathered from the domains that declare them. [A-498 G-339 M-509] */
export const errors = {
  ...transportErrors,
  ...ledgerErrors,
  ...identityErrors,
  ...contentErrors,
  ...kycErrors,
  ...limitsErrors,
  ...doorsErrors,
  ...paymentsErrors,
  ...gamesErrors,
  ...promotionsErrors,
  ...tasksErrors,
  ...mallErrors,
  ...boxesErrors,
  ...messagesErrors,
  ...partnersErrors,
  ...supportErrors,
  ...privacyErrors,
} as const;

export type ErrorCode = keyof typeof errors;
