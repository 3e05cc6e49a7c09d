import type { MatchWanted } from '@perya/contract/payments/staff-calls/deposits';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { type AuditOrigin, type Entry, nameOfActor, type Recorded } from '../../../audit/index.ts';
import type { ReceiptRow } from '../deposits/lookup.store.ts';
import type { DeskServices } from '../services.ts';

/** The payment, if it can still be credited to this player; refuses in words. */
export async function checkMatch(
  { lookup, identity, ledger }: DeskServices,
  { gateway, payment_id, uid }: MatchWanted,
): Promise<ReceiptRow> {
  const found = await lookup.findReceipt(gateway, payment_id);
  if (!found || (await identity.account(BigInt(uid))) === null) throw new Refusal('NOT_FOUND');
  if (found.state !== 'stray' || found.currency !== 'PHP') throw new Refusal('RECEIPT_SETTLED');
  if ((await ledger.wallet(BigInt(uid))).isTest) throw new Refusal('ADJUSTMENT_OF_TEST');
  return found;
}

/** Credits a stray payment in the transaction of an approval; what is to be recorded comes back. */
export async function matchWithin(
  { credits, ledger }: DeskServices,
  tx: Recorded,
  origin: AuditOrigin,
  { gateway, payment_id: paymentId, uid: given, reason }: MatchWanted & { reason: string },
): Promise<{ entries: Entry[] }> {
  const uid = BigInt(given);
  if ((await ledger.wallet(uid)).isTest) throw new Refusal('ADJUSTMENT_OF_TEST');
  const by = nameOfActor(origin.actor);
  const outcome = await credits.match(tx, { gateway, paymentId, uid, by });
  if (outcome === 'UNKNOWN') throw new Refusal('NOT_FOUND');
  if (outcome === 'SETTLED') throw new Refusal('RECEIPT_SETTLED');
  if (outcome !== 'DONE') throw new Refusal('UNAVAILABLE');
  return {
    entries: [
      {
        action: 'payments.receipt-matched',
        subject: { kind: 'player', uid },
        before: { state: 'stray' },
        after: { state: 'matched', gateway, payment: paymentId },
        reason,
      },
    ],
  };
}
