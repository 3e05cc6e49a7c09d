import { amlCasesCalls } from '../aml/staff-calls/cases.ts';
import { amlDocumentsCalls } from '../aml/staff-calls/documents.ts';
import { amlRatingsCalls } from '../aml/staff-calls/ratings.ts';
import { amlReportsCalls } from '../aml/staff-calls/reports.ts';
import { amlRulesCalls } from '../aml/staff-calls/rules.ts';
import { staffAnnouncementsCalls } from '../announcements/staff-calls/announcements.ts';
import { auditCalls } from '../audit/staff-calls/audit.ts';
import { staffCampaignsCalls } from '../campaigns/staff-calls/campaigns.ts';
import { careCalls } from '../care/staff-calls/care.ts';
import { staffGamesCalls } from '../catalogue/staff-calls/games.ts';
import { listingCalls } from '../catalogue/staff-calls/listing.ts';
import { providerListCalls } from '../catalogue/staff-calls/provider-list.ts';
import { configurationCalls } from '../configuration/staff-calls/configuration.ts';
import { staffArticlesCalls } from '../content/staff-calls/articles.ts';
import { brandFactsCalls } from '../content/staff-calls/brand-facts.ts';
import { brandLookCalls } from '../content/staff-calls/brand-look.ts';
import { staffHomeCalls } from '../content/staff-calls/home.ts';
import { controlsCalls } from '../evidence/staff-calls/controls.ts';
import { evidenceDaysCalls } from '../evidence/staff-calls/days.ts';
import { staffFundsCalls } from '../evidence/staff-calls/funds.ts';
import { comparisonCalls } from '../games/staff-calls/comparison.ts';
import { heldWinsCalls } from '../games/staff-calls/held-wins.ts';
import { staffJackpotsCalls } from '../games/staff-calls/jackpots.ts';
import { playerRoundsCalls } from '../games/staff-calls/player-rounds.ts';
import { staffReturnsCalls } from '../games/staff-calls/returns.ts';
import { staffRoundsCalls } from '../games/staff-calls/rounds.ts';
import { turnoverWeightsCalls } from '../games/staff-calls/turnover-weights.ts';
import { venueCheckCalls } from '../games/staff-calls/venue-check.ts';
import { staffVenuesCalls } from '../games/staff-calls/venues.ts';
import { winsSwitchCalls } from '../games/staff-calls/wins-switch.ts';
import { alarmsCalls } from '../house/staff-calls/alarms.ts';
import { assigningCalls } from '../house/staff-calls/assigning.ts';
import { checksCalls } from '../house/staff-calls/checks.ts';
import { deadLettersCalls } from '../house/staff-calls/dead-letters.ts';
import { eventsCalls } from '../house/staff-calls/events.ts';
import { exportsCalls } from '../house/staff-calls/exports.ts';
import { homeCalls } from '../house/staff-calls/home.ts';
import { mailedReportsCalls } from '../house/staff-calls/mailed-reports.ts';
import { openingCalls } from '../house/staff-calls/opening.ts';
import { playerFiguresCalls } from '../house/staff-calls/player-figures.ts';
import { playerLinksCalls } from '../house/staff-calls/player-links.ts';
import { storyCalls } from '../house/staff-calls/player-story.ts';
import { policiesCalls } from '../house/staff-calls/policies.ts';
import { queuesCalls } from '../house/staff-calls/queues.ts';
import { searchCalls } from '../house/staff-calls/search.ts';
import { stopsCalls } from '../house/staff-calls/stops.ts';
import { todayCalls } from '../house/staff-calls/today.ts';
import { playersCalls } from '../identity/staff-calls/players.ts';
import { branchesCalls } from '../kyc/staff-calls/branches.ts';
import { complianceCalls } from '../kyc/staff-calls/compliance.ts';
import { listedPersonsCalls } from '../kyc/staff-calls/listings.ts';
import { playerStatusCalls } from '../kyc/staff-calls/player-status.ts';
import { reviewsCalls } from '../kyc/staff-calls/reviews.ts';
import { watchListsCalls } from '../kyc/staff-calls/watch-lists.ts';
import { playerMoneyCalls } from '../ledger/staff-calls/player-money.ts';
import { staffLimitsCalls } from '../limits/staff-calls/limits.ts';
import { protectionPolicyCalls } from '../limits/staff-calls/policy.ts';
import { restrictionsCalls } from '../limits/staff-calls/restrictions.ts';
import { locationChecksCalls } from '../location/staff-calls/checks.ts';
import { staffChoicesCalls } from '../messages/staff-calls/choices.ts';
import { noticesCalls } from '../messages/staff-calls/notices.ts';
import { staffPartnersCalls } from '../partners/staff-calls/channels.ts';
import { staffPartnerLinksCalls } from '../partners/staff-calls/links.ts';
import { paymentCasesCalls } from '../payments/staff-calls/cases.ts';
import { staffChannelsCalls } from '../payments/staff-calls/channels.ts';
import { staffDepositsCalls } from '../payments/staff-calls/deposits.ts';
import { paymentFiguresCalls } from '../payments/staff-calls/figures.ts';
import { reconciliationCalls } from '../payments/staff-calls/reconciliation.ts';
import { voucherProductsCalls } from '../payments/staff-calls/voucher-products.ts';
import { staffVouchersCalls } from '../payments/staff-calls/vouchers.ts';
import { staffWithdrawalsCalls } from '../payments/staff-calls/withdrawals.ts';
import { staffGoodsCalls } from '../points/staff-calls/mall-goods.ts';
import { staffOrdersCalls } from '../points/staff-calls/mall-orders.ts';
import { asleepCalls } from '../privacy/staff-calls/asleep.ts';
import { incidentsCalls } from '../privacy/staff-calls/incidents.ts';
import { staffPrivacyRequestsCalls } from '../privacy/staff-calls/requests.ts';
import { playerBonusesCalls } from '../promotions/staff-calls/bonuses.ts';
import { decidingPromotionsCalls } from '../promotions/staff-calls/deciding.ts';
import { promotionFiguresCalls } from '../promotions/staff-calls/figures.ts';
import { staffFreeRoundsCalls } from '../promotions/staff-calls/free-rounds.ts';
import { staffGiftsCalls } from '../promotions/staff-calls/gifts.ts';
import { staffPromotionsCalls } from '../promotions/staff-calls/promotions.ts';
import { staffRankingCalls } from '../promotions/staff-calls/ranking.ts';
import { simulationCalls } from '../promotions/staff-calls/simulation.ts';
import { tilesCalls } from '../promotions/staff-calls/tiles.ts';
import { programCalls } from '../release/staff-calls/program.ts';
import { bankCalls } from '../reports/staff-calls/bank.ts';
import { coverCalls } from '../reports/staff-calls/cover.ts';
import { gamingDaysCalls } from '../reports/staff-calls/days.ts';
import { moneyFiguresCalls } from '../reports/staff-calls/money.ts';
import { peopleFiguresCalls } from '../reports/staff-calls/people.ts';
import { playFiguresCalls } from '../reports/staff-calls/play.ts';
import { cannedAnswersCalls } from '../support/staff-calls/canned-answers.ts';
import { conversationsCalls } from '../support/staff-calls/conversations.ts';
import { staffFeedbackCalls } from '../support/staff-calls/feedback.ts';
import { responseTimesCalls } from '../support/staff-calls/response-times.ts';
import { staffVipCalls } from '../vip/staff-calls/levels.ts';
import { accountsCalls } from './calls/accounts.ts';
import { entranceCalls } from './calls/entrance.ts';
import { ownCalls } from './calls/own.ts';
import { ownCompanyCalls } from './calls/own-company.ts';
import { ownPasskeysCalls } from './calls/own-passkeys.ts';
import { playerNotesCalls } from './calls/player-notes.ts';
import { playerTagsCalls } from './calls/player-tags.ts';
import { requestsCalls } from './calls/requests.ts';
import { rolesCalls } from './calls/roles.ts';
import { staffPhoneCalls } from './calls/staff-phone.ts';
import { viewsCalls } from './calls/views.ts';
import { askingCalls } from './request-actions.ts';

