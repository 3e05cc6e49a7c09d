import { useLingui } from '@lingui/react/macro';
import { type Check, listChecks } from '@perya/contract/house/staff-calls/checks';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link, Outlet } from '@tanstack/react-router';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { ChainCard } from './chain-card.tsx';
import { CheckCard } from './check-card.tsx';
import { useCheckTexts, useStateTexts } from './check-texts.ts';
import { HouseTabs } from './house-tabs.tsx';
import { SealsTable } from './seals-table.tsx';

const lookEveryMs = 2000;

function Runs({ runs }: { readonly runs: readonly Check[] }) {
  const { t, i18n } = useLingui();
  const checks = useCheckTexts();
  const states = useStateTexts();
  if (runs.length === 0) return <PageState title={t`No check has run yet`} />;
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
              <Link to="/house/checks/$id" params={{ id }}>
                {id}
              </Link>
            ),
          },
          { id: 'check', title: t`Check`, cell: ({ name }) => checks[name].title },
          {
            id: 'result',
            title: t`Result`,
            cell: ({ state }) => (
              <StatusBadge tone={states[state].tone}>{states[state].label}</StatusBadge>
            ),
          },
          { id: 'began', title: t`Began`, cell: ({ started_at }) => <Age at={started_at} /> },
          { id: 'by', title: t`By`, cell: ({ started_by }) => started_by },
          {
            id: 'read',
            title: t`Players read`,
            align: 'end',
            cell: ({ done }) => i18n.number(done),
          },
          {
            id: 'found',
            title: t`Rows that break`,
            align: 'end',
            cell: ({ found }) => found,
          },
        ]}
      />
    </div>
  );
}

/** The checks of the books with their last results, run when somebody asks, and the rows that break. */
export function ChecksPage() {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(listChecks, {}, { pollMs: lookEveryMs });
  const running = answer?.runs.find((run) => run.state === 'running') ?? null;
  return (
    <div className="list-page">
      <div className="flex min-w-0 grow flex-col gap-4 overflow-y-auto pb-4">
        <HouseTabs />
        <h1 className="px-4 font-semibold text-[1.125rem]">{t`Checks`}</h1>
        <div className="flex flex-col gap-5 px-4">
          {state === 'loading' && <Skeleton className="h-40 w-full" />}
          {state === 'failed' && (
            <PageState
              title={t`The checks could not be loaded`}
              actionLabel={t`Try again`}
              onAction={() => void reload()}
            />
          )}
          {answer !== null && (
            <>
              <div className="flex flex-col gap-3">
                {answer.checks.map(({ name, last }) => (
                  <CheckCard key={name} name={name} last={last} running={running} />
                ))}
                <ChainCard />
              </div>
              <Section title={t`Latest runs`}>
                <Runs runs={answer.runs} />
              </Section>
              <SealsTable />
            </>
          )}
        </div>
      </div>
      <Outlet />
    </div>
  );
}
