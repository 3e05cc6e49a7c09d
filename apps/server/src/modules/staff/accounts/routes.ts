import type { accountsCalls } from '@perya/contract/staff/calls/accounts';
import type { rolesCalls } from '@perya/contract/staff/calls/roles';
import type { staffPhoneCalls } from '@perya/contract/staff/calls/staff-phone';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import { narrowRole } from '../roles/change-permissions.ts';
import { listRoles } from '../roles/list-roles.ts';
import type { StaffServices } from '../services.ts';
import { changePhone } from './change-phone.ts';
import { changeRole } from './change-role.ts';
import { endSessions } from './end-sessions.ts';
import { listMembers, readMember } from './list-members.ts';
import { switchAccount } from './switch-account.ts';

export type AccountCalls = typeof accountsCalls & typeof rolesCalls & typeof staffPhoneCalls;

export function accountRoutes(services: StaffServices): Handlers<AccountCalls> {
  return {
    listStaff: (_context, request) => listMembers(services, request),
    getStaffMember: (_context, request) => readMember(services, request),
    ...bindVerbs(services, {
      changeStaffPhone: changePhone,
      changeStaffRole: changeRole,
      switchStaff: switchAccount,
      endStaffSessions: endSessions,
      listRoles,
      narrowRole,
    }),
  };
}