/** Every call of the staff app, gathered from the domains that declare them. No file of the player app names one. */
export const staffCalls = {
  ...accountsCalls,
  ...auditCalls,
  ...checksCalls,
  ...controlsCalls,
  ...evidenceDaysCalls,
  ...staffFundsCalls,
  ...entranceCalls,
  ...exportsCalls,
  ...mailedReportsCalls,
  ...staffGamesCalls,
  ...providerListCalls,
  ...listingCalls,
  ...homeCalls,
  ...openingCalls,
  ...programCalls,
  ...alarmsCalls,
  ...assigningCalls,
  ...deadLettersCalls,
  ...eventsCalls,
  ...noticesCalls,
  ...staffChoicesCalls,
  ...ownCalls,
  ...ownCompanyCalls,
  ...ownPasskeysCalls,
  ...staffPartnersCalls,
  ...staffPartnerLinksCalls,
  ...playerMoneyCalls,
  ...playerNotesCalls,
  ...playerTagsCalls,
  ...playerRoundsCalls,
  ...playerStatusCalls,
  ...playersCalls,
  ...policiesCalls,
  ...staffPrivacyRequestsCalls,
  ...asleepCalls,
  ...incidentsCalls,
  ...staffReturnsCalls,
  ...staffRoundsCalls,
  ...staffPhoneCalls,
  ...staffVenuesCalls,
  ...venueCheckCalls,
  ...comparisonCalls,
  ...turnoverWeightsCalls,
  ...staffJackpotsCalls,
  ...viewsCalls,
  ...staffPromotionsCalls,
  ...staffFreeRoundsCalls,
  ...staffGiftsCalls,
  ...playerBonusesCalls,
  ...staffRankingCalls,
  ...staffGoodsCalls,
  ...staffOrdersCalls,
  ...staffArticlesCalls,
  ...decidingPromotionsCalls,
  ...simulationCalls,
  ...tilesCalls,
  ...promotionFiguresCalls,
  ...rolesCalls,
  ...requestsCalls,
  ...askingCalls,
  ...staffLimitsCalls,
  ...restrictionsCalls,
  ...protectionPolicyCalls,
  ...locationChecksCalls,
  ...heldWinsCalls,
  ...careCalls,
  ...queuesCalls,
  ...searchCalls,
  ...storyCalls,
  ...todayCalls,
  ...playerLinksCalls,
  ...playerFiguresCalls,
  ...stopsCalls,
  ...reviewsCalls,
  ...watchListsCalls,
  ...listedPersonsCalls,
  ...complianceCalls,
  ...branchesCalls,
  ...staffWithdrawalsCalls,
  ...staffDepositsCalls,
  ...staffVouchersCalls,
  ...voucherProductsCalls,
  ...staffVipCalls,
  ...staffChannelsCalls,
  ...paymentCasesCalls,
  ...paymentFiguresCalls,
  ...reconciliationCalls,
  ...playFiguresCalls,
  ...moneyFiguresCalls,
  ...peopleFiguresCalls,
  ...gamingDaysCalls,
  ...bankCalls,
  ...coverCalls,
  ...staffAnnouncementsCalls,
  ...staffHomeCalls,
  ...brandFactsCalls,
  ...brandLookCalls,
  ...winsSwitchCalls,
  ...staffCampaignsCalls,
  ...conversationsCalls,
  ...staffFeedbackCalls,
  ...cannedAnswersCalls,
  ...amlCasesCalls,
  ...amlReportsCalls,
  ...amlDocumentsCalls,
  ...amlRatingsCalls,
  ...amlRulesCalls,
  ...responseTimesCalls,
  ...configurationCalls,
} as const;
