import { useLingui } from '@lingui/react/macro';
import {
  type EvidenceDay,
  listEvidenceDays,
  takeEvidencePack,
  verifyEvidenceDay,
} from '@perya/contract/evidence/staff-calls/days';
import { Button } from '../../../lib/fields/button.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

/** Enough to compare by eye; the whole stands in the title. */
const hashShown = 12;

function Checked({ day }: { readonly day: EvidenceDay }) {
  const { t } = useLingui();
  if (day.checked_at === null) return <StatusBadge tone="warning">{t`Not verified`}</StatusBadge>;
  if (day.fault === null) {
    return (
      <span className="inline-flex items-center gap-2">
        <StatusBadge tone="positive">{t`Verified`}</StatusBadge>
        <Age at={day.checked_at} />
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-2">
      <StatusBadge tone="negative">{t`Broken`}</StatusBadge>
      {day.fault}
    </span>
  );
}

function Actions({ day }: { readonly day: EvidenceDay }) {
  const { t } = useLingui();
  const may = useMay();
  const verifying = useSubmit(verifyEvidenceDay);
  const taking = useSubmit(takeEvidencePack, {
    onDone: ({ url }) => {
      Object.assign(document.createElement('a'), { href: url }).click();
    },
  });
  const name = day.day;
  return (
    <span className="inline-flex gap-2">
      <Button
        className="h-7"
        busy={verifying.isBusy}
        aria-label={t`Verify ${name}`}
        onClick={() => void verifying.submit({ day: name })}
      >{t`Verify`}</Button>
      {may('evidence.download') && (
        <Button
          className="h-7"
          busy={taking.isBusy}
          aria-label={t`Download ${name}`}
          onClick={() => void taking.submit({ day: name })}
        >{t`Download`}</Button>
      )}
    </span>
  );
}

/** The days that are closed and signed, whether each is what the data says, and its pack to take away. */
export function DaysTable() {
  const { t, i18n } = useLingui();
  const { answer } = useCall(listEvidenceDays, {});
  if (answer === null || answer.days.length === 0) return null;
  return (
    <Section title={t`Signed days`}>
      <p className="text-ink-muted">
        {t`Whoever has packs computes them alone, in a browser: /evidence/verify, where players open the app.`}
      </p>
      <div className="rounded-card border border-line bg-raised">
        <PlainTable
          title={t`Signed days`}
          rows={answer.days}
          idOf={({ day }) => day}
          columns={[
            { id: 'day', title: t`Day`, cell: ({ day }) => day },
            {
              id: 'rows',
              title: t`Rows`,
              align: 'end',
              cell: ({ rows }) => i18n.number(rows),
            },
            {
              id: 'root',
              title: t`Root`,
              cell: ({ root }) => (
                <span className="amount-figures" title={root}>
                  {root.slice(0, hashShown)}
                </span>
              ),
            },
            { id: 'key', title: t`Key`, cell: ({ key }) => key },
            { id: 'closed', title: t`Signed`, cell: ({ closed_at }) => <Age at={closed_at} /> },
            { id: 'state', title: t`Result`, cell: (day) => <Checked day={day} /> },
            { id: 'actions', title: t`Actions`, cell: (day) => <Actions day={day} /> },
          ]}
        />
      </div>
    </Section>
  );
}
