import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { AuditRow } from '@perya/contract/audit/staff-calls/audit';
import { actorKindNames, subjectKindNames } from './audit-filters.ts';

type Who = Pick<AuditRow, 'actor_kind' | 'actor'>;
type What = Pick<AuditRow, 'subject_kind' | 'subject'>;

/** Actors and subjects as one says them: 'Staff 101'. */
export function useNamed(): { actorOf: (row: Who) => string; subjectOf: (row: What) => string } {
  const { t } = useLingui();
  const named = (name: MessageDescriptor | undefined, kind: string, id: string) =>
    `${name ? t(name) : kind} ${id}`.trim();
  const subjects: Readonly<Record<string, MessageDescriptor>> = subjectKindNames;
  return {
    actorOf: ({ actor_kind, actor }) => named(actorKindNames[actor_kind], actor_kind, actor),
    subjectOf: ({ subject_kind, subject }) => named(subjects[subject_kind], subject_kind, subject),
  };
}
