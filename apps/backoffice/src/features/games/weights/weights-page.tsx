import { useLingui } from '@lingui/react/macro';
import {
  listTurnoverWeights,
  type TurnoverWeight,
  weightDays,
} from '@perya/contract/staff/calls/turnover-weights';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { ChangeWeightDialog } from './change-weight-dialog.tsx';
import { useTypeNames } from './use-type-names.ts';

/** How much of a stake counts towards what must be played before money can be withdrawn. */
export function WeightsPage() {
  const { t } = useLingui();
  const { answer, state, reload, setAnswer } = useCall(listTurnoverWeights, {});
  const [changed, setChanged] = useState<TurnoverWeight | null>(null);
  return (
    <section
      aria-label={t`Turnover`}
      className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-4"
    >
      <div className="flex flex-col gap-1">
        <h1 className="font-semibold text-[1.125rem]">{t`Turnover`}</h1>
        <p className="text-ink-muted">
          {t`How much of a stake counts towards what must be played before a deposit or a bonus can be withdrawn. A stake that comes back takes back what it counted.`}
        </p>
      </div>
      {state === 'loading' && <Skeleton className="h-64" />}
      {state === 'failed' && (
        <PageState
          title={t`The weights could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer && <WeightsTable rows={answer.rows} onChange={setChanged} />}
      {changed && (
        <ChangeWeightDialog held={changed} onChanged={setAnswer} onClose={() => setChanged(null)} />
      )}
    </section>
  );
}

interface WeightsTableProps {
  readonly rows: readonly TurnoverWeight[];
  readonly onChange: (row: TurnoverWeight) => void;
}

function WeightsTable({ rows, onChange }: WeightsTableProps) {
  const { t } = useLingui();
  const may = useMay();
  const nameOf = useTypeNames();
  const changeLabel = (name: string) => t`Change: ${name}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={t`Weights`} className="overflow-x-auto">
      <table aria-label={t`Weights`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Games`}</th>
            <th scope="col" className="text-right">{t`Counts`}</th>
            <th scope="col" className="text-right">{t`Staked in ${weightDays} days`}</th>
            <th scope="col" className="text-right">{t`Counted of it`}</th>
            <th scope="col">{t`Changed`}</th>
            {may('games.weights') && <th scope="col">{t`Change`}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.game_type}>
              <th scope="row" className="text-left font-normal">
                {nameOf(row.game_type)}
              </th>
              <td className="amount-figures text-right">{`${row.weight} %`}</td>
              <td className="amount-figures text-right">
                <Money amount={row.staked} />
              </td>
              <td className="amount-figures text-right">
                <Money amount={row.counted} />
              </td>
              <td>{row.changed_at === null ? '–' : <Age at={row.changed_at} />}</td>
              {may('games.weights') && (
                <td>
                  <Button
                    onClick={() => onChange(row)}
                    aria-label={changeLabel(nameOf(row.game_type))}
                  >
                    {t`Change`}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
