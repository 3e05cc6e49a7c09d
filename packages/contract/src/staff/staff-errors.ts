import { staffAmlErrors } from '../aml/staff-errors.ts';
import { staffAnnouncementsErrors } from '../announcements/staff-errors.ts';
import { auditErrors } from '../audit/staff-errors.ts';
import { staffCampaignsErrors } from '../campaigns/staff-errors.ts';
import { configurationErrors } from '../configuration/staff-errors.ts';
import { articlesErrors } from '../content/staff-errors/articles.ts';
import { staffBrandErrors } from '../content/staff-errors/brands.ts';
import { staffHomeErrors } from '../content/staff-errors/home.ts';
import { staffDoorsErrors } from '../doors/staff-errors.ts';
import type { ErrorTable } from '../errors/error-table.ts';
import { heldWinsErrors } from '../games/staff-errors.ts';
import { houseErrors } from '../house/staff-errors.ts';
import { passkeyErrors } from '../identity/passkey-errors.ts';
import { playersErrors } from '../identity/staff-errors.ts';
import { reviewErrors } from '../kyc/staff-errors.ts';
import { staffLimitsErrors } from '../limits/staff-errors.ts';
import { noticesErrors } from '../messages/staff-errors.ts';
import { staffPaymentsErrors } from '../payments/staff-errors.ts';
import { staffMallErrors } from '../points/staff-errors.ts';
import { staffPrivacyErrors } from '../privacy/staff-errors.ts';
import { staffGiftErrors } from '../promotions/staff-errors/bonuses.ts';
import { staffPromotionsErrors } from '../promotions/staff-errors/desk.ts';
import { staffReleaseErrors } from '../release/staff-errors.ts';
import { figuresErrors } from '../reports/staff-errors.ts';
import { staffSupportErrors } from '../support/staff-errors.ts';
import { staffVipErrors } from '../vip/staff-errors.ts';
import { companyErrors } from './errors/company.ts';
import { staffEntranceErrors } from './errors/entrance.ts';
import { staffListsErrors } from './errors/lists.ts';
import { requestErrors } from './errors/requests.ts';
import { wordsErrors } from './errors/words.ts';

/** Refusals that only staff can meet, and those of passkeys; apart from the others, which travel with the player app. */
export const staffErrors = {
  ...staffEntranceErrors,
  ...companyErrors,
  ...passkeyErrors,
  ...playersErrors,
  ...wordsErrors,
  ...requestErrors,
  ...staffLimitsErrors,
  ...heldWinsErrors,
  ...figuresErrors,
  ...reviewErrors,
  ...staffPaymentsErrors,
  ...staffMallErrors,
  ...staffAnnouncementsErrors,
  ...staffCampaignsErrors,
  ...staffHomeErrors,
  ...staffBrandErrors,
  ...staffGiftErrors,
  ...staffPrivacyErrors,
  ...articlesErrors,
  ...staffPromotionsErrors,
  ...staffSupportErrors,
  ...staffVipErrors,
  ...houseErrors,
  ...configurationErrors,
  ...staffDoorsErrors,
  ...staffReleaseErrors,
  ...noticesErrors,
  ...auditErrors,
  ...staffListsErrors,
  ...staffAmlErrors,
} as const satisfies ErrorTable;

export type StaffErrorCode = keyof typeof staffErrors;
