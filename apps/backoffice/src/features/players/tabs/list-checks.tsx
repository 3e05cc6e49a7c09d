import { useLingui } from '@lingui/react/macro';
import type { ListCheckState, ListMoment } from '@perya/contract/kyc/list-checks';
import { listListChecks } from '@perya/contract/kyc/staff-calls/listings';
import { Moment } from '../../../lib/show/moment.tsx';
import { StatusBadge, type Tone } from '../../../lib/show/status-badge.tsx';
import { TabList } from './tab-list.tsx';

const tones: Readonly<Record<ListCheckState, Tone>> = {
  unknown: 'neutral',
  clear: 'positive',
  alike: 'warning',
  listed: 'negative',
};

/** When the player was held against the lists of restricted persons, and what was found. */
export function ListChecks({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const moments: Record<ListMoment, string> = {
    registration: t`Registration`,
    login: t`Login`,
    deposit: t`Deposit`,
    launch: t`Launch of a game`,
    import: t`Lists or name are new`,
    decision: t`Decision of two people`,
  };
  const states: Record<ListCheckState, string> = {
    unknown: t`No name known`,
    clear: t`Not on a list`,
    alike: t`Alike`,
    listed: t`On a list`,
  };
  return (
    <TabList
      title={t`Held against the lists`}
      call={listListChecks}
      input={{ uid }}
      idOf={({ id }) => id}
      emptyText={t`Never`}
      columns={[
        { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
        { id: 'moment', title: t`At`, cell: ({ moment }) => moments[moment] },
        {
          id: 'state',
          title: t`Found`,
          cell: ({ state }) => <StatusBadge tone={tones[state]}>{states[state]}</StatusBadge>,
        },
        { id: 'lists', title: t`Lists no.`, align: 'end', cell: ({ lists }) => lists },
      ]}
    />
  );
}
