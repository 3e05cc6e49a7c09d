import { type Promotion, promotion } from '@perya/contract/staff/calls/accounts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { moveToRole } from '../../accounts/change-role.ts';
import { requireAccount } from '../../accounts/require-account.ts';
import type { StaffServices } from '../../dependencies.ts';
import type { RequestAction } from '../request-action.ts';

type Services = Pick<StaffServices, 'accounts' | 'members' | 'allowsDemo'>;

/** Makes a colleague an administrator, who may do everything. */
export function createPromote(services: Services): RequestAction<Promotion> {
  async function findLower(id: string) {
    const account = await requireAccount(services, BigInt(id));
    if (account.switchedOffAt !== null) throw new Refusal('STAFF_SWITCHED_OFF');
    if (account.role === 'administrator') throw new Refusal('STAFF_SO_ALREADY');
    return account;
  }
  return {
    name: 'staff.promote',
    input: promotion,
    async check({ id }) {
      await findLower(id);
    },
    async describe({ id }) {
      const { name, email } = await findLower(id);
      return {
        subject: { kind: 'staff', id },
        topic: id,
        says: {
          en: `${name} (${email}) becomes an administrator, who may do everything, from the next call on.`,
          tl: `Magiging tagapangasiwa si ${name} (${email}), na may lahat ng pahintulot, mula sa susunod na tawag.`,
        },
      };
    },
    async carryOut(tx, { input, reason }) {
      await findLower(input.id);
      const entry = await moveToRole(services, tx, BigInt(input.id), 'administrator', reason);
      if (!entry) throw new Refusal('STAFF_SO_ALREADY');
      return { entries: [entry], events: [] };
    },
  };
}
