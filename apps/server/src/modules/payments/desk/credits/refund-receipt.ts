import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  refundReceipt as call,
  RefundWanted,
} from '@perya/contract/payments/staff-calls/cases';
import type pg from 'pg';
import { readReason } from '../../../../platform/backoffice/read-words.ts';
import type { StaffContext } from '../../../../platform/http/context.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import {
  type AuditOrigin,
  byStaff,
  type Entry,
  nameOfActor,
  type Recorded,
} from '../../../audit/index.ts';
import { presentCase } from '../cases/cases.present.ts';
import { problemOfClaim } from '../claims/problem-of-claim.ts';
import type { ReceiptRow } from '../deposits/lookup.store.ts';
import { fourEyesAbove } from '../four-eyes.ts';
import type { DeskServices } from '../services.ts';

const subjectPattern = /^receipt:([^/]+)\/(.+)$/s;

/** The payment that a case is about; null if it is about something else. */
export async function receiptOfCase(
  { lookup, pool }: DeskServices,
  { subject }: { subject: string },
  client: pg.Pool | Recorded = pool,
): Promise<ReceiptRow | null> {
  const [, gateway, paymentId] = subjectPattern.exec(subject) ?? [];
  if (gateway === undefined || paymentId === undefined) return null;
  return lookup.findReceipt(gateway, paymentId, client);
}

/** Above the limit of one person, or in money that the limit does not speak of. */
export async function needsSecondPerson(
  services: DeskServices,
  { amount, currency }: ReceiptRow,
): Promise<boolean> {
  const limit = await fourEyesAbove(services);
  return limit !== null && (currency !== 'PHP' || amount > limit);
}

/** The payment that was given back at the gateway; refuses in words one that cannot have been. */
export async function checkRefund(
  services: DeskServices,
  { id }: RefundWanted,
  client: pg.Pool | Recorded = services.pool,
): Promise<ReceiptRow> {
  const about = await services.cases.find(client, BigInt(id));
  const receipt = about && (await receiptOfCase(services, about, client));
  if (!receipt) throw new Refusal('NOT_FOUND');
  if (receipt.state !== 'stray') throw new Refusal('RECEIPT_SETTLED');
  return receipt;
}

const refusals = {
  UNKNOWN: 'NOT_FOUND',
  SETTLED: 'RECEIPT_SETTLED',
  KNOWN: 'REFUND_KNOWN',
} as const;

async function noteRefund(
  { credits }: DeskServices,
  tx: Recorded,
  { actor }: AuditOrigin,
  receipt: ReceiptRow,
  { id, refund_reference: reference, reason }: RefundWanted & { reason: string },
): Promise<Entry> {
  const { gateway, paymentId } = receipt;
  const words = `${reference} · ${reason}`;
  const wanted = { gateway, paymentId, reference, by: nameOfActor(actor), words };
  const outcome = await credits.refund(tx, wanted);
  if (outcome !== 'DONE') {
    throw new Refusal(refusals[outcome as keyof typeof refusals] ?? 'UNAVAILABLE');
  }
  return {
    action: 'payments.receipt-refunded',
    subject: { kind: 'case', id },
    before: { state: 'stray' },
    after: {
      state: 'refunded',
      gateway,
      payment: paymentId,
      amount: String(receipt.amount),
      currency: receipt.currency,
      refund_reference: reference,
    },
    reason,
  };
}

/** Notes in the transaction of an approval that a payment was given back; what is to be recorded comes back. */
export async function refundWithin(
  services: DeskServices,
  tx: Recorded,
  origin: AuditOrigin,
  wanted: RefundWanted & { reason: string },
): Promise<{ entries: Entry[] }> {
  const receipt = await checkRefund(services, wanted, tx);
  return { entries: [await noteRefund(services, tx, origin, receipt, wanted)] };
}

/** Says alone that a payment was given back, at a case that the caller has claimed or that is closed. */
export async function refundReceipt(
  services: DeskServices,
  context: StaffContext,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { audit, cases, credits } = services;
  const reason = readReason(request);
  const receipt = await checkRefund(services, request);
  if (await needsSecondPerson(services, receipt)) throw new Refusal('PAYMENT_NEEDS_SECOND_PERSON');
  const origin = byStaff(context);
  const closed = await audit.record(origin, async (tx) => {
    await credits.lockReceipt(tx, receipt.gateway, receipt.paymentId);
    const held = await cases.lock(tx, BigInt(request.id));
    if (!held) throw new Refusal('NOT_FOUND');
    const problem =
      held.state === 'open' ? problemOfClaim({ ...held, isOpen: true }, context.staffId) : null;
    if (problem) throw new Refusal(problem);
    const entry = await noteRefund(services, tx, origin, receipt, { ...request, reason });
    const result = (await cases.find(tx, held.id)) ?? held;
    return { result, entries: [entry] };
  });
  return presentCase(closed, context.staffId);
}
