import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import { readFiguresPolicy } from '@perya/contract/reports/staff-calls/days';
import { StandingSection } from '../../lib/asking/standing-section.tsx';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { useActor } from '../../lib/show/use-actor.ts';
import { hourText, percentText } from './policy-values.ts';

type Lines = AnswerOf<typeof readFiguresPolicy>['lines'];

/** When a gaming day begins and what the regulator takes, with every change. */
export function PolicyLines({ lines }: { readonly lines: Lines }) {
  const { t } = useLingui();
  const nameOf = useActor();
  return (
    <PlainTable
      title={t`When a day begins, and the regulator’s share`}
      rows={lines}
      idOf={({ from_day }) => from_day ?? ''}
      columns={[
        { id: 'from', title: t`From`, cell: ({ from_day }) => from_day ?? t`the beginning` },
        { id: 'hour', title: t`Begins at`, cell: ({ day_hour }) => hourText(day_hour) },
        {
          id: 'share',
          title: t`Regulator’s share`,
          align: 'end',
          cell: ({ share_basis_points }) => `${percentText(share_basis_points)} %`,
        },
        { id: 'by', title: t`By`, cell: ({ made_by }) => nameOf(made_by) },
        { id: 'at', title: t`Decided`, cell: ({ made_at }) => <Moment at={made_at} /> },
      ]}
    />
  );
}

/** What a request about the gaming day changes. */
export function FiguresPolicySubject() {
  return (
    <StandingSection call={readFiguresPolicy} input={{}}>
      {({ lines }) => <PolicyLines lines={lines} />}
    </StandingSection>
  );
}
