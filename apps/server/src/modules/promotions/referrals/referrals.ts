import type { referralCalls } from '@perya/contract/promotions/calls/referrals';
import { isVerified } from '@perya/contract/rules/kyc-deadline';
import type pg from 'pg';
import * as z from 'zod/mini';
import { eventLog, listEvents, type Range } from '../../../platform/events/events.store.ts';
import type { LogReader } from '../../../platform/events/log-reader.ts';
import type { Room } from '../../../platform/room.ts';
import { kycEvents } from '../../kyc/index.ts';
import type { KindRoom } from '../kind-room.ts';
import { giveForAll, giveForLog, giveForVerified } from './give-referrals.ts';
import { listFriends, readInvite } from './read-invite.ts';
import { createReferralStore, type FriendLog } from './referral.store.ts';
import type { ReferralServices } from './services.ts';

interface ReferralsRoom extends KindRoom<'referral'>, Room<typeof referralCalls> {
  /** Told by whoever counts what players do, in the transaction that has counted it. */
  giveForLog(client: pg.ClientBase, log: FriendLog, range: Range): Promise<void>;
}

/** Bonuses for friends whom a player has invited. */
export function createReferrals(needs: Omit<ReferralServices, 'referrals'>): ReferralsRoom {
  const services: ReferralServices = { ...needs, referrals: createReferralStore(needs.pool) };
  // All of a part of the log together: wallets are locked in one order.
  const verified: LogReader = {
    name: 'promotions.friends',
    log: eventLog,
    batchSize: 500,
    async react(client, range) {
      const changes = await listEvents(client, range, [kycEvents.statusChanged.name]);
      const uids = changes.flatMap(({ uid, payload }) => {
        const { after } = z.parse(kycEvents.statusChanged.payload, payload);
        return uid !== null && isVerified(after) ? [uid] : [];
      });
      await giveForVerified(services, client, uids);
      return undefined;
    },
  };
  return {
    // Whom players would have invited is written nowhere.
    simulate: null,
    handlers: {
      readInvite: (context) => readInvite(services, context),
      listFriends: (context, request) => listFriends(services, context, request),
    },
    jobs: {
      tasks: { promotions_give_referrals: async () => giveForAll(services) },
      crontab: '30 * * * * promotions_give_referrals',
      readers: [verified],
    },
    giveForLog: (client, log, range) => giveForLog(services, client, log, range),
  };
}
