import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@perya/contract/call';
import {
  type PlayerSession,
  readPlayerSessions,
} from '@perya/contract/identity/staff-calls/players';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import type { Column } from '../../../lib/list/column.ts';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Age, Moment } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useDeviceName } from '../../../lib/show/use-device-name.ts';
import { SessionsDialog } from '../decisions/sessions-dialog.tsx';
import { PartnerLinks } from './partner-links.tsx';

type Sessions = AnswerOf<typeof readPlayerSessions>;

function useMethods() {
  const { t } = useLingui();
  return { code: t`code`, password: t`password`, handover: t`handover`, partner: t`partner` };
}

interface OpenSessionsProps {
  readonly rows: Sessions['sessions'];
  readonly onEnd: (session: PlayerSession) => void;
}

function OpenSessions({ rows, onEnd }: OpenSessionsProps) {
  const { t } = useLingui();
  const may = useMay();
  const methods = useMethods();
  const deviceOf = useDeviceName();
  const end: Column<PlayerSession> = {
    id: 'end',
    title: t`Decide`,
    cell: (session) => {
      const device = deviceOf(session.device);
      return (
        <Button
          kind="quiet"
          className="h-6"
          aria-label={t`End the session on ${device}`}
          onClick={() => onEnd(session)}
        >{t`End`}</Button>
      );
    },
  };
  return (
    <Section title={t`Open sessions`}>
      <PlainTable
        title={t`Open sessions`}
        rows={rows}
        idOf={({ id }) => id}
        emptyText={t`Logged in nowhere`}
        columns={[
          { id: 'device', title: t`Device`, cell: ({ device }) => deviceOf(device) },
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
          ...(may('players.sessions') ? [end] : []),
        ]}
      />
    </Section>
  );
}

function LatestLogins({ rows }: { readonly rows: Sessions['logins'] }) {
  const { t } = useLingui();
  const methods = useMethods();
  const deviceOf = useDeviceName();
  return (
    <Section title={t`Latest logins`}>
      <PlainTable
        title={t`Latest logins`}
        rows={rows}
        idOf={({ at, device }) => `${at} ${device}`}
        emptyText={t`No login yet`}
        columns={[
          { id: 'at', title: t`When`, cell: ({ at }) => <Moment at={at} /> },
          { id: 'method', title: t`Method`, cell: ({ method }) => methods[method] },
          { id: 'device', title: t`Device`, cell: ({ device }) => deviceOf(device) },
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
  );
}

function KnownDevices({ rows }: { readonly rows: Sessions['devices'] }) {
  const { t } = useLingui();
  return (
    <Section title={t`Known devices`}>
      <PlainTable
        title={t`Known devices`}
        rows={rows}
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
  );
}

/** Where the player is logged in, which logins there were, and which devices are known. */
export function SessionsTab({ uid }: { readonly uid: string }) {
  const { answer } = useCall(readPlayerSessions, { uid });
  const [ending, setEnding] = useState<PlayerSession | null>(null);
  if (answer === null) return null;
  return (
    <div className="player-part">
      <OpenSessions rows={answer.sessions} onEnd={setEnding} />
      <PartnerLinks uid={uid} />
      <LatestLogins rows={answer.logins} />
      <KnownDevices rows={answer.devices} />
      {ending && <SessionsDialog uid={uid} session={ending} onClose={() => setEnding(null)} />}
    </div>
  );
}
