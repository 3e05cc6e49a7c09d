import type { paymentCasesCalls } from '@perya/contract/payments/staff-calls/cases';
import type { staffChannelsCalls } from '@perya/contract/payments/staff-calls/channels';
import type { staffDepositsCalls } from '@perya/contract/payments/staff-calls/deposits';
import type { paymentFiguresCalls } from '@perya/contract/payments/staff-calls/figures';
import type { staffWithdrawalsCalls } from '@perya/contract/payments/staff-calls/withdrawals';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { claimCase, closeCase, takeOverCase } from './cases/close-case.ts';
import { listCases, readCase } from './cases/list-cases.ts';
import { switchChannel, updateChannel } from './channels/change-channel.ts';
import { updateRule } from './channels/change-rule.ts';
import { presentChannel, presentRule } from './channels/channels.present.ts';
import { refundReceipt } from './credits/refund-receipt.ts';
import { listDeposits, listReceipts, readDeposit } from './deposits/look-up-deposits.ts';
import { readFigures } from './figures/read-figures.ts';
import { readGatewayBalances } from './figures/read-gateway-balances.ts';
import { readStory } from './read-story.ts';
import type { DeskServices } from './services.ts';
import {
  claimWithdrawal,
  releaseWithdrawal,
  takeOverWithdrawal,
} from './withdrawals/claim-withdrawal.ts';
import { decideWithdrawal } from './withdrawals/decide-withdrawal.ts';
import { listWithdrawals } from './withdrawals/list-withdrawals.ts';
import { readWithdrawal } from './withdrawals/read-withdrawal.ts';

export type DeskCalls = typeof staffWithdrawalsCalls &
  typeof staffDepositsCalls &
  typeof staffChannelsCalls &
  typeof paymentCasesCalls &
  typeof paymentFiguresCalls;

export function deskRoutes(services: DeskServices): Handlers<DeskCalls> {
  const { channels, hasGateway, gateways, pictures } = services;
  return {
    ...bindVerbs(services, {
      listStaffWithdrawals: listWithdrawals,
      readStaffWithdrawal: readWithdrawal,
      claimWithdrawal,
      releaseWithdrawal,
      takeOverWithdrawal,
      decideWithdrawal,
      updateChannel,
      switchChannel,
      updateRule,
      listPaymentCases: listCases,
      readPaymentCase: readCase,
      claimPaymentCase: claimCase,
      takeOverPaymentCase: takeOverCase,
      refundReceipt,
      closePaymentCase: closeCase,
      readPaymentFigures: readFigures,
    }),
    readMoneyStory: (_context, request) => readStory(services, request),
    listPayoutAccounts: (_context, { uid }) => listAccounts(services, BigInt(uid)),
    listStaffDeposits: (_context, request) => listDeposits(services, request),
    readStaffDeposit: (_context, request) => readDeposit(services, request),
    listReceipts: (_context, request) => listReceipts(services, request),
    listStaffChannels: async () =>
      (await channels.list()).map((row) => presentChannel(row, hasGateway(row))),
    listGateways: async () =>
      [...gateways].map(([name, { can }]) => ({ name, can_pay_out: can.payOut })),
    readGatewayBalances: () => readGatewayBalances(services),
    uploadChannelPicture: (context) => pictures.take(context),
    listRules: async () => (await channels.listRules()).map(presentRule),
  };
}
