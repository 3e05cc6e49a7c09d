import { useLingui } from '@lingui/react/macro';
import {
  type GameReturn,
  listReturns,
  returnConfidence,
  returnRoundsMin,
} from '@perya/contract/games/staff-calls/returns';
import { getRouteApi } from '@tanstack/react-router';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { returnsFilters } from './returns-filters.ts';

const route = getRouteApi('/games/returns');

const percent = (share: string | null) => (share === null ? '–' : `${share} %`);
const interval = ({ low, high }: GameReturn) =>
  low === null || high === null ? '–' : `${low} – ${high} %`;

/** What games returned to players against what they declare, with how sure that is. */
export function ReturnsPage() {
  const { t, i18n } = useLingui();
  const least = i18n.number(returnRoundsMin);
  return (
    <>
      <ListPage>
        <List
          name="returns"
          title={t`Returns`}
          call={listReturns}
          filters={returnsFilters}
          search={route.useSearch()}
          exportName="returns"
          idOf={({ from, game_code }) => `${from} ${game_code}`}
          linkOf={({ game_code }) => ({ to: '/games/$code', params: { code: game_code } })}
          emptyText={t`Nothing was played`}
          noneText={t`Nothing was played`}
          columns={[
            { id: 'game', title: t`Game`, cell: ({ game_name }) => game_name },
            { id: 'from', title: t`From`, cell: ({ from }) => from ?? t`the beginning` },
            { id: 'verdict', title: t`Verdict`, cell: (row) => <Verdict verdict={row.verdict} /> },
            { id: 'actual', title: t`Actual`, align: 'end', cell: ({ actual }) => percent(actual) },
            {
              id: 'theoretical',
              title: t`Declared`,
              align: 'end',
              cell: ({ theoretical }) => percent(theoretical),
            },
            { id: 'interval', title: t`Interval`, align: 'end', cell: interval },
            {
              id: 'rounds',
              title: t`Rounds`,
              align: 'end',
              cell: ({ rounds }) => i18n.number(rounds),
            },
            {
              id: 'staked',
              title: t`Staked`,
              align: 'end',
              cell: ({ staked }) => <Money amount={staked} />,
            },
            { id: 'won', title: t`Won`, align: 'end', cell: ({ won }) => <Money amount={won} /> },
            { id: 'venue', title: t`Venue`, cell: ({ venue }) => venue ?? '–', isExtra: true },
          ]}
        />
      </ListPage>
      <p className="border-line border-t px-4 py-2 text-ink-muted">
        {t`The interval is the normal approximation at ${returnConfidence} %, by the rounds’ own sums of squares; its upper end lies where it would with one more of the game’s largest wins. Below ${least} rounds nothing is judged.`}
      </p>
    </>
  );
}

function Verdict({ verdict }: Pick<GameReturn, 'verdict'>) {
  const { t } = useLingui();
  if (verdict === 'inside') return <StatusBadge tone="positive">{t`Inside`}</StatusBadge>;
  if (verdict === 'too-few') return <StatusBadge>{t`Too few rounds`}</StatusBadge>;
  return (
    <StatusBadge tone="negative">
      {verdict === 'above' ? t`Pays too much` : t`Pays too little`}
    </StatusBadge>
  );
}
