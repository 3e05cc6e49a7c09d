import type { AmlReleaseWanted } from '@perya/contract/aml/staff-calls/cases';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { RequestAction } from '../../audit/index.ts';
import type { AmlServices } from '../services.ts';

/** Lets payouts of the player of a case leave again; what waits is then decided by the cashier as any other. */
export function releasePayouts({
  cases,
  holds,
}: Pick<AmlServices, 'cases' | 'holds'>): RequestAction<AmlReleaseWanted> {
  return {
    async describe({ case: id }) {
      const found = await cases.find(BigInt(id));
      if (!found) throw new Refusal('NOT_FOUND');
      if ((await holds.heldSince(found.uid)) === null) throw new Refusal('AML_NOT_HELD');
      return {
        subject: { kind: 'case', id },
        topic: id,
        says: {
          en: `Payouts of the player of AML case ${id} may leave again. Those that wait are decided by the cashier.`,
          tl: `Maaari nang lumabas muli ang mga payout ng manlalaro sa kaso ${id} ng AML. Ang kahera ang magpapasya sa mga naghihintay.`,
        },
      };
    },
    async carryOut(tx, { input, reason }) {
      const { case: id } = input;
      const held = await cases.lock(tx, BigInt(id));
      if (!held) throw new Refusal('NOT_FOUND');
      if (!(await holds.lift(tx, held.uid))) throw new Refusal('AML_NOT_HELD');
      return {
        entries: [{ action: 'aml.payouts-released', subject: { kind: 'case', id }, reason }],
      };
    },
  };
}
