import { useLingui } from '@lingui/react/macro';
import { type ControlsAnswer, runControl } from '@perya/contract/evidence/staff-calls/controls';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../lib/fields/button.tsx';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { ControlState } from './control-state.tsx';
import { useControlTexts } from './control-texts.ts';

/** One control: what it holds the house to, by which rule, how it stands, and the way to run it. */
export function ControlCard({ control }: { readonly control: ControlsAnswer['controls'][number] }) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { title, text } = useControlTexts()[control.name];
  const { submit, isBusy } = useSubmit(runControl);
  const { last, law, serves } = control;
  const looked = i18n.number(last?.looked ?? 0);
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-2 rounded-card border border-line bg-raised p-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-[0.875rem]">{title}</h2>
        <ControlState run={last} />
        {last && (
          <span className="amount-figures text-ink-muted">
            <Age at={last.finished_at} /> · {t`${looked} rows looked at`}
          </span>
        )}
        <span className="grow" />
        {may('controls.run') && (
          <Button
            busy={isBusy}
            aria-label={t`Run now: ${title}`}
            onClick={() => void submit({ name: control.name })}
          >{t`Run now`}</Button>
        )}
      </div>
      <p className="max-w-prose">{text}</p>
      <p className="text-ink-muted">{[law, ...serves].join(' · ')}</p>
      {last && last.found > 0 && (
        <p>
          <Link to="/house/controls/$id" params={{ id: last.id }} className="font-semibold">
            {t`See the ${last.found} rows that break`}
          </Link>
        </p>
      )}
    </section>
  );
}
