import { useLingui } from '@lingui/react/macro';
import {
  listStaffChannels,
  type StaffChannel,
} from '@perya/contract/payments/staff-calls/channels';
import { useState } from 'react';
import { WaitingRequests } from '../../../lib/asking/waiting-requests.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { CallPage } from '../../../lib/show/call-page.tsx';
import { Section } from '../../../lib/show/facts.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { ChannelDialog } from './channel-dialog.tsx';
import { NewChannelDialog } from './new-channel-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

const pollMs = 15_000;

export function ChannelState({ channel }: { readonly channel: StaffChannel }) {
  const { t } = useLingui();
  if (!channel.has_gateway) return <StatusBadge tone="negative">{t`No gateway`}</StatusBadge>;
  if (channel.state === 'closed') {
    return channel.closed_by === 'failures' ? (
      <StatusBadge tone="negative">{t`Closed after failures`}</StatusBadge>
    ) : (
      <StatusBadge tone="warning">{t`Closed by staff`}</StatusBadge>
    );
  }
  if (!channel.is_open_now) return <StatusBadge>{t`Outside of its hours`}</StatusBadge>;
  const rail = channel.payout_rails[channel.rail - 1];
  if (rail) return <StatusBadge tone="warning">{t`Open, by ${rail.gateway}`}</StatusBadge>;
  return <StatusBadge tone="positive">{t`Open`}</StatusBadge>;
}

interface RowProps {
  readonly channel: StaffChannel;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onSwitch: () => void;
}

function Row({ channel, mayChange, onEdit, onSwitch }: RowProps) {
  const { t } = useLingui();
  const { min_amount: min, max_amount: max, opens_at, closes_at } = channel;
  return (
    <tr>
      <td>{channel.id}</td>
      <td>{channel.name}</td>
      <td>
        <ChannelState channel={channel} />
      </td>
      <td className="text-right">{min === null ? '–' : <Money amount={min} />}</td>
      <td className="text-right">{max === null ? '–' : <Money amount={max} />}</td>
      <td className="text-right">
        <Money amount={channel.fee_fixed} />
        {channel.fee_basis_points > 0 && ` + ${channel.fee_basis_points / 100} %`}
      </td>
      <td>{opens_at === null ? t`Always` : `${opens_at}–${closes_at}`}</td>
      <td>{channel.partner}</td>
      <td>
        <Age at={channel.updated_at} />
      </td>
      <td>
        {mayChange && (
          <span className="flex gap-1">
            <Button kind="quiet" onClick={onEdit} aria-label={t`Change ${channel.name}`}>
              {t`Change`}
            </Button>
            <Button
              kind="quiet"
              onClick={onSwitch}
              aria-label={
                channel.state === 'open' ? t`Close ${channel.name}` : t`Open ${channel.name}`
              }
            >
              {channel.state === 'open' ? t`Close` : t`Open`}
            </Button>
          </span>
        )}
      </td>
    </tr>
  );
}

interface TableProps {
  readonly title: string;
  readonly channels: readonly StaffChannel[];
  readonly onEdit: (channel: StaffChannel) => void;
  readonly onSwitch: (channel: StaffChannel) => void;
}

function ChannelTable({ title, channels, onEdit, onSwitch }: TableProps) {
  const { t } = useLingui();
  const mayChange = useMay()('payments.channels');
  return (
    <Section title={title}>
      <div className="overflow-x-auto">
        <table aria-label={title} className="list-table">
          <thead>
            <tr>
              <th scope="col">{t`Id`}</th>
              <th scope="col">{t`Name`}</th>
              <th scope="col">{t`State`}</th>
              <th scope="col" className="text-right">{t`From`}</th>
              <th scope="col" className="text-right">{t`Up to`}</th>
              <th scope="col" className="text-right">{t`Fee`}</th>
              <th scope="col">{t`Hours`}</th>
              <th scope="col">{t`Shown in`}</th>
              <th scope="col">{t`Changed`}</th>
              <th scope="col">
                <span className="sr-only">{t`Decisions`}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {channels.map((channel) => (
              <Row
                key={channel.id}
                channel={channel}
                mayChange={mayChange}
                onEdit={() => onEdit(channel)}
                onSwitch={() => onSwitch(channel)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

/** The ways to pay in and out, with their state, limits and hours. */
export function ChannelsPage() {
  const { t } = useLingui();
  const read = useCall(listStaffChannels, {}, { pollMs });
  const [edited, setEdited] = useState<StaffChannel | null>(null);
  const [switched, setSwitched] = useState<StaffChannel | null>(null);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = useMay()('payments.channels');
  const tables = { onEdit: setEdited, onSwitch: setSwitched };
  return (
    <CallPage
      title={t`Channels`}
      read={read}
      failedTitle={t`The channels could not be loaded`}
      actions={
        mayAdd && <Button kind="primary" onClick={() => setAdding(true)}>{t`New channel …`}</Button>
      }
    >
      {(channels) => {
        const of = (mode: StaffChannel['mode']) =>
          channels.filter((channel) => channel.mode === mode);
        return (
          <>
            <WaitingRequests action="payments.channel">
              <WaitingRequests action="payments.channel-new">
                <ChannelTable title={t`Deposits`} channels={of('deposit')} {...tables} />
                <ChannelTable title={t`Withdrawals`} channels={of('withdraw')} {...tables} />
              </WaitingRequests>
            </WaitingRequests>
            {isAdding && <NewChannelDialog onClose={() => setAdding(false)} />}
            {edited && <ChannelDialog channel={edited} onClose={() => setEdited(null)} />}
            {switched && <SwitchDialog channel={switched} onClose={() => setSwitched(null)} />}
          </>
        );
      }}
    </CallPage>
  );
}
