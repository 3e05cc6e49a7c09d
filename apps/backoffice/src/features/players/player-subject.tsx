import { useLingui } from '@lingui/react/macro';
import { readPlayer } from '@perya/contract/identity/staff-calls/players';
import { KycBadge } from '../../lib/kyc/kyc-badge.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { Facts, Section } from '../../lib/show/facts.tsx';
import { Age, Moment } from '../../lib/show/moment.tsx';
import { PlayerLink } from '../../lib/show/player-link.tsx';
import { useDeviceName } from '../../lib/show/use-device-name.ts';
import { ClosedBadge, StateBadge } from './player-badges.tsx';
import { PlayerFigures } from './player-figures.tsx';
import { RestrictionBadges } from './restrictions/restriction-badges.tsx';

/** The player whom a request is about, as their own page begins; what is decided there is not offered here. */
export function PlayerSubject({ id: uid }: { readonly id: string }) {
  const { t } = useLingui();
  const deviceOf = useDeviceName();
  const may = useMay();
  const { answer: player } = useCall(readPlayer, { uid }, { isWanted: may('players.read') });
  if (player === null) return null;
  const { last_seen_at: seen, last_login: login } = player;
  return (
    <Section title={t`The player`}>
      <div className="flex flex-wrap gap-2">
        <StateBadge state={player.state} />
        <ClosedBadge closed={player.closed} />
        <RestrictionBadges uid={uid} />
      </div>
      <Facts
        facts={[
          { label: t`Player`, value: <PlayerLink uid={uid} name={player.nickname ?? ''} /> },
          { label: t`KYC`, value: <KycBadge status={player.kyc_status} /> },
          { label: t`Registered`, value: <Moment at={player.registered_at} /> },
          { label: t`Last seen`, value: seen === null ? null : <Age at={seen} /> },
          {
            label: t`Last login`,
            value:
              login &&
              [login.device && deviceOf(login.device), login.address].filter(Boolean).join(', '),
          },
        ]}
      />
      <div className="-mx-4">
        <PlayerFigures player={player} />
      </div>
    </Section>
  );
}
