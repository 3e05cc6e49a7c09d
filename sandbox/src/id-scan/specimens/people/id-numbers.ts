import type { IdType } from '@perya/contract/rules/kyc-options';
import type { Random } from '../random-of-seed.ts';

const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ'] as unknown as readonly [string, ...string[]];

/** A number in the form that each type prints. */
export const idNumberOf: Record<IdType, (random: Random) => string> = {
  UMID: ({ digits }) => `${digits(4)}-${digits(7)}-${digits(1)}`,
  DRIVING_LICENSE: ({ pick, digits }) => `${pick(letters)}${digits(2)}-${digits(2)}-${digits(6)}`,
  PASSPORT: ({ pick, digits }) => `P${digits(7)}${pick(letters)}`,
  PHIL_HEALTH: ({ digits }) => `${digits(2)}-${digits(9)}-${digits(1)}`,
  SSS: ({ digits }) => `${digits(2)}-${digits(7)}-${digits(1)}`,
  POSTAL: ({ digits }) => `${digits(12)} P`,
  PRC: ({ digits }) => digits(7),
  TIN: ({ digits }) => `${digits(3)}-${digits(3)}-${digits(3)}-000`,
};
