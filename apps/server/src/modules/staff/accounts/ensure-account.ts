import { bySystem, nothingChanged } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import type { NewAccount } from './account.store.ts';

/** The account with this address, made if there is none: for the demo operator and for tests. */
export async function ensureAccount(
  { audit, accounts }: StaffServices,
  account: NewAccount,
): Promise<bigint> {
  const { email, name, role } = account;
  const made = await audit.record<bigint | null>(bySystem('staff.ensure-account'), async (tx) => {
    const id = await accounts.insert(tx, account);
    if (id === null) return nothingChanged(null);
    return {
      result: id,
      entries: [
        {
          action: 'staff.account-made',
          subject: { kind: 'staff', id: String(id) },
          after: { email, name, role },
        },
      ],
    };
  });
  const id = made ?? (await accounts.findByEmail(email))?.id;
  if (id === undefined) throw new Error(`The staff account ${email} could not be made`);
  return id;
}
