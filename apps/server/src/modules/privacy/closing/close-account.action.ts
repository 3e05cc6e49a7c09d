import { manilaDay } from '@perya/contract/manila-time';
import type { ClosingWanted } from '@perya/contract/privacy/staff-calls/closing';
import { toPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import type { PrivacyServices } from '../services.ts';

/** Closes the account of a player who asked for it elsewhere than in the app. */
export function closeForPlayer({
  identity,
  limits,
  standing,
}: PrivacyServices): RequestAction<ClosingWanted> {
  return {
    async describe({ uid: asked }) {
      const uid = BigInt(asked);
      if ((await identity.account(uid)) === null) throw new Refusal('NOT_FOUND');
      if ((await identity.closings.find(uid)) !== null) throw new Refusal('ACCOUNT_IS_CLOSED');
      const held = await standing.read(uid);
      if (held.withdrawals > 0) throw new Refusal('CLOSING_WITHDRAWALS');
      const days = await limits.policy('closing_wait_days');
      const balance = toPesos(held.balance);
      return {
        subject: { kind: 'player', uid },
        topic: asked,
        says: {
          en: `The account of player ${uid} is closed with the approval: every session ends, and nobody logs in. For ${days} days a login takes it back. In it are ₱${balance}, which stay the player's, and ${held.openRounds} open rounds, which are settled as they end. The player is told.`,
          tl: `Isasara sa pag-apruba ang account ng manlalaro ${uid}: matatapos ang bawat session, at walang makaka-login. Sa loob ng ${days} araw, mababawi ito sa pag-login. Nasa loob nito ang ₱${balance}, na sa manlalaro pa rin, at ${held.openRounds} bukas na round, na babayaran ayon sa kalabasan. Sasabihan ang manlalaro.`,
        },
      };
    },
    async carryOut(tx, { origin, input, reason }) {
      const uid = BigInt(input.uid);
      const waitDays = await limits.policy('closing_wait_days', tx);
      const { entries, events } = await identity.closings.close(tx, {
        uid,
        origin,
        reason,
        waitDays,
      });
      const held = await standing.hold(tx, uid);
      if (held.withdrawals > 0) throw new Refusal('CLOSING_WITHDRAWALS');
      const [entry, ...others] = entries;
      const after = { ...entry.after, left: toPesos(held.balance), open_rounds: held.openRounds };
      return { entries: [{ ...entry, after }, ...others], events };
    },
  };
}

/** Opens a closed account again: for a balance that was left, or a closing that was a mistake. */
export function reopenForPlayer({ identity }: PrivacyServices): RequestAction<ClosingWanted> {
  return {
    async describe({ uid: asked }) {
      const uid = BigInt(asked);
      if ((await identity.account(uid)) === null) throw new Refusal('NOT_FOUND');
      const { closedAt, closedBy } = await identity.closings.require(uid);
      const day = manilaDay(closedAt);
      return {
        subject: { kind: 'player', uid },
        topic: asked,
        says: {
          en: `The account of player ${uid}, closed on ${day} by ${closedBy}, is open again with the approval, with what is in it. Limits and exclusions stay as they are. The player is told.`,
          tl: `Bubuksan muli sa pag-apruba ang account ng manlalaro ${uid}, na isinara noong ${day} ni ${closedBy}, kasama ang laman nito. Mananatili ang mga limit at pagbabawal. Sasabihan ang manlalaro.`,
        },
      };
    },
    carryOut: (tx, { input, reason }) =>
      identity.closings.reopen(tx, { uid: BigInt(input.uid), reason }),
  };
}
