import { useLingui } from '@lingui/react/macro';
import type { ReleaseApproval } from '@perya/contract/release/staff-calls/program';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';

/** Enough to compare by eye; the whole stands in the title. */
const hashShown = 12;

/** The releases that may run, and who said so. */
export function ApprovalsTable({ approvals }: { readonly approvals: readonly ReleaseApproval[] }) {
  const { t } = useLingui();
  const actor = useActor();
  if (approvals.length === 0) {
    return (
      <Section title={t`Approved releases`}>
        <PageState title={t`No release is approved yet`} />
      </Section>
    );
  }
  return (
    <Section title={t`Approved releases`}>
      <div className="rounded-card border border-line bg-raised">
        <PlainTable
          title={t`Approved releases`}
          rows={approvals}
          idOf={({ hash }) => hash}
          columns={[
            { id: 'version', title: t`Version`, cell: ({ version }) => version },
            {
              id: 'hash',
              title: t`Hash`,
              cell: ({ hash }) => (
                <span className="amount-figures" title={hash}>
                  {hash.slice(0, hashShown)}
                </span>
              ),
            },
            { id: 'asked', title: t`Asked by`, cell: ({ asked_by }) => actor(asked_by) },
            {
              id: 'approved',
              title: t`Approved by`,
              cell: ({ approved_by }) => actor(approved_by),
            },
            { id: 'at', title: t`Approved`, cell: ({ approved_at }) => <Age at={approved_at} /> },
          ]}
        />
      </div>
    </Section>
  );
}
