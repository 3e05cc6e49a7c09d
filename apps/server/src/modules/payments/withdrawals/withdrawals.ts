import type { AnswerOf } from '@perya/contract/call';
import {
  type readWithdrawal as call,
  withdrawCalls,
} from '@perya/contract/payments/calls/payments';
import type pg from 'pg';
import type { Buckets } from '../../../platform/database/buckets.ts';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Room } from '../../../platform/room.ts';
import { createChannelStore } from '../channels/channel.store.ts';
import { type WithdrawalDecisions, withdrawalDecisions } from './decide-withdrawal.ts';
import { createChannelFailures } from './payout/channel-failures.store.ts';
import { followPayout, notePayout } from './payout/follow-payout.ts';
import { createUnderWay } from './payout/under-way.ts';
import { createReserveQueue } from './reserve.store.ts';
import { createFactsStore } from './screening/facts.store.ts';
import { createPayoutHolds, type PayoutHolds } from './screening/payout-holds.ts';
import { createRuleStore } from './screening/rule.store.ts';
import type { WithdrawalsServices } from './services.ts';
import { startWithdrawal } from './start-withdrawal.ts';
import { presentWithdrawal } from './withdrawal.present.ts';
import { createWithdrawalStore, withdrawalIdOf } from './withdrawal.store.ts';
import { createWithdrawalViewStore } from './withdrawal-view.store.ts';

async function readWithdrawal(
  { views }: Pick<WithdrawalsServices, 'views'>,
  { uid, language }: Pick<PlayerContext, 'uid' | 'language'>,
  id: bigint,
): Promise<AnswerOf<typeof call>> {
  const view = await views.find(uid, id);
  if (!view) throw new Refusal('NOT_FOUND');
  return presentWithdrawal(view, language);
}

type Needed =
  | 'pool'
  | 'accounts'
  | 'gateways'
  | 'keyring'
  | 'audit'
  | 'identity'
  | 'kyc'
  | 'limits'
  | 'rateLimiter'
  | 'metrics'
  | 'commitSignal';

export interface WithdrawalsNeeds extends Pick<WithdrawalsServices, Needed> {
  /** Money waits for nothing but money. */
  ledgerPool: pg.Pool;
  buckets: Buckets;
}

export interface WithdrawalsRoom extends Room<typeof withdrawCalls> {
  /** Asks how what the gateway spoke of stands, and does what follows. */
  note(gateway: string, reference: string): Promise<void>;
  /** Takes those on that are due; answers how many. */
  followDue(limit: number): Promise<number>;
  decisions: WithdrawalDecisions;
  holds: PayoutHolds;
}

/** Money that players take out: reserved, screened, paid by a gateway and followed. */
export function createWithdrawals(needs: WithdrawalsNeeds): WithdrawalsRoom {
  const { pool, ledgerPool, buckets, ...given } = needs;
  const statuses = given.kyc.statusesFor(withdrawCalls.startWithdrawal.gate);
  const holds = createPayoutHolds(pool);
  const services: WithdrawalsServices = {
    ...given,
    holds,
    pool,
    withdrawals: createWithdrawalStore(pool),
    views: createWithdrawalViewStore(pool),
    reservations: createReserveQueue(ledgerPool, statuses, { bucketOf: buckets.of }),
    rules: createRuleStore(pool),
    facts: createFactsStore(pool),
    failures: createChannelFailures(),
    channels: createChannelStore(pool),
    underWay: createUnderWay(),
  };
  return {
    handlers: {
      startWithdrawal: (context, request) => startWithdrawal(services, context, request),
      readWithdrawal: (context, { id }) => readWithdrawal(services, context, BigInt(id)),
    },
    note: (gateway, reference) => notePayout(services, gateway, withdrawalIdOf(reference)),
    async followDue(limit) {
      const due = await services.withdrawals.takeDue(limit);
      await Promise.all(due.map((withdrawal) => followPayout(services, withdrawal)));
      return due.length;
    },
    decisions: withdrawalDecisions,
    holds,
    async close() {
      await services.reservations.close();
      await services.underWay.end();
    },
  };
}
