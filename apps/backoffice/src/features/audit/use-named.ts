import { useLingui } from '@lingui/react/macro';
import type { AuditRow } from '@perya/contract/audit/staff-calls/audit';
import { listColleagues } from '@perya/contract/staff/calls/own';
import { useCall } from '../../lib/query/use-call.ts';
import { actorKindNames, subjectKindNames } from './audit-filters.ts';

type Who = Pick<AuditRow, 'actor_kind' | 'actor'>;
type What = Pick<AuditRow, 'subject_kind' | 'subject'>;

/** Actors and subjects as one says them: 'Player 10000027', and of staff 'Ana Reyes · 101', because two may have one name. */
export function useNamed(): { actorOf: (row: Who) => string; subjectOf: (row: What) => string } {
  const { t } = useLingui();
  const { answer } = useCall(listColleagues, {});
  const kinds = { ...actorKindNames, ...subjectKindNames };
  const named = (kind: string, id: string) => {
    const name = kind === 'staff' && answer?.rows.find((row) => row.id === id)?.name;
    if (name) return `${name} · ${id}`;
    const known = Object.hasOwn(kinds, kind) ? t(kinds[kind as keyof typeof kinds]) : kind;
    return `${known} ${id}`.trim();
  };
  return {
    actorOf: ({ actor_kind, actor }) => named(actor_kind, actor),
    subjectOf: ({ subject_kind, subject }) => named(subject_kind, subject),
  };
}
