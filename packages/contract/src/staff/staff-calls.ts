import { accountsCalls } from './calls/accounts.ts';
import { auditCalls } from './calls/audit.ts';
import { checksCalls } from './calls/checks.ts';
import { staffAnnouncementsCalls } from './calls/content/announcements.ts';
import { staffCampaignsCalls } from './calls/content/campaigns.ts';
import { staffHomeCalls } from './calls/content/home.ts';
import { staffPiecesCalls } from './calls/content/pieces.ts';
import { entranceCalls } from './calls/entrance.ts';
import { exportsCalls } from './calls/exports.ts';
import { staffGamesCalls } from './calls/games.ts';
import { askingForWinsCalls, heldWinsCalls } from './calls/held-wins.ts';
import { homeCalls } from './calls/home.ts';
import { noticesCalls } from './calls/house/notices.ts';
import { askingForComplianceCalls, complianceCalls } from './calls/kyc/compliance.ts';
import { reviewsCalls } from './calls/kyc/reviews.ts';
import { watchListsCalls } from './calls/kyc/watch-lists.ts';
import { lettersCalls } from './calls/letters.ts';
import { askingForLimitsCalls, staffLimitsCalls } from './calls/limits.ts';
import { ownCalls } from './calls/own.ts';
import { staffPartnersCalls } from './calls/partners/channels.ts';
import { staffPartnerLinksCalls } from './calls/partners/links.ts';
import { askingForMoneyCalls } from './calls/payments/asking.ts';
import { paymentCasesCalls } from './calls/payments/cases.ts';
import { staffChannelsCalls } from './calls/payments/channels.ts';
import { staffDepositsCalls } from './calls/payments/deposits.ts';
import { paymentFiguresCalls } from './calls/payments/figures.ts';
import { reconciliationCalls } from './calls/payments/reconciliation.ts';
import { staffVouchersCalls } from './calls/payments/vouchers.ts';
import { staffWithdrawalsCalls } from './calls/payments/withdrawals.ts';
import { playerMoneyCalls } from './calls/player-money.ts';
import { playerNotesCalls } from './calls/player-notes.ts';
import { playerRoundsCalls } from './calls/player-rounds.ts';
import { playerStatusCalls } from './calls/player-status.ts';
import { playersCalls } from './calls/players.ts';
import { policiesCalls } from './calls/policies.ts';
import { playerBonusesCalls } from './calls/promotions/bonuses.ts';
import { askingForPromotionsCalls, decidingPromotionsCalls } from './calls/promotions/deciding.ts';
import { promotionFiguresCalls } from './calls/promotions/figures.ts';
import { askingForGiftsCalls, staffGiftsCalls } from './calls/promotions/gifts.ts';
import { staffGoodsCalls } from './calls/promotions/mall-goods.ts';
import { staffOrdersCalls } from './calls/promotions/mall-orders.ts';
import { staffPromotionsCalls } from './calls/promotions/promotions.ts';
import { staffRankingCalls } from './calls/promotions/ranking.ts';
import { simulationCalls } from './calls/promotions/simulation.ts';
import { tilesCalls } from './calls/promotions/tiles.ts';
import { requestsCalls } from './calls/requests.ts';
import { staffReturnsCalls } from './calls/returns.ts';
import { rolesCalls } from './calls/roles.ts';
import { staffRoundsCalls } from './calls/rounds.ts';
import { staffPhoneCalls } from './calls/staff-phone.ts';
import { resumingCalls, stopsCalls } from './calls/stops.ts';
import { cannedAnswersCalls } from './calls/support/canned-answers.ts';
import { conversationsCalls } from './calls/support/conversations.ts';
import { staffFeedbackCalls } from './calls/support/feedback.ts';
import { turnoverWeightsCalls } from './calls/turnover-weights.ts';
import { askingForGamesCalls, staffVenuesCalls } from './calls/venues.ts';
import { viewsCalls } from './calls/views.ts';

/** Every call of the staff app, gathered from the domains that declare them. No file of the player app names one. */
export const staffCalls = {
  ...accountsCalls,
  ...auditCalls,
  ...checksCalls,
  ...entranceCalls,
  ...exportsCalls,
  ...staffGamesCalls,
  ...homeCalls,
  ...lettersCalls,
  ...noticesCalls,
  ...ownCalls,
  ...staffPartnersCalls,
  ...staffPartnerLinksCalls,
  ...playerMoneyCalls,
  ...playerNotesCalls,
  ...playerRoundsCalls,
  ...playerStatusCalls,
  ...playersCalls,
  ...policiesCalls,
  ...staffReturnsCalls,
  ...staffRoundsCalls,
  ...staffPhoneCalls,
  ...staffVenuesCalls,
  ...askingForGamesCalls,
  ...turnoverWeightsCalls,
  ...viewsCalls,
  ...staffPromotionsCalls,
  ...staffGiftsCalls,
  ...askingForGiftsCalls,
  ...playerBonusesCalls,
  ...staffRankingCalls,
  ...staffGoodsCalls,
  ...staffOrdersCalls,
  ...staffPiecesCalls,
  ...decidingPromotionsCalls,
  ...askingForPromotionsCalls,
  ...simulationCalls,
  ...tilesCalls,
  ...promotionFiguresCalls,
  ...rolesCalls,
  ...requestsCalls,
  ...askingForLimitsCalls,
  ...askingForWinsCalls,
  ...staffLimitsCalls,
  ...heldWinsCalls,
  ...resumingCalls,
  ...stopsCalls,
  ...reviewsCalls,
  ...watchListsCalls,
  ...complianceCalls,
  ...askingForComplianceCalls,
  ...staffWithdrawalsCalls,
  ...staffDepositsCalls,
  ...staffVouchersCalls,
  ...staffChannelsCalls,
  ...paymentCasesCalls,
  ...paymentFiguresCalls,
  ...askingForMoneyCalls,
  ...reconciliationCalls,
  ...staffAnnouncementsCalls,
  ...staffHomeCalls,
  ...staffCampaignsCalls,
  ...conversationsCalls,
  ...staffFeedbackCalls,
  ...cannedAnswersCalls,
} as const;
