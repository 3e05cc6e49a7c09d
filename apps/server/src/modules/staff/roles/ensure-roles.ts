import { bySystem, nothingChanged } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';

/** Brings roles and permissions of the contract into the installation, at every start. */
export async function ensureRoles({
  audit,
  roles,
}: Pick<StaffServices, 'audit' | 'roles'>): Promise<void> {
  if ((await roles.listUnknown()).length === 0) return;
  await audit.record(bySystem('staff.ensure-roles'), async (tx) => {
    const added = await roles.addUnknown(tx);
    // Another process that started at the same time was first.
    if (added.length === 0) return nothingChanged(undefined);
    return {
      result: undefined,
      entries: [{ action: 'staff.roles-added', subject: { kind: 'house' }, after: { added } }],
    };
  });
}
