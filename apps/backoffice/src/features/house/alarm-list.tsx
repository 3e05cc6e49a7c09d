import { useLingui } from '@lingui/react/macro';
import type { Alarm } from '@perya/contract/house/staff-calls/home';
import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import { hasRoute } from '../../lib/rooms/use-rooms.ts';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useAlarmTexts } from './alarm-text.ts';

/** What is wrong, the gravest first. */
export function AlarmList({ alarms }: { readonly alarms: readonly Alarm[] }) {
  const { t } = useLingui();
  const router = useRouter();
  const textsOf = useAlarmTexts();
  if (alarms.length === 0) {
    return (
      <p>
        <StatusBadge tone="positive">{t`All is well`}</StatusBadge>
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {alarms.map((alarm) => {
        const { says, path } = textsOf(alarm);
        return (
          <li
            key={`${alarm.name} ${alarm.about}`}
            className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5"
          >
            {alarm.level === 'critical' ? (
              <StatusBadge tone="negative">{t`Critical`}</StatusBadge>
            ) : (
              <StatusBadge tone="warning">{t`Warning`}</StatusBadge>
            )}
            <span className="min-w-0 grow">
              {path !== null && hasRoute(router, path) ? (
                <Link {...({ to: path } as LinkProps)}>{says}</Link>
              ) : (
                says
              )}
            </span>
            {alarm.since !== null && (
              <span className="text-ink-muted">
                <Age at={alarm.since} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
