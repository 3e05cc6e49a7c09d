import { type Promotion, promotion } from '@perya/contract/staff/calls/accounts';
import { roles as roleTexts } from '@perya/contract/staff/roles';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { actorId } from '../../../audit/index.ts';
import { moveToRole, refuseUnfit } from '../../accounts/change-role.ts';
import { requireAccount } from '../../accounts/require-account.ts';
import type { StaffServices } from '../../services.ts';
import type { RequestAction } from '../request-action.ts';

type Services = Pick<StaffServices, 'accounts' | 'members' | 'roles' | 'allowsDemo'>;

/** Gives a colleague a role that may more than theirs. */
export function createPromote(services: Services): RequestAction<Promotion> {
  return {
    name: 'staff.promote',
    input: promotion,
    async check({ id, role }) {
      const account = await requireAccount(services, BigInt(id));
      refuseUnfit(account);
      if (account.role === role) throw new Refusal('STAFF_SO_ALREADY');
    },
    async describe(input) {
      const { name, email, role: before } = await requireAccount(services, BigInt(input.id));
      const from = roleTexts[before];
      const to = roleTexts[input.role];
      const isAll = input.role === 'administrator';
      return {
        subject: { kind: 'staff', id: input.id },
        topic: input.id,
        says: {
          en: `${name} (${email}) gets the role ${to.en} instead of ${from.en}, from the next call on.${isAll ? ' An administrator may do everything.' : ''}`,
          tl: `Makukuha ni ${name} (${email}) ang papel na ${to.tl} sa halip na ${from.tl}, mula sa susunod na tawag.${isAll ? ' Magagawa ng tagapangasiwa ang lahat.' : ''}`,
        },
      };
    },
    async carryOut(tx, { origin: { actor }, input, reason, request }) {
      const { id, role } = input;
      const byTwo = { request: request.id, approver: actorId(actor) };
      const move = { id: BigInt(id), role, reason, byTwo };
      const entry = await moveToRole(services, tx, move);
      if (!entry) throw new Refusal('STAFF_SO_ALREADY');
      return { entries: [entry], events: [] };
    },
  };
}
