import type { EventKind } from './staff-calls/events.ts';

/** Entries of which a regulator wants to know, by their kind. Nothing of the AML officers' desk: nobody is warned. */
export const significantActions = {
  correction: [
    'payments.balance-adjusted',
    'payments.receipt-matched',
    'payments.receipt-refunded',
    'games.win-held',
    'games.win-refused',
  ],
  exclusion: ['limits.excluded', 'limits.readmitted', 'kyc.listed', 'kyc.listing-decided'],
  account: [
    'kyc.blocked',
    'kyc.unblocked',
    'kyc.frozen',
    'limits.account-dormant',
    'limits.dormancy-ended',
  ],
  limit: ['limits.changed', 'limits.restricted', 'limits.reopened'],
  game: [
    'catalogue.game-added',
    'catalogue.game-edited',
    'catalogue.game-terms-changed',
    'catalogue.promo-terms-changed',
    'catalogue.venue-added',
    'catalogue.venue-changed',
    'games.jackpot-saved',
    'games.jackpot-stopped',
    'games.venue-key-added',
    'games.venue-key-retired',
    'games.weight-changed',
  ],
  rule: [
    'configuration.imported',
    'configuration.undone',
    'content.put-in-force',
    'kyc.list-imported',
    'limits.policy-changed',
    'payments.channel-changed',
    'payments.rule-changed',
    'release.approved',
    'reports.policy-changed',
    'vip.levels-changed',
  ],
  access: [
    'staff.role-changed',
    'staff.role-networks-changed',
    'staff.role-permissions-changed',
    'staff.invited',
    'staff.term-changed',
    'staff.network-refused',
  ],
  stop: ['stops.stopped', 'stops.resumed', 'doors.closed', 'doors.opened'],
} as const satisfies Partial<Record<EventKind, readonly string[]>>;

export type AuditedKind = keyof typeof significantActions;
export type SignificantAction = (typeof significantActions)[AuditedKind][number];

export const auditedKinds = Object.keys(significantActions) as AuditedKind[];

export const isAuditedKind = (kind: EventKind): kind is AuditedKind =>
  Object.hasOwn(significantActions, kind);

const kinds = new Map<string, AuditedKind>(
  auditedKinds.flatMap((kind) => significantActions[kind].map((action) => [action, kind] as const)),
);

/** Of which kind an entry with this action is. */
export function kindOfAction(action: string): AuditedKind {
  const kind = kinds.get(action);
  if (!kind) throw new Error(`The action ${action} is no significant event`);
  return kind;
}
