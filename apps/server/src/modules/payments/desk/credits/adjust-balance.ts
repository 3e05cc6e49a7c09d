import { type AdjustmentWanted, adjustmentMax } from '@perya/contract/payments/staff-calls/cases';
import { type Centavos, parsePesos } from '@perya/money';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { type AuditOrigin, type Entry, nameOfActor, type Recorded } from '../../../audit/index.ts';
import type { DeskServices } from '../services.ts';

/** The contract has checked the form. */
function amountOf({ amount: typed }: AdjustmentWanted): Centavos {
  const amount = parsePesos(typed);
  const size = amount === null ? 0n : amount < 0n ? -amount : amount;
  if (amount === null || size === 0n || size > adjustmentMax) {
    throw new Refusal('ADJUSTMENT_TOO_LARGE');
  }
  return amount;
}

/** Refuses in words what could not be carried out as things stand. */
export async function checkAdjustment(
  { identity, ledger }: DeskServices,
  wanted: AdjustmentWanted,
): Promise<void> {
  const uid = BigInt(wanted.uid);
  const amount = amountOf(wanted);
  if ((await identity.account(uid)) === null) throw new Refusal('NOT_FOUND');
  const wallet = await ledger.wallet(uid);
  if (wallet.isTest) throw new Refusal('ADJUSTMENT_OF_TEST');
  if (wallet.balance + amount < 0n) throw new Refusal('ADJUSTMENT_TOO_LARGE');
}

/** Corrects a balance in the transaction of an approval; what is to be recorded comes back. */
export async function adjustWithin(
  { credits, ledger }: DeskServices,
  tx: Recorded,
  origin: AuditOrigin,
  wanted: AdjustmentWanted & { reason: string },
): Promise<{ entries: Entry[] }> {
  const uid = BigInt(wanted.uid);
  const amount = amountOf(wanted);
  // A wallet that holds test money does so from its beginning: nothing can change it meanwhile.
  if ((await ledger.wallet(uid)).isTest) throw new Refusal('ADJUSTMENT_OF_TEST');
  const by = nameOfActor(origin.actor);
  const outcome = await credits.adjust(tx, { uid, amount, category: wanted.category, by });
  if (outcome === 'INSUFFICIENT_FUNDS') throw new Refusal('ADJUSTMENT_TOO_LARGE');
  if (outcome !== 'DONE') throw new Refusal('UNAVAILABLE');
  const after = { amount: String(amount), category: wanted.category };
  const subject = { kind: 'player', uid } as const;
  return {
    entries: [{ action: 'payments.balance-adjusted', subject, after, reason: wanted.reason }],
  };
}
