import { useLingui } from '@lingui/react/macro';
import type { Queue } from '@perya/contract/house/staff-calls/home';
import { countedRowsMax } from '@perya/contract/staff/list';
import { Link, type LinkProps, useRouter } from '@tanstack/react-router';
import { Button } from '../../lib/fields/button.tsx';
import { countText } from '../../lib/query/page-rows.ts';
import { useQueueNames } from '../../lib/queues/queue-names.ts';
import { dueAt, isLate, queuePlaces } from '../../lib/queues/queue-state.ts';
import { hasRoute } from '../../lib/rooms/use-rooms.ts';
import { Age } from '../../lib/show/moment.tsx';
import { durationText } from '../../lib/show/spans/duration-text.ts';
import { useNow } from '../../lib/show/use-now.ts';

/** Since when the oldest waits, and when it is due. */
function Waits({ queue }: { readonly queue: Queue }) {
  const { t } = useLingui();
  const nowSeconds = Math.floor(useNow(30_000) / 1000);
  const due = dueAt(queue);
  if (queue.oldest_at === null) return <span className="text-ink-muted">{t`Nothing waits`}</span>;
  const isOverdue = isLate(queue, nowSeconds);
  return (
    <>
      <span className="text-ink-muted">
        {t`Oldest:`} <Age at={queue.oldest_at} />
      </span>
      {due !== null && (
        <span className={isOverdue ? 'font-semibold text-negative' : 'text-ink-muted'}>
          {isOverdue ? t`Overdue since:` : t`Due:`} <Age at={due} />
        </span>
      )}
    </>
  );
}

interface QueueCardProps {
  readonly queue: Queue;
  /** Missing for whoever may not say how long a queue may wait. */
  readonly onDue?: (() => void) | undefined;
}

/** One queue: how many wait, since when the oldest does, and when that is too long. */
export function QueueCard({ queue, onDue }: QueueCardProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const name = useQueueNames()[queue.name];
  const minutes = queue.due_minutes;
  const { path } = queuePlaces[queue.name];
  const count = countText(Math.min(queue.waiting, countedRowsMax), i18n.locale);
  return (
    <li className="relative flex flex-col gap-1 rounded-card border border-line bg-raised p-3 shadow-card">
      {hasRoute(router, path) ? (
        <Link
          {...({ to: path } as LinkProps)}
          className="font-semibold after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
      <span className="amount-figures text-[1.375rem]">{count}</span>
      <Waits queue={queue} />
      {onDue && (
        <Button
          kind="quiet"
          onClick={onDue}
          className="relative z-1 -mx-3 mt-auto max-w-none self-start"
        >
          {minutes === null
            ? t`Set a due time`
            : t`Due after ${durationText(minutes * 60, i18n.locale)}`}
          <span className="sr-only">{`: ${name}`}</span>
        </Button>
      )}
    </li>
  );
}
