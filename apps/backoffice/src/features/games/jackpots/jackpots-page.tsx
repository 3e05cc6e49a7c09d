import { useLingui } from '@lingui/react/macro';
import { listStaffJackpots, type StaffJackpot } from '@perya/contract/games/staff-calls/jackpots';
import { useState } from 'react';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { JackpotDialog } from './jackpot-dialog.tsx';
import { percentOf } from './share-typed.ts';
import { StopJackpotDialog } from './stop-jackpot-dialog.tsx';
import { useStateNames } from './use-state-names.ts';

type Opened =
  | { dialog: 'terms'; jackpot: StaffJackpot | null }
  | { dialog: 'stop'; jackpot: StaffJackpot };

/** Jackpots with what is in them, what they have paid and what they return. */
export function JackpotsPage() {
  const { t } = useLingui();
  const may = useMay();
  const read = useCall(listStaffJackpots, {});
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <CallPage
      title={t`Jackpots`}
      about={t`A share of stakes fills a pool, which a draw at the end of a round gives to its player. What is in pools is owed to players. Amounts are real money alone.`}
      read={read}
      failedTitle={t`The jackpots could not be loaded`}
    >
      {({ rows }) => (
        <>
          <WaitingRequests action="games.jackpot" />
          {may('games.jackpots') && (
            <div>
              <Button onClick={() => setOpened({ dialog: 'terms', jackpot: null })}>
                {t`Add a jackpot`}
              </Button>
            </div>
          )}
          <JackpotsTable rows={rows} onOpen={setOpened} />
          {opened?.dialog === 'terms' && <JackpotDialog held={opened.jackpot} onClose={close} />}
          {opened?.dialog === 'stop' && (
            <StopJackpotDialog jackpot={opened.jackpot} onClose={close} />
          )}
        </>
      )}
    </CallPage>
  );
}

interface JackpotsTableProps {
  readonly rows: readonly StaffJackpot[];
  readonly onOpen: (opened: Opened) => void;
}

function JackpotsTable({ rows, onOpen }: JackpotsTableProps) {
  const { t } = useLingui();
  const may = useMay();
  const states = useStateNames();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys too.
    <section tabIndex={0} aria-label={t`Jackpots`} className="overflow-x-auto">
      <table aria-label={t`Jackpots`} className="list-table">
        <thead>
          <tr>
            <th scope="col">{t`Jackpot`}</th>
            <th scope="col">{t`State`}</th>
            <th scope="col" className="text-right">{t`In the pool`}</th>
            <th scope="col" className="text-right">{t`Put aside`}</th>
            <th scope="col" className="text-right">{t`From stakes`}</th>
            <th scope="col" className="text-right">{t`From the house`}</th>
            <th scope="col" className="text-right">{t`Won`}</th>
            <th scope="col" className="text-right">{t`Returns on average`}</th>
            <th scope="col">{t`Last won`}</th>
            {may('games.jackpots') && <th scope="col">{t`Change`}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <th scope="row" className="text-left font-normal">
                {row.name_en}
              </th>
              <td>{states[row.state]}</td>
              {[row.amount, row.reserve, row.contributed, row.seeded, row.won].map(
                (amount, place) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns stand where they stand.
                    key={place}
                    className="amount-figures text-right"
                  >
                    <Money amount={amount} />
                  </td>
                ),
              )}
              <td className="amount-figures text-right">{`${percentOf(row.return_ppm)} %`}</td>
              <td>{row.last_won_at === null ? '–' : <Age at={row.last_won_at} />}</td>
              {may('games.jackpots') && <Actions row={row} onOpen={onOpen} />}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Actions({
  row,
  onOpen,
}: {
  readonly row: StaffJackpot;
  readonly onOpen: JackpotsTableProps['onOpen'];
}) {
  const { t } = useLingui();
  const name = row.name_en;
  return (
    <td className="flex gap-2">
      <Button
        aria-label={t`Change: ${name}`}
        onClick={() => onOpen({ dialog: 'terms', jackpot: row })}
      >
        {t`Change`}
      </Button>
      {row.state !== 'off' && (
        <Button
          aria-label={t`Stop: ${name}`}
          onClick={() => onOpen({ dialog: 'stop', jackpot: row })}
        >
          {t`Stop`}
        </Button>
      )}
    </td>
  );
}
