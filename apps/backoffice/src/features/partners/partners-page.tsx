import { useLingui } from '@lingui/react/macro';
import {
  listPartnerChannels,
  type PartnerChannelState,
} from '@perya/contract/partners/staff-calls/channels';
import { useState } from 'react';
import { useCall } from '../../lib/query/use-call.ts';
import { CallPage } from '../../lib/show/call-page.tsx';
import { ChannelCard } from './channel-card.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

/** The partners whose apps open ours: whether each may send players, and how that goes. */
export function PartnersPage() {
  const { t } = useLingui();
  const read = useCall(listPartnerChannels, {});
  const [switched, setSwitched] = useState<PartnerChannelState | null>(null);
  return (
    <CallPage
      title={t`Partners`}
      about={t`Apps that open ours inside of them and tell us who their players are. A channel that is closed lets nobody new in, at once and on every server; sessions that are open go on.`}
      read={read}
      failedTitle={t`The partners could not be loaded`}
    >
      {({ rows }) => (
        <>
          <div className="grid gap-4 xl:grid-cols-3">
            {rows.map((channel) => (
              <ChannelCard
                key={channel.name}
                channel={channel}
                onSwitch={() => setSwitched(channel)}
              />
            ))}
          </div>
          {switched && <SwitchDialog channel={switched} onClose={() => setSwitched(null)} />}
        </>
      )}
    </CallPage>
  );
}
