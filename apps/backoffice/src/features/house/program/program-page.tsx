import { useLingui } from '@lingui/react/macro';
import {
  type ProgramAnswer,
  readProgram,
  type VerifiedProgram,
  verifyProgram,
} from '@perya/contract/release/staff-calls/program';
import { useState } from 'react';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { HouseTabs } from '../house-tabs.tsx';
import { ApprovalsTable } from './approvals-table.tsx';
import { ApproveDialog, type Proposed } from './approve-dialog.tsx';
import { ProcessCard } from './process-card.tsx';

/** Whoever has asked sees each process answer. */
const lookEveryMs = 3000;
const nothingProposed: Proposed = { hash: '', version: '' };

/** What runs, held against the list of its release, and which releases may run. */
export function ProgramPage() {
  const { t } = useLingui();
  const may = useMay();
  const read = useCall(readProgram, {}, { pollMs: lookEveryMs });
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const propose = (of: VerifiedProgram) =>
    setProposed({ hash: of.hash ?? '', version: of.version });
  return (
    <div className="list-page">
      <div className="flex min-w-0 grow flex-col gap-4 overflow-y-auto pb-4">
        <HouseTabs />
        <CallPage
          title={t`Program`}
          about={t`Every process holds its files against the list of its release when it starts, each day, and when you ask. Two people approve a release by the hash of that list.`}
          read={read}
          failedTitle={t`What runs could not be read`}
          actions={
            may('releases.propose') && (
              <Button
                onClick={() => setProposed(nothingProposed)}
              >{t`Ask to approve a release …`}</Button>
            )
          }
        >
          {(answer) => (
            <WaitingRequests action="release.approve">
              <Processes answer={answer} onPropose={propose} />
              <ApprovalsTable approvals={answer.approvals} />
            </WaitingRequests>
          )}
        </CallPage>
      </div>
      {proposed && <ApproveDialog proposed={proposed} onClose={() => setProposed(null)} />}
    </div>
  );
}

interface ProcessesProps {
  readonly answer: ProgramAnswer;
  readonly onPropose: (program: VerifiedProgram) => void;
}

function Processes({ answer: { processes, asked_at }, onPropose }: ProcessesProps) {
  const { t } = useLingui();
  const may = useMay();
  const { submit, isBusy } = useSubmit(verifyProgram);
  return (
    <Section title={t`Processes`}>
      <div className="flex flex-wrap items-center gap-3">
        {may('releases.verify') && (
          <Button kind="primary" busy={isBusy} onClick={() => void submit({})}>
            {t`Verify now`}
          </Button>
        )}
        {asked_at !== null && (
          <span className="text-ink-muted">
            {t`Last asked for:`} <Age at={asked_at} />
          </span>
        )}
      </div>
      {processes.length === 0 && <PageState title={t`No process has looked at itself yet`} />}
      {processes.map((program) => (
        <ProcessCard key={program.process} program={program} onPropose={onPropose} />
      ))}
    </Section>
  );
}
