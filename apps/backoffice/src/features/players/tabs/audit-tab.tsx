import { useLingui } from '@lingui/react/macro';
import { listAudit } from '@perya/contract/audit/staff-calls/audit';
import { Moment } from '../../../lib/show/moment.tsx';
import { useActor } from '../../../lib/show/use-actor.ts';
import { useDeviceName } from '../../../lib/show/use-device-name.ts';
import { useEntryWords } from '../../../lib/show/use-entry-words.ts';
import { TabList } from './tab-list.tsx';

/** Everything that was written down about the player. */
export function AuditTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const actorOf = useActor();
  const { actionOf, reasonOf } = useEntryWords();
  const deviceOf = useDeviceName();
  return (
    <div className="player-part">
      <TabList
        title={t`Audit entries about this player`}
        call={listAudit}
        input={{ subject_kind: 'player', subject: uid }}
        idOf={({ seq }) => seq}
        linkOf={({ seq }) => ({ to: '/audit/$seq', params: { seq } })}
        emptyText={t`Nothing was written down`}
        columns={[
          { id: 'seq', title: t`Entry`, cell: ({ seq }) => seq },
          { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
          {
            id: 'actor',
            title: t`Who`,
            cell: ({ actor_kind, actor }) => actorOf(`${actor_kind}:${actor}`),
          },
          { id: 'action', title: t`What`, cell: ({ action }) => actionOf(action) },
          {
            id: 'reason',
            title: t`Why`,
            cell: ({ reason }) => <span title={reasonOf(reason)}>{reasonOf(reason) || '–'}</span>,
          },
          { id: 'address', title: t`Address`, cell: ({ address }) => address || '–' },
          {
            id: 'device',
            title: t`Device`,
            cell: ({ device }) => (device === '' ? '–' : deviceOf(device)),
          },
        ]}
      />
    </div>
  );
}
