import { useLingui } from '@lingui/react/macro';
import {
  listTurnoverWeights,
  type TurnoverWeight,
  weightDays,
} from '@perya/contract/games/staff-calls/turnover-weights';
import { useState } from 'react';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { ChangeWeightDialog } from './change-weight-dialog.tsx';
import { useTypeNames } from './use-type-names.ts';

/** How much of a stake counts towards what must be played before money can be withdrawn. */
export function WeightsPage() {
  const { t } = useLingui();
  const read = useCall(listTurnoverWeights, {});
  const [changed, setChanged] = useState<TurnoverWeight | null>(null);
  return (
    <CallPage
      title={t`Wagering contribution`}
      about={t`How much of a stake counts towards what must be played before a deposit or a bonus can be withdrawn. A stake that comes back takes back what it counted.`}
      read={read}
      failedTitle={t`The weights could not be loaded`}
    >
      {({ rows }) => (
        <>
          <WaitingRequests action="games.weight">
            <WeightsTable rows={rows} onChange={setChanged} />
          </WaitingRequests>
          {changed && <ChangeWeightDialog held={changed} onClose={() => setChanged(null)} />}
        </>
      )}
    </CallPage>
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
