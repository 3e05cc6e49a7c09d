import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { eventWords, kindWords } from '@perya/contract/house/event-words';
import {
  listSignificantEvents,
  type SignificantEvent,
} from '@perya/contract/house/staff-calls/events';
import { say } from '@perya/contract/text';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { Column } from '../../../lib/list/column.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { Moment, When } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { eventFilters, eventInput } from './event-filters.ts';
import { linkOfEvent } from './event-link.ts';

const route = getRouteApi('/reports/events');

/** What happened, and the way to more of it. */
function What({ event }: { readonly event: SignificantEvent }) {
  const { language } = useLanguage();
  const may = useMay();
  const says = say(eventWords(event.what), language);
  const link = linkOfEvent(event, may);
  return link ? <Link {...link}>{says}</Link> : says;
}

function useEventColumns(): readonly Column<SignificantEvent>[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const actorOf = useActor();
  return [
    { id: 'at', title: t`When`, width: '8rem', cell: ({ at }) => <When at={at} /> },
    { id: 'kind', title: t`Kind`, cell: ({ kind }) => say(kindWords[kind], language) },
    { id: 'what', title: t`What`, cell: (event) => <What event={event} /> },
    { id: 'about', title: t`About`, cell: ({ about }) => about },
    {
      id: 'player',
      title: t`Player`,
      width: '8rem',
      cell: ({ uid }) => (uid === null ? '–' : <PlayerLink uid={uid} />),
    },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      cell: ({ amount }) => (amount === null ? '–' : <Money amount={amount} />),
    },
    {
      id: 'ended',
      title: t`Over`,
      width: '14rem',
      cell: ({ ended_at, is_lasting }) => {
        if (is_lasting) return <StatusBadge tone="warning">{t`Lasts`}</StatusBadge>;
        return ended_at === null ? '–' : <Moment at={ended_at} />;
      },
    },
    { id: 'by', title: t`By`, cell: ({ by }) => (by === null ? '–' : actorOf(by)) },
  ];
}

/** The report of significant events: what a regulator wants to know of, from every part of the house. */
export function EventsPage() {
  const { t } = useLingui();
  return (
    <ListPage>
      <List
        name="significant-events"
        exportName="significant-events"
        title={t`Significant events`}
        call={listSignificantEvents}
        filters={eventFilters}
        search={route.useSearch()}
        inputOf={eventInput}
        columns={useEventColumns()}
        idOf={({ id }) => id}
        dayOf={({ at }) => at}
        emptyText={t`No event fits these filters`}
        noneText={t`Nothing significant has happened yet`}
      />
    </ListPage>
  );
}
