import type { AnswerOf } from '@perya/contract/call';
import type { listRoles } from '@perya/contract/staff/calls/roles';

export type RoleRow = AnswerOf<typeof listRoles>['rows'][number];
