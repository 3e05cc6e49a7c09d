import { askingForAmlCalls } from '../aml/staff-calls/asking.ts';
import { askingForListingCalls } from '../catalogue/staff-calls/listing.ts';
import { askingForProviderListCalls } from '../catalogue/staff-calls/provider-list.ts';
import { askingForConfigurationCalls } from '../configuration/staff-calls/configuration.ts';
import { askingForContentCalls } from '../content/staff-calls/articles.ts';
import { askingForBrandsCalls } from '../content/staff-calls/brand-facts.ts';
import { askingForLooksCalls } from '../content/staff-calls/brand-look.ts';
import { askingForWinsCalls } from '../games/staff-calls/held-wins.ts';
import { askingForGamesCalls } from '../games/staff-calls/venues.ts';
import { askingForDoorsCalls } from '../house/staff-calls/opening.ts';
import { resumingCalls } from '../house/staff-calls/stops.ts';
import { askingForComplianceCalls } from '../kyc/staff-calls/compliance.ts';
import { askingForListedPersonsCalls } from '../kyc/staff-calls/listings.ts';
import { askingForPlayersCalls } from '../kyc/staff-calls/player-status.ts';
import { askingForListsCalls } from '../kyc/staff-calls/watch-lists.ts';
import { askingForLimitsCalls } from '../limits/staff-calls/limits.ts';
import { askingForProtectionCalls } from '../limits/staff-calls/policy.ts';
import { askingToReopenCalls } from '../limits/staff-calls/restrictions.ts';
import { askingForMoneyCalls } from '../payments/staff-calls/asking.ts';
import { askingForGoodsCalls } from '../points/staff-calls/mall-goods.ts';
import { askingForClosingCalls } from '../privacy/staff-calls/closing.ts';
import { askingForIncidentsCalls } from '../privacy/staff-calls/incidents.ts';
import { askingForPromotionsCalls } from '../promotions/staff-calls/deciding.ts';
import { askingForGiftsCalls } from '../promotions/staff-calls/gifts.ts';
import { askingForReleaseCalls } from '../release/staff-calls/program.ts';
import { askingForBankCalls } from '../reports/staff-calls/bank.ts';
import { askingForMonthsCalls } from '../reports/staff-calls/cover.ts';
import { askingForFiguresCalls } from '../reports/staff-calls/days.ts';
import { askingForVipCalls } from '../vip/staff-calls/levels.ts';
import { askingForStaffCalls } from './calls/accounts.ts';
import { askingForRolesCalls } from './calls/roles.ts';

/** What staff ask of a second person, declared by the module that it concerns; the staff module answers all of it. */
export const askingCalls = {
  ...askingForLimitsCalls,
  ...askingToReopenCalls,
  ...askingForProtectionCalls,
  ...askingForWinsCalls,
  ...resumingCalls,
  ...askingForDoorsCalls,
  ...askingForReleaseCalls,
  ...askingForGamesCalls,
  ...askingForListingCalls,
  ...askingForProviderListCalls,
  ...askingForFiguresCalls,
  ...askingForMonthsCalls,
  ...askingForBankCalls,
  ...askingForContentCalls,
  ...askingForBrandsCalls,
  ...askingForLooksCalls,
  ...askingForComplianceCalls,
  ...askingForListsCalls,
  ...askingForListedPersonsCalls,
  ...askingForPlayersCalls,
  ...askingForClosingCalls,
  ...askingForIncidentsCalls,
  ...askingForMoneyCalls,
  ...askingForGiftsCalls,
  ...askingForGoodsCalls,
  ...askingForPromotionsCalls,
  ...askingForVipCalls,
  ...askingForConfigurationCalls,
  ...askingForStaffCalls,
  ...askingForRolesCalls,
  ...askingForAmlCalls,
} as const;

type Asking = typeof askingCalls;

/** The same by the name of the action. */
export const requestActions = Object.fromEntries(
  Object.values(askingCalls).map((call) => [call.asks, call]),
) as { readonly [Name in keyof Asking as Asking[Name]['asks']]: Asking[Name] };

export type RequestActionName = keyof typeof requestActions;
export const requestActionNames = Object.keys(requestActions) as RequestActionName[];

export function isRequestAction(name: string): name is RequestActionName {
  return Object.hasOwn(requestActions, name);
}
