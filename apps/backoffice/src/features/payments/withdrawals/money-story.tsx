import { Plural, useLingui } from '@lingui/react/macro';
import { type MoneyStory, readMoneyStory } from '@perya/contract/payments/staff-calls/withdrawals';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Link } from '@tanstack/react-router';
import { KycBadge } from '../../../lib/kyc/kyc-badge.tsx';
import { PlainTable } from '../../../lib/list/plain-table.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { Facts, Section } from '../../../lib/show/facts.tsx';
import { Age, Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';
import { PageState } from '../../../lib/show/page-state.tsx';
import { PlayerLink } from '../../../lib/show/player-link.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { useDeviceName } from '../../../lib/show/use-device-name.ts';
import { PaymentBadge } from '../show/status.tsx';

function Sums({ story }: { readonly story: MoneyStory }) {
  const { t } = useLingui();
  const { deposits, withdrawals, bonus } = story;
  return (
    <Facts
      facts={[
        { label: t`Balance`, value: <Money amount={story.balance} /> },
        { label: t`Withdrawable`, value: <Money amount={story.withdrawable} /> },
        {
          label: t`Paid in`,
          value: (
            <>
              <Money amount={deposits.sum} /> ·{' '}
              <Plural value={deposits.count} one="# time" other="# times" />
            </>
          ),
        },
        {
          label: t`Paid out`,
          value: (
            <>
              <Money amount={withdrawals.sum} /> ·{' '}
              <Plural value={withdrawals.count} one="# time" other="# times" />
            </>
          ),
        },
        { label: t`Bonuses`, value: <Money amount={bonus.sum} /> },
        { label: t`Played`, value: <Money amount={story.turnover} /> },
        { label: t`KYC`, value: <KycBadge status={story.kyc_status} /> },
        { label: t`Registered`, value: <Moment at={story.registered_at} /> },
        { label: t`Open cases`, value: story.open_cases },
      ]}
    />
  );
}

function Requirements({ story }: { readonly story: MoneyStory }) {
  const { t } = useLingui();
  if (story.requirements.length === 0) {
    return <p className="text-ink-muted">{t`Nothing must be played first`}</p>;
  }
  return (
    <ul className="flex flex-col gap-1">
      {story.requirements.map(({ source, amount, left }) => (
        <li key={`${source} ${amount}`}>
          <Money amount={left} /> {t`to play for`} <Money amount={amount} /> · {source}
        </li>
      ))}
    </ul>
  );
}

function Recent({ story }: { readonly story: MoneyStory }) {
  const { t } = useLingui();
  return (
    <PlainTable
      title={t`Latest payments`}
      rows={story.recent}
      idOf={({ id }) => id}
      columns={[
        {
          id: 'payment',
          title: t`Payment`,
          cell: ({ kind, id }) => (
            <Link
              to={kind === 'deposit' ? '/payments/deposits/$id' : '/payments/withdrawals/$id'}
              params={{ id }}
            >
              {kind === 'deposit' ? `D${id}` : `W${id}`}
            </Link>
          ),
        },
        { id: 'when', title: t`When`, cell: ({ created_at }) => <Age at={created_at} /> },
        {
          id: 'amount',
          title: t`Amount`,
          align: 'end',
          cell: ({ kind, amount }) => (
            <Money amount={kind === 'deposit' ? amount : `-${amount}`} signed />
          ),
        },
        { id: 'by', title: t`Channel`, cell: ({ channel_name }) => channel_name },
        {
          id: 'state',
          title: t`State`,
          cell: ({ status }) => <PaymentBadge status={status as never} />,
        },
      ]}
    />
  );
}

/** Where a player's money came from and went, on one page. */
export function MoneyStorySection({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const { answer, state, reload } = useCall(readMoneyStory, { uid });
  if (state === 'loading') return <Skeleton className="h-40 w-full" />;
  if (answer === null) {
    return (
      <PageState
        title={t`The money story could not be loaded`}
        actionLabel={t`Try again`}
        onAction={() => void reload()}
      />
    );
  }
  return (
    <>
      <Section title={t`Money story`}>
        <Sums story={answer} />
      </Section>
      <Section title={t`Devices`}>
        <Devices devices={answer.devices} />
      </Section>
      {answer.sharing.length > 0 && (
        <Section title={t`Others with the same account`}>
          <ul>
            {answer.sharing.map((other) => (
              <li key={other.uid} className="flex min-h-6 items-center">
                <PlayerLink uid={other.uid} name={other.name} />
                {!other.is_usable && ` · ${t`removed`}`}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t`Still to play`}>
        <Requirements story={answer} />
      </Section>
      <Section title={t`Latest payments`}>
        <Recent story={answer} />
      </Section>
    </>
  );
}

/** Where the player has logged in from, the newest device first: a new one may be a thief's. */
function Devices({ devices }: Pick<MoneyStory, 'devices'>) {
  const { t } = useLingui();
  const deviceOf = useDeviceName();
  if (devices.length === 0) {
    return <p className="text-ink-muted">{t`The player has not logged in yet`}</p>;
  }
  return (
    <ul aria-label={t`Devices`} className="flex flex-col gap-1">
      {devices.map(({ name, address, first_seen_at, is_new }) => (
        <li
          key={`${first_seen_at} ${name} ${address}`}
          className="flex flex-wrap items-center gap-2"
        >
          <span className="font-semibold">{deviceOf(name)}</span>
          {is_new && <StatusBadge tone="warning">{t`New`}</StatusBadge>}
          <span className="text-ink-muted">
            {t`first seen`} <Age at={first_seen_at} /> · {address}
          </span>
        </li>
      ))}
    </ul>
  );
}
