import type { accountsCalls } from '@perya/contract/staff/calls/accounts';
import type { rolesCalls } from '@perya/contract/staff/calls/roles';
import type { staffPhoneCalls } from '@perya/contract/staff/calls/staff-phone';
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
    changeStaffPhone: (context, request) => changePhone(services, context, request),
    changeStaffRole: (context, request) => changeRole(services, context, request),
    switchStaff: async (context, request) => switchAccount(services, context, request),
    endStaffSessions: (context, request) => endSessions(services, context, request),
    listRoles: () => listRoles(services),
    narrowRole: (context, request) => narrowRole(services, context, request),
  };
}
