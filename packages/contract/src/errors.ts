import { boxesErrors } from './errors/boxes.ts';
import { contentErrors } from './errors/content.ts';
import { gamesErrors } from './errors/games.ts';
import { identityErrors } from './errors/identity.ts';
import { kycErrors } from './errors/kyc.ts';
import { ledgerErrors } from './errors/ledger.ts';
import { limitsErrors } from './errors/limits.ts';
import { mallErrors } from './errors/mall.ts';
import { partnersErrors } from './errors/partners.ts';
import { paymentsErrors } from './errors/payments.ts';
import { promotionsErrors } from './errors/promotions.ts';
import { supportErrors } from './errors/support.ts';
import { tasksErrors } from './errors/tasks.ts';
import { transportErrors } from './errors/transport.ts';

/** Every refusal the server can answer, gathered from the domains that declare them. [A-498 G-339 M-509] */
export const errors = {
  ...transportErrors,
  ...ledgerErrors,
  ...identityErrors,
  ...contentErrors,
  ...kycErrors,
  ...limitsErrors,
  ...paymentsErrors,
  ...gamesErrors,
  ...promotionsErrors,
  ...tasksErrors,
  ...mallErrors,
  ...boxesErrors,
  ...partnersErrors,
  ...supportErrors,
} as const;

export type ErrorCode = keyof typeof errors;
