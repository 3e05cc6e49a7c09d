import { msg } from '@lingui/core/macro';
import { choiceFilter, dayFilter, textFilter } from '../../lib/list/filters.ts';

export const actorKindNames = {
  player: msg`Player`,
  staff: msg`Staff`,
  system: msg`System`,
  visitor: msg`Visitor`,
} as const;

export const subjectKindNames = {
  player: msg`Player`,
  contact: msg`Phone or email`,
  venue: msg`Venue`,
  game: msg`Game`,
  staff: msg`Staff`,
  role: msg`Role`,
  request: msg`Request`,
  list: msg`List`,
  channel: msg`Payment channel`,
  branch: msg`Branch`,
  vouchers: msg`Batch of vouchers`,
  promotion: msg`Promotion`,
  tile: msg`Tile of the welfare hub`,
  rule: msg`Rule of withdrawals`,
  case: msg`Case`,
  partner: msg`Partner`,
  piece: msg`Document or article`,
  house: msg`House`,
} as const;

/** What stands in the address of the audit's list. */
export const auditFilters = {
  find: textFilter(msg`Action, address, request`),
  actor_kind: choiceFilter(msg`Actor: any kind`, actorKindNames),
  actor: textFilter(msg`Id of the actor`),
  subject_kind: choiceFilter(msg`Subject: any kind`, subjectKindNames),
  subject: textFilter(msg`Id of the subject`),
  from: dayFilter(msg`From`),
  to: dayFilter(msg`To`),
} as const;
