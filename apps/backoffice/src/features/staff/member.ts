import type { AnswerOf } from '@perya/contract/call';
import type { getStaffMember } from '@perya/contract/staff/calls/accounts';

export type Member = AnswerOf<typeof getStaffMember>;
