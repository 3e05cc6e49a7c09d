import { useLingui } from '@lingui/react/macro';
import type { PartnerLink } from '@perya/contract/partners/calls/links';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import {
  listPlayerPartners,
  unlinkPlayerPartner,
} from '@perya/contract/partners/staff-calls/links';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import type { Column } from '../../../lib/list/column.ts';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { useMay } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/facts.tsx';
import { Moment } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { PlayerDecision } from '../decisions/player-decision.tsx';
import { useReasons } from '../decisions/use-reasons.ts';

const nameOf = ({ channel }: PartnerLink) => partnerBrands[channel].name;

/** The partners' apps that open the account, and a way to remove one; only the player allows it again. */
export function PartnerLinks({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const may = useMay();
  const { answer } = useCall(listPlayerPartners, { uid });
  const [removing, setRemoving] = useState<PartnerLink | null>(null);
  if (answer === null) return null;
  const decide: Column<PartnerLink> = {
    id: 'remove',
    title: t`Decide`,
    cell: (link) => {
      const name = nameOf(link);
      if (!link.is_linked) return '–';
      return (
        <Button
          kind="quiet"
          className="h-6"
          aria-label={t`Remove ${name}`}
          onClick={() => setRemoving(link)}
        >{t`Remove`}</Button>
      );
    },
  };
  return (
    <Section title={t`Partners’ apps`}>
      <PlainTable
        title={t`Partners’ apps`}
        rows={answer.rows}
        idOf={({ channel }) => channel}
        emptyText={t`No partner’s app opens this account`}
        columns={[
          { id: 'app', title: t`App`, cell: nameOf },
          {
            id: 'state',
            title: t`State`,
            cell: ({ is_linked }) =>
              is_linked ? (
                <StatusBadge tone="accent">{t`Opens the account`}</StatusBadge>
              ) : (
                <StatusBadge tone="warning">{t`Removed`}</StatusBadge>
              ),
          },
          { id: 'since', title: t`Since`, cell: ({ since }) => <Moment at={since} /> },
          ...(may('players.sessions') ? [decide] : []),
        ]}
      />
      {removing && (
        <RemoveDialog
          uid={uid}
          channel={removing.channel}
          name={nameOf(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </Section>
  );
}

interface RemoveDialogProps {
  readonly uid: string;
  readonly channel: PartnerLink['channel'];
  readonly name: string;
  readonly onClose: () => void;
}

function RemoveDialog({ uid, channel, name, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const reasons = useReasons();
  return (
    <PlayerDecision
      call={unlinkPlayerPartner}
      inputOf={(reason) => ({ uid, channel, reason })}
      title={t`Remove ${name} from player ${uid}`}
      consequence={t`Nobody comes into the account through ${name} any more, and all devices are logged out. Only the player can allow it again, after a login with the phone.`}
      reasons={reasons('sessions')}
      decideLabel={t`Remove the app`}
      isDangerous
      onClose={onClose}
      outcomeOf={() => t`${name} does not open the account any more.`}
    />
  );
}
