import { useLingui } from '@lingui/react/macro';
import { listStops, type Stop } from '@perya/contract/house/staff-calls/stops';
import { getRouteApi } from '@tanstack/react-router';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { begin, useBegun } from '../../../lib/begin/use-begun.ts';
import { Button } from '../../../lib/fields/button.tsx';
import type { Column } from '../../../lib/list/column.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { HouseList } from '../house-list.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { useScopeNames } from './stop-scope-names.ts';
import { switchesFilters } from './switches-filters.ts';

function useColumns(): readonly Column<Stop>[] {
  const { t } = useLingui();
  const names = useScopeNames();
  return [
    { id: 'scope', title: t`What`, width: '8rem', cell: ({ scope }) => names[scope] },
    {
      id: 'subject',
      title: t`Which`,
      width: '10rem',
      cell: ({ scope, subject }) =>
        scope === 'player' ? <PlayerLink uid={subject} /> : subject || '–',
    },
    {
      id: 'since',
      title: t`Stopped`,
      width: '8rem',
      cell: ({ stopped_at }) => <Age at={stopped_at} />,
    },
    { id: 'by', title: t`By`, width: '11rem', cell: ({ stopped_by }) => stopped_by },
    { id: 'why', title: t`Why`, cell: ({ reason }) => reason },
  ];
}

function useEndedColumns(): readonly Column<Stop>[] {
  const { t } = useLingui();
  return [
    {
      id: 'resumed',
      title: t`Resumed`,
      width: '8rem',
      cell: ({ resumed_at }) => resumed_at !== null && <Age at={resumed_at} />,
    },
    {
      id: 'resumed-by',
      title: t`Resumed by`,
      width: '11rem',
      cell: ({ resumed_by }) => resumed_by,
    },
    { id: 'resume-why', title: t`Why resumed`, cell: ({ resume_reason }) => resume_reason },
  ];
}

/** What is stopped, by whom, since when and why; and the way to stop and to go on. */
export function SwitchesPage() {
  const { t } = useLingui();
  const may = useMay();
  const search = getRouteApi('/house/switches').useSearch();
  const { begun: stopped, end } = useBegun(['stop']);
  const names = useScopeNames();
  const columns = useColumns();
  const ended = useEndedColumns();
  const isEnded = search.box === 'ended';
  return (
    <>
      <HouseList
        name="stops"
        title={t`Switches`}
        call={listStops}
        filters={switchesFilters}
        search={search}
        idOf={({ id }) => id}
        emptyText={isEnded ? t`Nothing was ever stopped.` : t`Nothing is stopped: all games go on.`}
        noneText={isEnded ? t`Nothing was ever stopped.` : t`Nothing is stopped: all games go on.`}
        notice={!isEnded && <WaitingRequests action="games.resume" />}
        columns={isEnded ? [...columns, ...ended] : columns}
        action={
          may('games.resume') &&
          !isEnded && {
            label: t`Ask to resume`,
            width: '9rem',
            nameOf: ({ scope, subject }) => `${names[scope]} ${subject}`,
            asks: { action: 'games.resume', topicOf: ({ id }) => id },
            dialog: (stop, onClose) => <ResumeDialog stop={stop} onClose={onClose} />,
          }
        }
        actions={
          may('games.stop') && (
            <Button kind="danger" onClick={() => begin('stop')}>{t`Stop gaming …`}</Button>
          )
        }
      />
      {stopped && <StopDialog target={stopped.subject} onClose={end} />}
    </>
  );
}
