import type { HandOverPart } from '@perya/contract/staff/calls/requests';
import { centavos, formatPesos, toPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { nameOfActor, type Recorded, type RequestAction } from '../../audit/index.ts';
import type { VouchersServices } from './services.ts';
import type { BatchRow, CodeHalf } from './voucher.store.ts';
import { halvesOf } from './voucher-code.ts';

type Services = Pick<VouchersServices, 'vouchers' | 'keyring'>;

const halves: Partial<Record<HandOverPart, CodeHalf>> = {
  'voucher-first-halves': 'first',
  'voucher-second-halves': 'second',
};

/** One that still has codes to use: of others nothing is left to hand over. */
async function findOpen({ vouchers }: Services, given: string, tx?: Recorded): Promise<BatchRow> {
  const batch = await vouchers.findBatch(BigInt(given), tx);
  if (!batch) throw new Refusal('NOT_FOUND');
  if (batch.state !== 'open') throw new Refusal('VOUCHER_BATCH_OVER');
  return batch;
}

/** The same numbers stand in both files, so that whoever gets both lays one beside the other. */
async function writeHalves(services: Services, tx: Recorded, batch: BatchRow, half: CodeHalf) {
  const codes = await services.vouchers.listCodes(tx, batch.id);
  const lines = codes.map(({ sealed, state }, at) => {
    const code = halvesOf(services.keyring.open(sealed).toString());
    return [at + 1, code[half], toPesos(batch.amount), batch.expiresAt.toISOString(), state];
  });
  const head = ['number', `${half}_half`, 'amount', 'expires_at', 'state'];
  return {
    count: codes.length,
    csv: [head, ...lines].map((line) => `${line.join(',')}\r\n`).join(''),
  };
}

/**
 * The codes of a batch, which are money for whoever has them, leave in two halves: the first ones with whoever asked,
 * the second ones with whoever approved. Nobody ever gets both halves of a batch, by whichever request.
 */
export function takeCodesOut(services: Services): RequestAction<{ id: string }> {
  return {
    async describe({ id }, askedBy) {
      const { amount, unused } = await findOpen(services, id);
      const half = await services.vouchers.findHalf(BigInt(id), `staff:${askedBy}`);
      if (half === 'second') throw new Refusal('VOUCHER_OTHER_HALF');
      const all = formatPesos(centavos(amount * BigInt(unused)));
      return {
        subject: { kind: 'vouchers', id },
        topic: id,
        says: {
          en: `The codes of batch ${id} leave the house: ${unused} can still be used, ${all} together. Whoever asked collects the first half of each, whoever approves the second half; both hand theirs over themselves, and one is worth nothing without the other.`,
          tl: `Lalabas sa bahay ang mga code ng batch ${id}: ${unused} ang magagamit pa, ${all} lahat. Kukunin ng humiling ang unang kalahati ng bawat isa, at ng nag-apruba ang ikalawa; personal nilang ibibigay ang mga ito, at walang halaga ang isa kung wala ang isa pa.`,
        },
      };
    },

    async carryOut(tx, { origin, input, request }) {
      const { id } = await findOpen(services, input.id, tx);
      const both = [
        { holder: request.askedBy, half: 'first' },
        { holder: nameOfActor(origin.actor), half: 'second' },
      ] as const;
      for (const held of both) {
        const half = await services.vouchers.giveHalf(tx, id, held);
        if (half !== held.half) throw new Refusal('VOUCHER_OTHER_HALF');
      }
      return {
        entries: [],
        handOver: [
          { part: 'voucher-first-halves', to: 'asker' },
          { part: 'voucher-second-halves', to: 'approver' },
        ],
      };
    },

    async collect(tx, { part, input }) {
      const half = halves[part];
      if (half === undefined) throw new Refusal('REQUEST_PART_OVER');
      const batch = await findOpen(services, input.id, tx);
      const { count, csv } = await writeHalves(services, tx, batch, half);
      const subject = { kind: 'vouchers', id: input.id } as const;
      const after = { codes: count, half };
      return {
        name: `vouchers-${input.id}-${half}.csv`,
        value: csv,
        entries: [{ action: 'payments.vouchers-exported', subject, after }],
      };
    },
  };
}
