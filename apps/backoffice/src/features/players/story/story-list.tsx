import { useLingui } from '@lingui/react/macro';
import { listPlayerStory, type StoryLine } from '@perya/contract/house/staff-calls/player-story';
import { Link } from '@tanstack/react-router';
import { useReviewWords } from '../../../lib/kyc/review-words.ts';
import type { Column } from '../../../lib/list/column.ts';
import { FilterBar } from '../../../lib/list/filter-bar.tsx';
import { useSearchChange } from '../../../lib/list/use-search-change.ts';
import { When } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { useDeviceName } from '../../../lib/show/use-device-name.ts';
import { TabList } from '../tabs/tab-list.tsx';
import { storyDetails } from './story-details.ts';
import { type StorySearch, storyEvents, storyFilters } from './story-filters.ts';
import { storyParts } from './story-parts.ts';
import { StoryState } from './story-state.tsx';

/** What happened, with the way to it: payments and conversations have pages of their own, the rest a part of this one. */
function What({ line, uid }: { readonly line: StoryLine; readonly uid: string }) {
  const { t } = useLingui();
  const { event, opens } = line;
  const name = t(storyEvents[event]);
  if (line.kind === 'message') {
    return (
      <Link to="/support/conversations/$uid" params={{ uid }}>
        {name}
      </Link>
    );
  }
  if (event === 'withdrawal' && opens !== null) {
    return <Link to="/payments/withdrawals/$id" params={{ id: opens }}>{`${name} W${opens}`}</Link>;
  }
  if (event === 'deposit' && opens !== null) {
    return <Link to="/payments/deposits/$id" params={{ id: opens }}>{`${name} D${opens}`}</Link>;
  }
  return (
    <Link to={storyParts[event]} params={{ uid }}>
      {name}
    </Link>
  );
}

function useStoryColumns(uid: string): readonly Column<StoryLine>[] {
  const { t } = useLingui();
  const actorOf = useActor();
  const words = { deviceOf: useDeviceName(), ...useReviewWords() };
  return [
    { id: 'at', title: t`When`, cell: ({ at }) => <When at={at} /> },
    { id: 'what', title: t`What`, cell: (line) => <What line={line} uid={uid} /> },
    { id: 'state', title: t`State`, cell: (line) => <StoryState line={line} /> },
    {
      id: 'amount',
      title: t`Amount`,
      align: 'end',
      cell: ({ amount, event }) =>
        amount === null ? '–' : <Money amount={amount} signed={event === 'played'} />,
    },
    // Words are of any length: before them a state and an amount stay in sight.
    { id: 'about', title: t`Details`, cell: (line) => storyDetails(line, words) || '–' },
    { id: 'by', title: t`By`, cell: ({ by }) => (by === null ? '–' : actorOf(by)) },
  ];
}

interface StoryListProps {
  readonly uid: string;
  readonly search: StorySearch;
}

/** Everything that happened with the player, of what this person may read: the newest first, one kind or all. */
export function StoryList({ uid, search }: StoryListProps) {
  const { t } = useLingui();
  const change = useSearchChange();
  return (
    <TabList
      title={t`Timeline`}
      call={listPlayerStory}
      input={{ uid, ...search }}
      idOf={({ id }) => id}
      dayOf={({ at }) => at}
      emptyText={t`Nothing happened yet`}
      columns={useStoryColumns(uid)}
      actions={<FilterBar filters={storyFilters} search={search} change={change} />}
    />
  );
}
