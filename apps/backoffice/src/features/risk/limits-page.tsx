import { useLingui } from '@lingui/react/macro';
import { type LimitedPlayer, listLimitedPlayers } from '@perya/contract/limits/staff-calls/limits';
import { limitKinds } from '@perya/contract/rules/play-limits';
import { getRouteApi } from '@tanstack/react-router';
import { idOrNothing } from '../../lib/list/id-or-nothing.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useMay } from '../../lib/session/session.ts';
import { Age } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useLimitNames } from '../../lib/show/use-limit-names.ts';
import { AskRestriction } from './ask-restriction.tsx';
import { limitsFilters } from './risk-filters.ts';
import { ExclusionEnd } from './standing-limit.tsx';

const amountOf = ({ amount }: LimitedPlayer['daily_stake']) =>
  amount === null ? '–' : <Money amount={amount} />;

/** Players who play within limits, or not at all: set by themselves or by the house. */
export function LimitsPage() {
  const { t } = useLingui();
  const may = useMay();
  const names = useLimitNames();
  const search = getRouteApi('/risk/limits').useSearch();
  const setBy = { player: t`The player`, house: t`The house` };
  return (
    <ListPage>
      <List
        name="limits"
        exportName="limits"
        title={t`Limits and exclusions`}
        call={listLimitedPlayers}
        filters={limitsFilters}
        search={search}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ uid }) => uid}
        linkOf={({ uid }) => ({ to: '/risk/limits/$uid', params: { uid }, search: true })}
        emptyText={t`No player matches`}
        actions={may('limits.change') && <AskRestriction uid={null} house={null} />}
        columns={[
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
          ...limitKinds.map((kind) => ({
            id: kind,
            title: names[kind],
            align: 'end' as const,
            cell: (row: LimitedPlayer) => amountOf(row[kind]),
            isExtra: kind !== 'daily_stake' && kind !== 'daily_loss',
          })),
          {
            id: 'session_minutes',
            title: names.session_minutes,
            align: 'end',
            cell: ({ session_minutes: { amount } }) => amount ?? '–',
            isExtra: true,
          },
          {
            id: 'exclusion',
            title: t`Excluded until`,
            cell: ({ exclusion }) =>
              exclusion === null ? '–' : <ExclusionEnd until={exclusion.until} />,
          },
          {
            id: 'dormant_since',
            title: t`Dormant since`,
            cell: ({ dormant_since }) =>
              dormant_since === null ? '–' : <Age at={dormant_since} />,
            isExtra: search.state !== 'dormant',
          },
          {
            id: 'by',
            title: t`Set by`,
            cell: ({ changed_by }) => (
              <StatusBadge tone={changed_by === 'house' ? 'accent' : 'neutral'}>
                {setBy[changed_by]}
              </StatusBadge>
            ),
          },
          { id: 'at', title: t`Changed`, cell: ({ changed_at }) => <Age at={changed_at} /> },
        ]}
      />
    </ListPage>
  );
}
