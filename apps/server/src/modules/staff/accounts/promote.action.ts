import type { Promotion } from '@perya/contract/staff/calls/accounts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { actorId, type RequestAction } from '../../audit/index.ts';
import { saidRole } from '../roles/role-text.ts';
import type { StaffServices } from '../services.ts';
import { moveToRole, refuseOutside, refuseUnfit } from './change-role.ts';
import { requireAccount } from './require-account.ts';

type Services = Pick<StaffServices, 'accounts' | 'members' | 'roles' | 'allowsDemo'>;

/** Gives a colleague a role that may more than theirs. */
export function promoteColleague(services: Services): RequestAction<Promotion> {
  return {
    async describe(input, askedBy) {
      if (BigInt(input.id) === askedBy) throw new Refusal('STAFF_OWN_ACCOUNT');
      const account = await requireAccount(services, BigInt(input.id));
      refuseUnfit(account);
      const { name, email, role: before } = account;
      if (before === input.role) throw new Refusal('STAFF_SO_ALREADY');
      refuseOutside(before, input.role);
      const from = await saidRole(services, before);
      const to = await saidRole(services, input.role);
      const isAll = input.role === 'administrator';
      return {
        subject: { kind: 'staff', id: input.id },
        topic: input.id,
        says: {
          en: `${name} (${email}) gets the role ${to.en} instead of ${from.en}, from the next call on.${isAll ? ' An administrator may do everything but see the AML desk.' : ''}`,
          tl: `Makukuha ni ${name} (${email}) ang tungkuling ${to.tl} sa halip na ${from.tl}, mula sa susunod na tawag.${isAll ? ' Magagawa ng tagapangasiwa ang lahat maliban sa makita ang AML desk.' : ''}`,
        },
      };
    },
    async carryOut(tx, { origin: { actor }, input, reason, request }) {
      const { id, role } = input;
      const byTwo = { request: request.id, approver: actorId(actor) };
      const move = { id: BigInt(id), role, reason, byTwo };
      const entry = await moveToRole(services, tx, move);
      if (!entry) throw new Refusal('STAFF_SO_ALREADY');
      return { entries: [entry] };
    },
  };
}
