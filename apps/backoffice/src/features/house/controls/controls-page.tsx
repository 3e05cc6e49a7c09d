import { useLingui } from '@lingui/react/macro';
import { type ControlRun, listControls } from '@perya/contract/evidence/staff-calls/controls';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link, Outlet } from '@tanstack/react-router';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { HouseTabs } from '../house-tabs.tsx';
import { ControlCard } from './control-card.tsx';
import { ControlState } from './control-state.tsx';
import { useControlTexts } from './control-texts.ts';
import { DaysTable } from './days-table.tsx';
import { FundsTable } from './funds-table.tsx';

function Runs({ runs }: { readonly runs: readonly ControlRun[] }) {
  const { t, i18n } = useLingui();
  const texts = useControlTexts();
  const actor = useActor();
  if (runs.length === 0) return <PageState title={t`No control has run yet`} />;
  return (
    <div className="rounded-card border border-line bg-raised">
      <PlainTable
        title={t`Latest runs`}
        rows={runs}
        idOf={({ id }) => id}
        columns={[
          {
            id: 'run',
            title: t`Run`,
            cell: ({ id }) => (
              <Link to="/house/controls/$id" params={{ id }}>
                {id}
              </Link>
            ),
          },
          { id: 'control', title: t`Control`, cell: ({ control }) => texts[control].title },
          { id: 'result', title: t`Result`, cell: (run) => <ControlState run={run} /> },
          { id: 'ended', title: t`Ended`, cell: ({ finished_at }) => <Age at={finished_at} /> },
          { id: 'by', title: t`By`, cell: ({ started_by }) => actor(started_by) },
          {
            id: 'looked',
            title: t`Rows looked at`,
            align: 'end',
            cell: ({ looked }) => i18n.number(looked),
          },
          { id: 'found', title: t`Rows that break`, align: 'end', cell: ({ found }) => found },
        ]}
      />
    </div>
  );
}

/** What must hold in the data of the house: how each control stands, and the rows that break one. */
export function ControlsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { answer, state, reload } = useCall(listControls, {});
  return (
    <div className="list-page">
      <div className="flex min-w-0 grow flex-col gap-4 overflow-y-auto pb-4">
        <HouseTabs />
        <h1 className="px-4 font-semibold text-[1.125rem]">{t`Controls`}</h1>
        <div className="flex flex-col gap-5 px-4">
          {state === 'loading' && <Skeleton className="h-40 w-full" />}
          {state === 'failed' && (
            <PageState
              title={t`The controls could not be loaded`}
              actionLabel={t`Try again`}
              onAction={() => void reload()}
            />
          )}
          {answer !== null && (
            <>
              <div className="flex flex-col gap-3">
                {answer.controls.map((control) => (
                  <ControlCard key={control.name} control={control} />
                ))}
              </div>
              <Section title={t`Latest runs`}>
                <Runs runs={answer.runs} />
              </Section>
              {may('evidence.read') && <DaysTable />}
              {may('funds.read') && <FundsTable />}
            </>
          )}
        </div>
      </div>
      <Outlet />
    </div>
  );
}
