import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  closeAccount as closeCall,
  readClosing as readCall,
} from '@perya/contract/privacy/calls/closing';
import { centavos, parsePesos, toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byPlayer } from '../../audit/index.ts';
import type { PrivacyServices } from '../services.ts';
import type { Standing } from './standing.store.ts';

const inTheWay = {
  rounds: {
    en: 'A round of yours is still open. Finish it first',
    tl: 'May round ka pang bukas. Tapusin muna ito',
  },
  withdrawals: {
    en: 'A withdrawal is under way. The account can be closed when it has ended',
    tl: 'May withdrawal pang pinoproseso. Maisasara ang account kapag tapos na ito',
  },
  balance: {
    en: 'Your balance has changed meanwhile. Look at it again',
    tl: 'Nagbago ang balanse mo. Tingnan ulit ito',
  },
};

/** What a player sees before the account is closed. */
export async function readClosing(
  { limits, standing }: PrivacyServices,
  { uid }: PlayerContext,
): Promise<AnswerOf<typeof readCall>> {
  const [held, waitDays, retentionYears] = await Promise.all([
    standing.read(uid),
    limits.policy('closing_wait_days'),
    limits.policy('retention_years'),
  ]);
  return {
    balance: toPesos(held.balance),
    withdrawable: toPesos(centavos(held.balance - held.locked)),
    locked: toPesos(held.locked),
    open_rounds: held.openRounds,
    withdrawals: held.withdrawals,
    wait_days: waitDays,
    retention_years: retentionYears,
  };
}

function refuseUnfinished(held: Standing, leaves: string): void {
  if (held.openRounds > 0) throw new Refusal('CLOSING_NOT_YET', inTheWay.rounds);
  if (held.withdrawals > 0) throw new Refusal('CLOSING_NOT_YET', inTheWay.withdrawals);
  if (held.balance !== parsePesos(leaves)) throw new Refusal('CLOSING_NOT_YET', inTheWay.balance);
}

/** Closes the account of the player who asks, with exactly the balance that they were shown. */
export async function closeAccount(
  { audit, identity, limits, standing }: PrivacyServices,
  context: PlayerContext,
  { leaves }: RequestOf<typeof closeCall>,
): Promise<AnswerOf<typeof closeCall>> {
  const { uid } = context;
  await identity.requireFreshProof(context);
  const origin = byPlayer(uid, context);
  const until = await audit.record(origin, async (tx) => {
    await identity.requireFreshProof(context, tx);
    const waitDays = await limits.policy('closing_wait_days', tx);
    const closed = await identity.closings.close(tx, { uid, origin, waitDays });
    // After the sessions have ended: nothing can begin any more, and what has begun is counted.
    refuseUnfinished(await standing.hold(tx, uid), leaves);
    const [entry, ...others] = closed.entries;
    return {
      result: closed.until,
      entries: [{ ...entry, after: { ...entry.after, left: leaves } }, ...others],
      events: closed.events,
    };
  });
  return { until: seconds(until) };
}
