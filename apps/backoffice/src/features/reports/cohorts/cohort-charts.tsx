import { useLingui } from '@lingui/react/macro';
import type { CohortFigure } from '@perya/contract/reports/staff-calls/people';
import { useMemo, useState } from 'react';
import { Chart } from '../../../lib/show/chart/chart.tsx';
import { hasRoom } from '../trend.tsx';
import { cohortLines, shownWeeks } from './cohort-lines.ts';

const colors = ['--accent', '--positive', '--warning'] as const;

/** Whether those who came later come back more, and are worth more: above the list that has the same figures. */
export function CohortCharts({ rows }: { readonly rows: readonly CohortFigure[] }) {
  const { t, i18n } = useLingui();
  const [isOpen] = useState(hasRoom);
  const { at, retention, value } = useMemo(() => {
    const lines = cohortLines(rows, Date.now());
    const named = (all: readonly (readonly (number | null)[])[]) =>
      shownWeeks.map((week, place) => ({
        label: t`${i18n.number(week)} weeks later`,
        color: colors[place] ?? colors[0],
        values: all[place] ?? [],
      }));
    return { at: lines.at, retention: named(lines.retention), value: named(lines.value) };
  }, [rows, t, i18n]);
  return (
    <details open={isOpen} className="shrink-0 px-4 pt-3">
      <summary className="w-fit cursor-pointer font-semibold">{t`As lines`}</summary>
      <div className="grid gap-4 xl:grid-cols-2">
        <section className="min-w-0">
          <h2 className="font-semibold">{t`Who played, % of a week of registration`}</h2>
          <Chart
            label={t`Who played, % of a week of registration`}
            at={at}
            lines={retention}
            endsAt={0}
            table={null}
          />
        </section>
        <section className="min-w-0">
          <h2 className="font-semibold">{t`GGR so far, each of a week of registration`}</h2>
          <Chart
            label={t`GGR so far, each of a week of registration`}
            at={at}
            lines={value}
            endsAt={0}
            isMoney
            table={null}
          />
        </section>
      </div>
    </details>
  );
}
