import { useLingui } from '@lingui/react/macro';
import { type Check, listChecks } from '@perya/contract/staff/calls/checks';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link, Outlet } from '@tanstack/react-router';
import { useCall } from '../../lib/query/use-call.ts';
import { Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { ChainCard } from './chain-card.tsx';
import { CheckCard } from './check-card.tsx';
import { useCheckTexts, useStateTexts } from './check-texts.ts';
import { HouseTabs } from './house-tabs.tsx';

const lookEveryMs = 2000;

function Runs({ runs }: { readonly runs: readonly Check[] }) {
  const { t, i18n } = useLingui();
  const checks = useCheckTexts();
  const states = useStateTexts();
  if (runs.length === 0) return <PageState title={t`No check has run yet`} />;
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-raised">
      <table aria-label={t`Latest runs`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Run`}</th>
            <th scope="col">{t`Check`}</th>
            <th scope="col">{t`Result`}</th>
            <th scope="col">{t`Began`}</th>
            <th scope="col">{t`By`}</th>
            <th scope="col" className="text-right">{t`Players read`}</th>
            <th scope="col" className="text-right">{t`Rows that break`}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <td>
                <Link to="/house/checks/$id" params={{ id: run.id }}>
                  {run.id}
                </Link>
              </td>
              <td>{checks[run.name].title}</td>
              <td>
                <StatusBadge tone={states[run.state].tone}>{states[run.state].label}</StatusBadge>
              </td>
              <td>
                <Age at={run.started_at} />
              </td>
              <td>{run.started_by}</td>
              <td className="amount-figures text-right">{run.done.toLocaleString(i18n.locale)}</td>
              <td className="amount-figures text-right">{run.found}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
      <div className="flex min-w-0 grow flex-col gap-4 overflow-y-auto pt-3 pb-4">
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
            </>
          )}
        </div>
      </div>
      <Outlet />
    </div>
  );
}
