import { useLingui } from '@lingui/react/macro';
import { endOwnSessions, listOwnSessions } from '@perya/contract/staff/calls/own';
import { Skeleton } from '@perya/ui/states/skeleton';
import { toast } from '@perya/ui/toast';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useSubmit } from '../../lib/query/use-submit.ts';
import { Section } from '../../lib/show/facts.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { useDeviceName } from '../../lib/show/use-device-name.ts';

/** Where one is logged in; everything but this session can be ended. */
export function OwnSessions() {
  const { t } = useLingui();
  const deviceOf = useDeviceName();
  const { answer, state, reload } = useCall(listOwnSessions, {});
  const { submit, isBusy } = useSubmit(endOwnSessions, {
    onDone: () => toast.success(t`Ended`),
  });
  const rows = (answer?.rows ?? []).map((row) => ({ ...row, device: deviceOf(row.device) }));
  return (
    <Section
      title={t`Open sessions`}
      actions={
        rows.length > 1 && (
          <Button busy={isBusy} onClick={() => void submit({})}>{t`End all others`}</Button>
        )
      }
    >
      {state === 'loading' && <Skeleton className="h-12.5" />}
      {state === 'failed' && (
        <PageState
          title={t`The sessions could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {rows.length > 0 && (
        <ul className="flex flex-col rounded-card border border-line bg-raised px-4">
          {rows.map(({ id, device, address, last_seen_at, is_current }) => (
            <li
              key={id}
              className="flex min-h-12 items-center gap-3 border-line border-b last:border-0"
            >
              <span className="min-w-0 grow">
                {device} · {address}
              </span>
              <Age at={last_seen_at} />
              {is_current ? (
                <StatusBadge tone="accent">{t`This one`}</StatusBadge>
              ) : (
                <Button
                  kind="quiet"
                  busy={isBusy}
                  aria-label={t`End the session on ${device}`}
                  onClick={() => void submit({ session: id })}
                >{t`End`}</Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
