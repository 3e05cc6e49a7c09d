import type { AnswerOf } from '@perya/contract/call';
import { getStaffMember, listStaff } from '@perya/contract/staff/calls/accounts';
import { refreshCalls } from '../../lib/query/query-client.ts';

export type Member = AnswerOf<typeof getStaffMember>;

/** After a change of an account. */
export const refreshMembers = () => refreshCalls(listStaff, getStaffMember);
