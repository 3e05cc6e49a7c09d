import type { PermissionTable } from './permission-entry.ts';

/** A compartment of its own: no role but that of the officers begins with any of these, not even the administrator. */
export const permissionsOfAml = {
  'aml.read': {
    allows: 'See the AML desk: cases, reports of the law, rules and what they found',
    roles: ['aml'],
  },
  'aml.work': {
    allows: 'Work on AML cases: narratives, held payouts and files; to end a case, ask for it',
    roles: ['aml'],
    approvedBy: 'aml.approve',
  },
  'aml.rules': {
    allows: 'Try AML rules on past months, and ask to switch one or to change the figures',
    roles: ['aml'],
    approvedBy: 'aml.approve',
  },
  'aml.approve': {
    allows: 'Approve what another AML officer asks for',
    roles: ['aml'],
  },
} as const satisfies PermissionTable;
