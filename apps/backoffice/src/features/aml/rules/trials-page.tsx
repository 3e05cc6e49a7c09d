import { useLingui } from '@lingui/react/macro';
import { type AmlTest, listAmlTests } from '@perya/contract/aml/staff-calls/rules';
import { getRouteApi } from '@tanstack/react-router';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { amlTrialsFilters } from '../aml-filters.ts';
import { useGroundNames } from '../use-ground-names.ts';
import { useFiguresText } from './use-figures-text.ts';

const route = getRouteApi('/aml/trials');
const samplesShown = 5;

function Samples({ trial }: { readonly trial: AmlTest }) {
  if (trial.samples.length === 0) return '–';
  return (
    <span className="flex flex-wrap gap-x-2">
      {trial.samples.slice(0, samplesShown).map(({ uid, day }) => (
        <span key={`${uid} ${day}`} className="whitespace-nowrap">
          <PlayerLink uid={uid} /> {day}
        </span>
      ))}
    </span>
  );
}

/** What rules would have found in past months. */
export function AmlTrialsPage() {
  const { t, i18n } = useLingui();
  const names = useGroundNames();
  const textOf = useFiguresText();
  return (
    <ListPage>
      <List
        name="aml-trials"
        title={t`Trials`}
        call={listAmlTests}
        filters={amlTrialsFilters}
        search={route.useSearch()}
        idOf={({ id }) => id}
        emptyText={t`No rule was tried yet`}
        columns={[
          { id: 'rule', title: t`Rule`, cell: ({ name }) => names[name] },
          {
            id: 'state',
            title: t`State`,
            cell: ({ finished_at }) =>
              finished_at === null ? (
                <StatusBadge tone="accent">{t`Runs`}</StatusBadge>
              ) : (
                <StatusBadge tone="positive">{t`Done`}</StatusBadge>
              ),
          },
          { id: 'figures', title: t`Figures`, cell: textOf },
          {
            id: 'span',
            title: t`Days`,
            cell: ({ from_day, to_day }) => `${from_day} – ${to_day}`,
          },
          {
            id: 'players',
            title: t`Players who moved money`,
            align: 'end',
            cell: ({ players }) => i18n.number(players),
          },
          {
            id: 'found',
            title: t`Would have been found`,
            align: 'end',
            cell: ({ found_players }) => i18n.number(found_players),
          },
          { id: 'samples', title: t`The first`, cell: (trial) => <Samples trial={trial} /> },
          { id: 'at', title: t`Asked on`, cell: (row) => <Age at={row.asked_at} /> },
        ]}
      />
    </ListPage>
  );
}
