import { useLingui } from '@lingui/react/macro';
import {
  type Check,
  type CheckName,
  cancelCheck,
  runCheck,
} from '@perya/contract/house/staff-calls/checks';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Button } from '../../lib/fields/button.tsx';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { useMay } from '../../lib/session/session.ts';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useCheckTexts, useStateTexts } from './check-texts.ts';

interface CheckCardProps {
  readonly name: CheckName;
  readonly last: Check | null;
  /** The run that is under way, of whichever check. */
  readonly running: Check | null;
}

function Progress({ run }: { readonly run: Check }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { submit, isBusy } = useSubmit(cancelCheck);
  const label = useId();
  const number = (figure: number) => i18n.number(figure);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span id={label} className="amount-figures">
        {t`${number(run.done)} of ${number(run.total)} players read`}
      </span>
      <progress aria-labelledby={label} max={Math.max(1, run.total)} value={run.done} />
      {may('ledger.check') && (
        <Button
          className="h-7"
          busy={isBusy}
          disabled={run.is_ending}
          onClick={() => void submit({ id: run.id })}
        >
          {run.is_ending ? t`Ending …` : t`Cancel`}
        </Button>
      )}
    </div>
  );
}

/** One check: what it holds against what, its last result and time, and the way to run it. */
export function CheckCard({ name, last, running }: CheckCardProps) {
  const { t } = useLingui();
  const may = useMay();
  const { title, text } = useCheckTexts()[name];
  const states = useStateTexts();
  const { submit, isBusy } = useSubmit(runCheck);
  const isRunning = running?.name === name;
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-2 rounded-card border border-line bg-raised p-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-[0.875rem]">{title}</h2>
        {last === null ? (
          <StatusBadge>{t`No result yet`}</StatusBadge>
        ) : (
          <>
            <StatusBadge tone={states[last.state].tone}>{states[last.state].label}</StatusBadge>
            <span className="text-ink-muted">
              <Age at={last.finished_at ?? last.started_at} /> · {last.started_by}
            </span>
          </>
        )}
        <span className="grow" />
        {may('ledger.check') && (
          <Button
            busy={isBusy}
            disabled={running !== null}
            aria-label={t`Run now: ${title}`}
            onClick={() => void submit({ name })}
          >{t`Run now`}</Button>
        )}
      </div>
      <p className="max-w-prose text-ink-muted">{text}</p>
      {last?.state === 'broken' && (
        <p>
          <Link to="/house/checks/$id" params={{ id: last.id }} className="font-semibold">
            {t`See the ${last.found} rows that break`}
          </Link>
        </p>
      )}
      <div className="min-h-7">{isRunning && <Progress run={running} />}</div>
    </section>
  );
}
