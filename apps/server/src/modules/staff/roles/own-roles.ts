import type { RequestOf } from '@perya/contract/call';
import type {
  addRole as addCall,
  removeRole as removeCall,
} from '@perya/contract/staff/calls/roles';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { StaffServices } from '../services.ts';
import { isTitleOfRelease } from './role-text.ts';

/** A role of the operator's own: it may nothing but use the app until two people give it more. */
export function addRole(
  { audit, roles }: StaffServices,
  context: StaffContext,
  { role, title, reason }: RequestOf<typeof addCall>,
): Promise<boolean> {
  if (isTitleOfRelease(title)) throw new Refusal('ROLE_TAKEN');
  return audit.record<boolean>(byStaff(context), async (tx) => {
    if (!(await roles.add(tx, role, title))) throw new Refusal('ROLE_TAKEN');
    const subject = { kind: 'role', role } as const;
    return {
      result: true,
      entries: [{ action: 'staff.role-added', subject, after: { title }, reason }],
    };
  });
}

/** Nobody has it: nobody loses anything. */
export function removeRole(
  { audit, roles }: StaffServices,
  context: StaffContext,
  { role, reason }: RequestOf<typeof removeCall>,
): Promise<boolean> {
  return audit.record<boolean>(byStaff(context), async (tx) => {
    const stands = (await roles.list(tx)).find(({ name }) => name === role);
    if (!stands) throw new Refusal('NOT_FOUND');
    const permissions = await roles.lockPermissions(tx, role);
    if (!(await roles.remove(tx, role))) throw new Refusal('ROLE_IN_USE');
    const before = { title: stands.title ?? role, permissions: permissions.toSorted() };
    const subject = { kind: 'role', role } as const;
    return { result: true, entries: [{ action: 'staff.role-removed', subject, before, reason }] };
  });
}
