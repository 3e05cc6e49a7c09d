import { useLingui } from '@lingui/react/macro';
import type { MoneyStory } from '@perya/contract/payments/staff-calls/withdrawals';
import { Age } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';

/** Where the player has logged in from, the newest device first: a new one may be a thief's. */
export function Devices({ devices }: Pick<MoneyStory, 'devices'>) {
  const { t } = useLingui();
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
          <span className="font-semibold">{name}</span>
          {is_new && <StatusBadge tone="warning">{t`New`}</StatusBadge>}
          <span className="text-ink-muted">
            {t`first seen`} <Age at={first_seen_at} /> · {address}
          </span>
        </li>
      ))}
    </ul>
  );
}
