import { useLingui } from '@lingui/react/macro';
import { readProgram } from '@perya/contract/release/staff-calls/program';
import { StandingSection } from '../../../lib/asking/standing-section.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { ApprovalsTable } from './approvals-table.tsx';

/** The processes that run what a request approves, and the releases that may run already. */
export function ProgramSubject({ id: hash }: { readonly id: string }) {
  const { t } = useLingui();
  return (
    <StandingSection call={readProgram} input={{}}>
      {({ processes, approvals }) => (
        <>
          <PlainTable
            title={t`Processes`}
            rows={processes}
            idOf={({ process }) => process}
            emptyText={t`No process has looked at itself yet`}
            columns={[
              { id: 'process', title: t`Process`, cell: ({ process }) => process },
              { id: 'version', title: t`Version`, cell: ({ version }) => version },
              {
                id: 'hash',
                title: t`Hash`,
                cell: (each) =>
                  each.hash === hash ? (
                    <StatusBadge tone="positive">{t`The one that is asked for`}</StatusBadge>
                  ) : (
                    <code>{each.hash?.slice(0, 12) ?? '–'}</code>
                  ),
              },
            ]}
          />
          <ApprovalsTable approvals={approvals} />
        </>
      )}
    </StandingSection>
  );
}
