import { useLingui } from '@lingui/react/macro';
import { partnerBrands } from '@perya/contract/partners/partner-brands';
import { type EntryOutcome, entryOutcomes } from '@perya/contract/partners/partner-channels';
import {
  healthHours,
  type PartnerChannelState,
} from '@perya/contract/partners/staff-calls/channels';
import { Link } from '@tanstack/react-router';
import { Button } from '../../lib/fields/button.tsx';
import { useMay } from '../../lib/session/session.ts';
import { Facts } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { HourBars } from './hour-bars.tsx';

interface ChannelCardProps {
  readonly channel: PartnerChannelState;
  readonly onSwitch: () => void;
}

function Outcomes({ outcomes }: Pick<PartnerChannelState, 'outcomes'>) {
  const { t, i18n } = useLingui();
  const outcomeNames = useOutcomeNames();
  const counted = entryOutcomes.filter((outcome) => outcomes[outcome] > 0);
  return (
    <ul aria-label={t`What became of them`} className="flex flex-col gap-1">
      {counted.length === 0 && <li className="text-ink-muted">{t`Nobody has come.`}</li>}
      {counted.map((outcome) => (
        <li key={outcome} className="flex justify-between gap-2">
          <span>{outcomeNames[outcome]}</span>
          <span className="amount-figures">{i18n.number(outcomes[outcome])}</span>
        </li>
      ))}
    </ul>
  );
}

/** One partner on one card: its switch, its host, and what became of its entries. */
export function ChannelCard({ channel, onSwitch }: ChannelCardProps) {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { name, is_open, is_connected, changed_at, reason, linked } = channel;
  const brand = partnerBrands[name].name;
  const took = channel.exchange_ms === null ? null : i18n.number(channel.exchange_ms);
  return (
    <section
      aria-label={brand}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-[0.9375rem]">{brand}</h2>
        <code className="text-ink-muted">{name}</code>
        <span className="grow" />
        <StatusBadge tone={is_open ? 'positive' : 'negative'}>
          {is_open ? t`Open` : t`Closed`}
        </StatusBadge>
        {!is_connected && <StatusBadge tone="warning">{t`Not connected`}</StatusBadge>}
      </div>
      <Facts
        facts={[
          { label: t`Linked players`, value: i18n.number(linked) },
          {
            label: t`Last entry`,
            value: channel.last_entered_at === null ? null : <Age at={channel.last_entered_at} />,
          },
          { label: t`The host takes`, value: took === null ? null : t`${took} ms on average` },
          {
            label: t`Switched`,
            value: changed_at === null ? null : <Age at={changed_at} />,
          },
          { label: t`Reason`, value: reason === '' ? null : reason },
        ]}
      />
      <h3 className="font-semibold">{t`Entries of the last ${healthHours} hours`}</h3>
      <HourBars hours={channel.hours} label={brand} />
      <Outcomes outcomes={channel.outcomes} />
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-2">
        {may('partners.switch') && (
          <Button kind={is_open ? 'danger' : 'primary'} onClick={onSwitch}>
            {is_open ? t`Close ${brand}` : t`Open ${brand}`}
          </Button>
        )}
        {may('audit.read') && (
          <Link to="/audit" search={{ subject_kind: 'partner', subject: name }}>
            {t`Its entries in the audit`}
          </Link>
        )}
      </div>
    </section>
  );
}

/** What became of an entry, in words. */
function useOutcomeNames(): Readonly<Record<EntryOutcome, string>> {
  const { t } = useLingui();
  return {
    entered: t`Entered`,
    second_factor: t`Asked for the authenticator's code`,
    closed: t`Came while it was closed`,
    invalid: t`Token not valid`,
    expired: t`Token used or too old`,
    unverified: t`Phone not verified by the partner`,
    blocked: t`Player is blocked`,
    unlinked: t`Player removed the app`,
    unreachable: t`Host did not answer`,
  };
}
