import { useLingui } from '@lingui/react/macro';
import {
  type PlayerSession,
  readPlayerSessions,
} from '@perya/contract/identity/staff-calls/players';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Age, Moment } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { SessionsDialog } from '../decisions/sessions-dialog.tsx';
import { PartnerLinks } from './partner-links.tsx';

/** Where the player is logged in, which logins there were, and which devices are known. */
export function SessionsTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const may = useMay();
  const { answer } = useCall(readPlayerSessions, { uid });
  const [ending, setEnding] = useState<PlayerSession | null>(null);
  if (answer === null) return null;
  const methods = {
    code: t`code`,
    password: t`password`,
    handover: t`handover`,
    partner: t`partner`,
  };
  return (
    <div className="player-part">
      <Section title={t`Open sessions`}>
        <PlainTable
          title={t`Open sessions`}
          rows={answer.sessions}
          idOf={({ id }) => id}
          emptyText={t`Logged in nowhere`}
          columns={[
            { id: 'device', title: t`Device`, cell: ({ device }) => device || t`unknown` },
            { id: 'address', title: t`Address`, cell: ({ address }) => address || '–' },
            {
              id: 'by',
              title: t`Opened by`,
              cell: ({ opened_by }) => (opened_by ? methods[opened_by] : '–'),
            },
            { id: 'since', title: t`Since`, cell: ({ created_at }) => <Moment at={created_at} /> },
            {
              id: 'seen',
              title: t`Last seen`,
              cell: ({ last_seen_at }) => <Age at={last_seen_at} />,
            },
            ...(may('players.sessions')
              ? [
                  {
                    id: 'end',
                    title: t`Decide`,
                    cell: (session: PlayerSession) => (
                      <Button
                        kind="quiet"
                        className="h-6"
                        aria-label={t`End the session on ${session.device}`}
                        onClick={() => setEnding(session)}
                      >{t`End`}</Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Section>
      <PartnerLinks uid={uid} />
      <Section title={t`Latest logins`}>
        <PlainTable
          title={t`Latest logins`}
          rows={answer.logins}
          idOf={({ at, device }) => `${at} ${device}`}
          emptyText={t`No login yet`}
          columns={[
            { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
            { id: 'method', title: t`By`, cell: ({ method }) => methods[method] },
            { id: 'device', title: t`Device`, cell: ({ device }) => device },
            { id: 'address', title: t`Address`, cell: ({ address }) => address },
            {
              id: 'new',
              title: t`New device`,
              cell: ({ new_device }) =>
                new_device ? <StatusBadge tone="warning">{t`New device`}</StatusBadge> : '–',
            },
          ]}
        />
      </Section>
      <Section title={t`Known devices`}>
        <PlainTable
          title={t`Known devices`}
          rows={answer.devices}
          idOf={({ first_seen_at }) => String(first_seen_at)}
          emptyText={t`No device is known`}
          columns={[
            {
              id: 'first',
              title: t`First seen`,
              cell: ({ first_seen_at }) => <Moment at={first_seen_at} />,
            },
            {
              id: 'trust',
              title: t`Needs no second factor until`,
              cell: ({ trusted_until }) =>
                trusted_until === null ? '–' : <Moment at={trusted_until} />,
            },
          ]}
        />
      </Section>
      {ending && <SessionsDialog uid={uid} session={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}
