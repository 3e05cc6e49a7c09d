import { useLingui } from '@lingui/react/macro';
import type { PlayerPage } from '@perya/contract/identity/staff-calls/players';
import { languageName, languageOfLocale } from '@perya/contract/text';
import { KycBadge } from '../../lib/kyc/kyc-badge.tsx';
import { Facts } from '../../lib/show/facts.tsx';
import { Masked } from '../../lib/show/masked.tsx';
import { Age, Moment } from '../../lib/show/moment.tsx';
import { useDeviceName } from '../../lib/show/use-device-name.ts';
import { useReveal } from './decisions/use-reveal.tsx';

/** When and from where. */
function Place({ at, device, address }: { at: number; device: string; address: string }) {
  const deviceOf = useDeviceName();
  return (
    <>
      <Moment at={at} />
      <span className="block text-ink-muted">
        {[device && deviceOf(device), address].filter(Boolean).join(', ')}
      </span>
    </>
  );
}

/** Who it is and how they get in, beside whatever part of the story is open. */
export function PlayerFacts({ player }: { readonly player: PlayerPage }) {
  const { t } = useLingui();
  const { reveal, dialog } = useReveal(player.uid);
  const { nickname, email, last_login: login } = player;
  return (
    <aside aria-label={t`Who it is`} className="player-facts">
      <Facts
        facts={[
          {
            label: t`Phone`,
            value: <Masked value={player.phone} name={t`phone`} reveal={() => reveal('phone')} />,
          },
          {
            label: t`Email`,
            value: email && (
              <>
                <Masked value={email} name={t`email`} reveal={() => reveal('email')} />
                <span className="block text-ink-muted">
                  {player.email_proved_at === null ? t`not proved` : t`proved`}
                </span>
              </>
            ),
          },
          {
            label: t`Nickname`,
            value: nickname && (
              <Masked value={nickname} name={t`nickname`} reveal={() => reveal('nickname')} />
            ),
          },
          { label: t`Handle`, value: player.username },
          { label: t`KYC`, value: <KycBadge status={player.kyc_status} /> },
          { label: t`Brand`, value: player.brand || null },
          {
            label: t`Registered`,
            value: (
              <Place
                at={player.registered_at}
                device={player.registered_device}
                address={player.registered_address}
              />
            ),
          },
          {
            label: t`Last seen`,
            value: player.last_seen_at === null ? null : <Age at={player.last_seen_at} />,
          },
          {
            label: t`Last login`,
            value: login && <Place {...login} />,
          },
          { label: t`Sessions`, value: player.open_sessions },
          { label: t`Password`, value: player.has_password ? t`set` : t`none` },
          {
            label: t`Second factor`,
            value:
              player.second_factor_since === null ? (
                t`off`
              ) : (
                <Moment at={player.second_factor_since} />
              ),
          },
          {
            label: t`Withdrawals`,
            value:
              player.withdrawals_wait_until === null ? (
                t`no wait`
              ) : (
                <>
                  {t`wait until`} <Moment at={player.withdrawals_wait_until} />
                </>
              ),
          },
          { label: t`Language`, value: languageName(languageOfLocale(player.language)) },
        ]}
      />
      {dialog}
    </aside>
  );
}
