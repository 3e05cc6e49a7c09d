import { useLingui } from '@lingui/react/macro';
import { listViolations } from '@perya/contract/house/staff-calls/checks';
import { Skeleton } from '@perya/ui/states/skeleton';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { CaseDrawer } from '../../lib/overlays/case-drawer.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { PlayerLink } from '../../lib/show/player-link.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useCheckTexts, useStateTexts } from './check-texts.ts';

/** One run of a check: who ran it when, and the rows that break, each with the player it concerns. */
export function ViolationsCase() {
  const { t } = useLingui();
  const { id } = getRouteApi('/house/checks/$id').useParams();
  const navigate = useNavigate();
  const checks = useCheckTexts();
  const states = useStateTexts();
  const { answer, state } = useCall(listViolations, { id });
  const run = answer?.run;
  return (
    <CaseDrawer
      title={t`Run ${id}`}
      badge={
        run && <StatusBadge tone={states[run.state].tone}>{states[run.state].label}</StatusBadge>
      }
      onClose={() => void navigate({ to: '/house/checks' })}
    >
      {state === 'loading' && <Skeleton className="h-40 w-full" />}
      {state === 'failed' && <PageState title={t`There is no such run`} />}
      {answer !== null && run && (
        <>
          <Facts
            facts={[
              { label: t`Check`, value: checks[run.name].title },
              { label: t`By`, value: run.started_by },
              { label: t`Began`, value: <Moment at={run.started_at} /> },
              { label: t`Ended`, value: run.finished_at && <Moment at={run.finished_at} /> },
            ]}
          />
          <Section title={t`Rows that break`}>
            {answer.rows.length === 0 && <p className="text-ink-muted">{t`None`}</p>}
            <ul className="flex flex-col gap-3">
              {answer.rows.map(({ invariant, uid, detail }) => (
                <li key={`${invariant} ${uid} ${detail}`} className="flex flex-col gap-0.5">
                  <span className="font-semibold">{invariant}</span>
                  <span className="amount-figures break-words">{detail}</span>
                  <span className="text-ink-muted">
                    {t`Player`} <PlayerLink uid={uid} />
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </CaseDrawer>
  );
}
