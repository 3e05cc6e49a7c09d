import type { accountsCalls } from '@perya/contract/staff/calls/accounts';
import type { rolesCalls } from '@perya/contract/staff/calls/roles';
import type { staffPhoneCalls } from '@perya/contract/staff/calls/staff-phone';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { narrowNetworks } from '../roles/change-networks.ts';
import { narrowRole } from '../roles/change-permissions.ts';
import { addRole, removeRole } from '../roles/own-roles.ts';
import type { StaffServices } from '../services.ts';
import { changePhone } from './change-phone.ts';
import { changeRole } from './change-role.ts';
import { listActivity, listOpenSessions } from './read-activity.ts';
import { listMembers, listRoles, readMember } from './read-members.ts';
import { endSessions, switchAccount } from './switch-account.ts';

export type AccountCalls = typeof accountsCalls & typeof rolesCalls & typeof staffPhoneCalls;

export function accountRoutes(services: StaffServices): Handlers<AccountCalls> {
  return {
    listStaff: (_context, request) => listMembers(services, request),
    getStaffMember: (_context, request) => readMember(services, request),
    listStaffActivity: () => listActivity(services),
    ...bindVerbs(services, {
      changeStaffPhone: changePhone,
      changeStaffRole: changeRole,
      switchStaff: switchAccount,
      endStaffSessions: endSessions,
      listOpenSessions,
      listRoles,
      addRole,
      removeRole,
      narrowRole,
      narrowNetworks,
    }),
  };
}
