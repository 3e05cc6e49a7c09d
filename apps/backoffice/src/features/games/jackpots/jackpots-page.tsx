import { useLingui } from '@lingui/react/macro';
import { listStaffJackpots, type StaffJackpot } from '@perya/contract/games/staff-calls/jackpots';
import { useState } from 'react';
import { UnlessWaiting, WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import type { Column } from '../../../lib/list/column.ts';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
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
          <WaitingRequests action="games.jackpot">
            {may('games.jackpots') && (
              <div>
                <Button onClick={() => setOpened({ dialog: 'terms', jackpot: null })}>
                  {t`Add a jackpot`}
                </Button>
              </div>
            )}
            <JackpotsTable rows={rows} onOpen={setOpened} />
          </WaitingRequests>
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
  const amountOf = (
    id: 'amount' | 'reserve' | 'contributed' | 'seeded' | 'won',
    title: string,
  ): Column<StaffJackpot> => ({
    id,
    title,
    align: 'end',
    cell: (row) => <Money amount={row[id]} />,
  });
  const columns: Column<StaffJackpot>[] = [
    {
      id: 'jackpot',
      title: t`Jackpot`,
      cell: ({ name_en, state }) => (
        <>
          {name_en} <span className="text-ink-muted">· {states[state]}</span>
        </>
      ),
    },
    amountOf('amount', t`In the pool`),
    amountOf('reserve', t`Put aside`),
    amountOf('contributed', t`From stakes`),
    amountOf('seeded', t`From the house`),
    amountOf('won', t`Won`),
    {
      id: 'returns',
      title: t`Returns on average`,
      align: 'end',
      cell: ({ return_ppm }) => `${percentOf(return_ppm)} %`,
    },
    {
      id: 'last-won',
      title: t`Last won`,
      cell: ({ last_won_at }) => (last_won_at === null ? '–' : <Age at={last_won_at} />),
    },
  ];
  const actions: Column<StaffJackpot> = {
    id: 'change',
    title: t`Change`,
    cell: (row) => <Actions row={row} onOpen={onOpen} />,
  };
  return (
    <PlainTable
      title={t`Jackpots`}
      rows={rows}
      idOf={({ code }) => code}
      columns={may('games.jackpots') ? [...columns, actions] : columns}
    />
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
    <span className="flex">
      <UnlessWaiting action="games.jackpot" topic={row.code} inTable>
        <Button
          kind="quiet"
          aria-label={t`Change: ${name}`}
          onClick={() => onOpen({ dialog: 'terms', jackpot: row })}
        >
          {t`Change`}
        </Button>
      </UnlessWaiting>
      {row.state !== 'off' && (
        <Button
          kind="quiet"
          aria-label={t`Stop: ${name}`}
          onClick={() => onOpen({ dialog: 'stop', jackpot: row })}
        >
          {t`Stop`}
        </Button>
      )}
    </span>
  );
}
