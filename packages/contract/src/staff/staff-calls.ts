import { accountsCalls } from './calls/accounts.ts';
import { auditCalls } from './calls/audit.ts';
import { checksCalls } from './calls/checks.ts';
import { entranceCalls } from './calls/entrance.ts';
import { exportsCalls } from './calls/exports.ts';
import { staffGamesCalls } from './calls/games.ts';
import { homeCalls } from './calls/home.ts';
import { noticesCalls } from './calls/house/notices.ts';
import { reviewsCalls } from './calls/kyc/reviews.ts';
import { watchListsCalls } from './calls/kyc/watch-lists.ts';
import { lettersCalls } from './calls/letters.ts';
import { ownCalls } from './calls/own.ts';
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
import { staffMallCalls } from './calls/promotions/mall.ts';
import { requestsCalls } from './calls/requests.ts';
import { staffReturnsCalls } from './calls/returns.ts';
import { askingCalls, heldWinsCalls, staffLimitsCalls } from './calls/risk.ts';
import { rolesCalls } from './calls/roles.ts';
import { staffRoundsCalls } from './calls/rounds.ts';
import { staffPhoneCalls } from './calls/staff-phone.ts';
import { resumingCalls, stopsCalls } from './calls/stops.ts';
import { turnoverWeightsCalls } from './calls/turnover-weights.ts';
import { staffVenuesCalls } from './calls/venues.ts';
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
  ...turnoverWeightsCalls,
  ...viewsCalls,
  ...staffMallCalls,
  ...rolesCalls,
  ...requestsCalls,
  ...askingCalls,
  ...staffLimitsCalls,
  ...heldWinsCalls,
  ...resumingCalls,
  ...stopsCalls,
  ...reviewsCalls,
  ...watchListsCalls,
  ...staffWithdrawalsCalls,
  ...staffDepositsCalls,
  ...staffVouchersCalls,
  ...staffChannelsCalls,
  ...paymentCasesCalls,
  ...paymentFiguresCalls,
  ...askingForMoneyCalls,
  ...reconciliationCalls,
} as const;
