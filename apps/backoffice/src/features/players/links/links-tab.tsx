import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type LinkKind, listLinkedPlayers } from '@perya/contract/house/staff-calls/player-links';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { CallSection } from '../../../lib/show/call-section.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { LinksGraph } from './links-graph.tsx';

/** What two accounts have in common. */
const linkWords: Record<LinkKind, MessageDescriptor> = {
  device: msg`Same device`,
  id: msg`Same ID`,
  photo: msg`Same photo`,
  account: msg`Same payout account`,
  'invited-by': msg`Invited this player`,
  invited: msg`Was invited by this player`,
};

/** Other accounts with something in common, drawn and listed. */
export function LinksTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const read = useCall(listLinkedPlayers, { uid });
  return (
    <div className="player-part">
      <CallSection title={t`Linked accounts`} read={read}>
        {({ rows, has_more }) => (
          <>
            {rows.length > 0 && <LinksGraph uid={uid} rows={rows} />}
            <PlainTable
              title={t`Linked accounts`}
              rows={rows}
              idOf={(row) => row.uid}
              emptyText={t`No other account has anything in common with this one`}
              columns={[
                {
                  id: 'player',
                  title: t`Player`,
                  cell: (row) => <PlayerLink uid={row.uid} name={row.name} />,
                },
                { id: 'kyc', title: t`KYC`, cell: (row) => <KycBadge status={row.kyc_status} /> },
                {
                  id: 'by',
                  title: t`In common`,
                  cell: ({ by }) => by.map((kind) => t(linkWords[kind])).join(', '),
                },
              ]}
            />
            {has_more && <p className="text-ink-muted">{t`There are more than are shown.`}</p>}
          </>
        )}
      </CallSection>
    </div>
  );
}
