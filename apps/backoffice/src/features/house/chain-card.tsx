import { useLingui } from '@lingui/react/macro';
import { getChain } from '@perya/contract/audit/staff-calls/audit';
import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import { useCall } from '../../lib/query/use-call.ts';
import { hasRoute } from '../../lib/rooms/use-rooms.ts';
import { useMay } from '../../lib/session/session.ts';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';

const room: string = '/audit';

/** The chain of the audit, which the room Audit verifies: its head and its last verdict. */
export function ChainCard() {
  const { t } = useLingui();
  const may = useMay();
  const router = useRouter();
  const { answer } = useCall(getChain, {}, { isWanted: may('audit.read') });
  if (answer === null) return null;
  const last = answer.runs.find(({ state }) => state === 'sound' || state === 'broken');
  const title = t`The chain of the audit`;
  const { position, hash } = answer.head;
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-2 rounded-card border border-line bg-raised p-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold text-[0.875rem]">{title}</h2>
        {last === undefined ? (
          <StatusBadge>{t`No result yet`}</StatusBadge>
        ) : (
          <>
            {last.state === 'sound' ? (
              <StatusBadge tone="positive">{t`Sound`}</StatusBadge>
            ) : (
              <StatusBadge tone="negative">{t`Broken`}</StatusBadge>
            )}
            <span className="text-ink-muted">
              <Age at={last.finished_at ?? last.started_at} />
            </span>
          </>
        )}
        <span className="grow" />
        {hasRoute(router, room) && (
          <Link {...({ to: room } as LinkProps)}>{t`Verify it in the audit`}</Link>
        )}
      </div>
      <p className="text-ink-muted">
        {t`Head:`} <span className="amount-figures break-all">{`${position} · ${hash}`}</span>
      </p>
    </section>
  );
}
